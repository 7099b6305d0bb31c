import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// One entry to write: a text, or the plural forms of one.
struct POMessage {
    let original: String
    /// The key and path without plural category.
    let id: ExchangeID
    private var units: [ExchangeUnit]
    /// Set where another file has the same key with the same text.
    var namesFile = false

    private init(original: String, id: ExchangeID) {
        (self.original, self.id, units) = (original, id, [])
    }

    /// The entries for units of the same file, in their order.
    static func messages(of units: some Sequence<ExchangeUnit>, in original: String) -> [POMessage] {
        var messages: [POMessage] = []
        var numbers: [ExchangeID: Int] = [:]
        for unit in units {
            let id = ExchangeID(unit.id.key, unit.id.path.withoutCategory)
            // A text that stands beside forms is an entry of its own.
            let isForm = unit.id.path.category != nil
            if isForm, let number = numbers[id] {
                messages[number].units.append(unit)
                continue
            }
            if isForm { numbers[id] = messages.count }
            var message = POMessage(original: original, id: id)
            message.units = [unit]
            messages.append(message)
        }
        return messages
    }

    private var isPlural: Bool { units.contains { $0.id.path.category != nil } }

    private func unit(_ category: PluralCategory) -> ExchangeUnit? { units.first { $0.id.path.category == category } }

    /// The text for one, or the only one.
    private var singular: String { (unit(.one) ?? unit(.other) ?? units.first)?.source ?? "" }

    private var plural: String { (unit(.other) ?? units.last)?.source ?? "" }

    var context: String { namesFile ? POContext.text(of: id, in: original) : POContext.text(of: id) }

    /// What no two entries of a file may have in common.
    var pair: [String] { [context, singular] }

    /// The entry without a line end behind it.
    func text(_ plurals: POPlurals, lineEnd: String = "\n") -> String {
        var lines: [String] = []
        // What is said of all forms stands there once.
        var said: Set<ExchangeNote> = []
        for note in units.lazy.flatMap(\.notes) where !note.text.isEmpty && said.insert(note).inserted {
            lines.append(POWriter.comment("#.", note.text, lineEnd: lineEnd))
        }
        lines.append("#: " + POReference.text(original))
        let translations = translations(plurals)
        let states = translations.filter { !$0.text.isEmpty }.map { (index: $0.index, state: $0.state) }
        let flags = POStates.flags(states, among: holdsSpecifiers ? ["objc-format"] : [])
        if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
        lines.append(POWriter.text("msgctxt", context, lineEnd: lineEnd))
        lines.append(POWriter.text("msgid", singular, lineEnd: lineEnd))
        if isPlural { lines.append(POWriter.text("msgid_plural", plural, lineEnd: lineEnd)) }
        for translation in translations {
            let keyword = translation.index.map { "msgstr[\($0)]" } ?? "msgstr"
            lines.append(POWriter.text(keyword, translation.text, lineEnd: lineEnd))
        }
        return lines.joined(separator: lineEnd)
    }

    private func translations(_ plurals: POPlurals) -> [(index: Int?, text: String, state: EntryState)] {
        func translation(_ unit: ExchangeUnit?, _ index: Int?) -> (index: Int?, text: String, state: EntryState) {
            // What is new counts as not translated.
            let text = unit?.state == .new ? "" : unit?.target ?? ""
            return (index, text, unit?.state ?? .new)
        }
        guard isPlural else { return [translation(units.first, nil)] }
        return plurals.categories.enumerated().map { translation(unit($1), $0) }
    }

    private var holdsSpecifiers: Bool {
        units.contains { unit in
            unit.source.map { $0.utf8.contains(UInt8(ascii: "%")) && !PrintfParser.parse($0).specifiers.isEmpty }
                ?? false
        }
    }
}

/// The file that an entry refers to (`#:`).
enum POReference {
    // A name with a space stands between isolates. Source: GNU gettext 0.22, NEWS.
    private static let (open, close): (Character, Character) = ("\u{2068}", "\u{2069}")

    static func text(_ path: String) -> String { path.contains(" ") ? "\(open)\(path)\(close)" : path }

    /// The lines, with one again what a program that knows no isolates broke at a space of a name.
    static func joined(_ lines: [String]) -> [String] {
        var result: [String] = []
        // The lines since a name began, which may be no name after all.
        var open: [String] = []
        for line in lines {
            open.append(line)
            let isOpen = open.joined(separator: " ").last { $0 == Self.open || $0 == close } == Self.open
            if !isOpen {
                result.append(open.joined(separator: " "))
                open = []
            } else if open.count > 2 {
                // A name comes on three lines at most (N-105); an isolate that stays open longer is no name's.
                result.append(open.removeFirst())
            }
        }
        return result + open
    }

    /// The paths of a line, without the numbers of lines behind them.
    static func paths(_ line: String) -> [String] {
        var paths: [String] = []
        var rest = Substring(line)
        while let first = rest.first {
            if first == " " || first == "\t" {
                rest.removeFirst()
            } else if first == open, let end = rest.firstIndex(of: close) {
                paths.append(withoutLine(rest[rest.index(after: rest.startIndex)..<end]))
                rest = rest[rest.index(after: end)...].drop { $0 != " " && $0 != "\t" }
            } else {
                let word = rest.prefix { $0 != " " && $0 != "\t" }
                paths.append(withoutLine(word))
                rest = rest[word.endIndex...]
            }
        }
        return paths
    }

    private static func withoutLine(_ path: Substring) -> String {
        guard let colon = path.lastIndex(of: ":") else { return String(path) }
        let digits = path[path.index(after: colon)...]
        return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
            ? String(path[..<colon]) : String(path)
    }
}
