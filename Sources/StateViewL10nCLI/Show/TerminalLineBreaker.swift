import L10nICU
import L10nLocale
import L10nReporting
import L10nSource

/// One line of a text on a terminal.
struct TerminalLine {
    /// The text, in which every isolate and embedding is closed that is opened.
    let text: String
    /// The cells that it takes.
    let width: Int
    /// Whether a terminal that orders text by its direction could move something beside it.
    let mayReorder: Bool
}

/// Breaks texts into the lines of a terminal: where the language may, and elsewhere only where a word is wider than a
/// line. Nothing is lost but the spaces at the ends of lines.
///
/// Without ICU, which knows the languages, lines end at spaces. Source: UAX #14; UAX #9, BD9, for isolates.
struct TerminalLineBreaker {
    private struct Cluster {
        let text: String
        let width: Int
        let isSpace: Bool
    }

    private let language: LanguageTag
    private let width: Int
    private var lines: [TerminalLine] = []
    private var line: ArraySlice<Cluster> = []
    /// The isolates and embeddings that the lines so far have opened.
    private var open: [Unicode.Scalar] = []

    /// The lines of a text, none for an empty one.
    /// - Parameter width: the most cells of a line, at least 1; only a single wider character takes more.
    static func lines(_ text: String, language: LanguageTag, width: Int) -> [TerminalLine] {
        var breaker = TerminalLineBreaker(language: language, width: max(1, width))
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            breaker.add(String(paragraph))
        }
        return text.isEmpty ? [] : breaker.lines
    }

    private init(language: LanguageTag, width: Int) {
        self.language = language
        self.width = width
    }

    private mutating func add(_ paragraph: String) {
        let characters = paragraph.map { (units: $0.utf16.count, clusters: Self.clusters($0)) }
        let total = characters.reduce(0) { $1.clusters.reduce($0) { $0 + $1.width } }
        // ICU is asked about the texts alone that do not fit on a line.
        let starts = total > width ? starts(in: paragraph) : nil
        var unit = 0
        var used = 0
        // How many clusters of the line stand before the last place where it may end.
        var lastBreak: Int?
        for character in characters {
            if let starts {
                if starts[unit] { lastBreak = line.count }
            } else if line.last?.isSpace == true, character.clusters.first?.isSpace == false {
                lastBreak = line.count
            }
            unit += character.units
            for cluster in character.clusters {
                if used + cluster.width > width, !cluster.isSpace, !line.isEmpty {
                    end(after: lastBreak ?? line.count)
                    used = line.reduce(0) { $0 + $1.width }
                    lastBreak = nil
                }
                line.append(cluster)
                used += cluster.width
            }
        }
        end(after: line.count)
    }

    /// For each UTF-16 unit of a text, whether a line may begin with it; nil where nobody knows.
    private func starts(in text: String) -> [Bool]? {
        guard var breaker = try? LineBreaker(language) else { return nil }
        return try? breaker.starts(in: text)
    }

    /// Ends the line behind so many clusters; the others begin the next one.
    private mutating func end(after count: Int) {
        var text = ""
        // What earlier lines opened is opened anew, as every line closes it at its end.
        text.unicodeScalars.append(contentsOf: open)
        var shown = line.prefix(count)
        line = ArraySlice(line.dropFirst(count).drop(while: \.isSpace))
        while shown.last?.isSpace == true { shown.removeLast() }
        for cluster in shown {
            text += cluster.text
            cluster.text.unicodeScalars.forEach { follow($0) }
        }
        for opener in open.reversed() { text.unicodeScalars.append(Self.isIsolate(opener) ? "\u{2069}" : "\u{202C}") }
        lines.append(
            TerminalLine(
                text: text, width: shown.reduce(0) { $0 + $1.width },
                mayReorder: text.unicodeScalars.contains {
                    CellText.isRightToLeft($0) || $0.properties.isBidiControl
                }))
    }

    private mutating func follow(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(scalar)
        case 0x2069: if let last = open.lastIndex(where: Self.isIsolate) { open.removeSubrange(last...) }
        case 0x202C: if let last = open.last, !Self.isIsolate(last) { open.removeLast() }
        default: break
        }
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    // MARK: Characters

    private static func clusters(_ character: Character) -> [Cluster] {
        // What could move the cursor or hide something is written out.
        if character.unicodeScalars.contains(where: { Wording.isInvisible($0) && !isHarmless($0) }) {
            return Wording.visible(String(character)).map(cluster)
        }
        return [cluster(character)]
    }

    private static func cluster(_ character: Character) -> Cluster {
        let width = character.unicodeScalars.reduce(0) {
            $0 + ($1.properties.generalCategory == .format ? 0 : CellText.width(of: $1))
        }
        return Cluster(text: String(character), width: width, isSpace: character == " ")
    }

    /// Joiners, spaces that hold words together, and what says the direction of text: all belong to texts.
    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isBidiControl || scalar.properties.generalCategory == .spaceSeparator
            || scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isVariationSelector
    }
}
