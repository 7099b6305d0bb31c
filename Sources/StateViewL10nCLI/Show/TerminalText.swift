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

/// Breaks texts into the lines of a terminal: at spaces, beside wide characters, and elsewhere only where a word is
/// wider than a line. Nothing is lost but the spaces at the ends of lines.
///
/// Source: UAX #14 for what stands at no end of a line; UAX #9, BD9, for isolates.
struct TerminalText {
    private struct Cluster {
        let text: String
        let width: Int
        let isSpace: Bool
        /// What may not stand at the start of a line, such as a full stop or a small kana.
        let endsWords: Bool
        /// What may not stand at the end of a line, such as an opening quotation mark.
        let startsWords: Bool
        var isWide: Bool { width > 1 }
    }

    private let width: Int
    private var lines: [TerminalLine] = []
    private var line: ArraySlice<Cluster> = []
    /// The isolates and embeddings that the lines so far have opened.
    private var open: [Unicode.Scalar] = []

    /// The lines of a text, none for an empty one.
    /// - Parameter width: the most cells of a line, at least 1; only a single wider character takes more.
    static func lines(_ text: String, width: Int) -> [TerminalLine] {
        var breaker = TerminalText(width: max(1, width))
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            breaker.add(paragraph)
        }
        return text.isEmpty ? [] : breaker.lines
    }

    private init(width: Int) {
        self.width = width
    }

    private mutating func add(_ paragraph: Substring) {
        var used = 0
        // How many clusters of the line stand before the last place where it may end.
        var lastBreak: Int?
        for cluster in paragraph.flatMap(Self.clusters) {
            if let last = line.last, Self.mayBreak(last, cluster) { lastBreak = line.count }
            if used + cluster.width > width, !cluster.isSpace, !line.isEmpty {
                end(after: lastBreak ?? line.count)
                used = line.reduce(0) { $0 + $1.width }
                lastBreak = nil
            }
            line.append(cluster)
            used += cluster.width
        }
        end(after: line.count)
    }

    /// Ends the line behind so many clusters; the others begin the next one.
    private mutating func end(after count: Int) {
        var text = ""
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

    private static func mayBreak(_ left: Cluster, _ right: Cluster) -> Bool {
        if left.isSpace || right.isSpace { return left.isSpace && !right.isSpace }
        return (left.isWide || right.isWide) && !left.startsWords && !right.endsWords
    }

    // MARK: Characters

    private static func clusters(_ character: Character) -> [Cluster] {
        // What could move the cursor or hide something is written out.
        if character.unicodeScalars.contains(where: { Wording.isInvisible($0) && !isHarmless($0) }) {
            return Wording.visible(String(character)).map(cluster)
        }
        return [cluster(character)]
    }

    private static func cluster(_ character: Character) -> Cluster {
        let scalars = character.unicodeScalars
        let first = scalars.first?.properties.generalCategory
        let isSmall = scalars.first.map { smallKana.contains($0) } ?? false
        return Cluster(
            text: String(character),
            width: scalars.reduce(0) { $0 + ($1.properties.generalCategory == .format ? 0 : CellText.width(of: $1)) },
            isSpace: character == " ",
            endsWords: isSmall || first.map { enders.contains($0) } ?? false,
            startsWords: first == .openPunctuation || first == .initialPunctuation)
    }

    private static let enders: Set<Unicode.GeneralCategory> = [
        .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter, .nonspacingMark, .format,
    ]

    private static let smallKana = Set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars)

    /// Joiners, spaces that hold words together, and what says the direction of text: all belong to texts.
    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isBidiControl || scalar.properties.generalCategory == .spaceSeparator
            || scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isVariationSelector
    }
}
