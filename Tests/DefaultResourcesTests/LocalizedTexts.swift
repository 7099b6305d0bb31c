import DefaultResources
import Foundation

/// The default texts of one language, read by a parser of our own file form that is stricter than `.strings`:
/// one entry a line, its translator comment on the line before, no escapes.
struct LocalizedTexts {
    struct Entry {
        let key: String
        let text: String
        let comment: String?

        /// The names of the holes, in the order of the alphabet.
        var holes: [String] { text.matches(of: #/\{([A-Za-z]+)\}/#).map { String($0.1) }.sorted() }

        /// What translators write themselves.
        var textWithoutHoles: String { text.replacing(#/\{[A-Za-z]+\}/#, with: "") }
    }

    struct FormError: Error {
        let path: String
        let line: String
    }

    let tag: String
    let entries: [Entry]

    /// The tags of all languages that have texts.
    static let tags = DefaultResources.files(under: "Localizations")
        .compactMap { $0.path.firstMatch(of: #/^Localizations\/(.+)\.lproj\/DesignSystem\.strings$/#)?.1 }
        .map(String.init)

    static func path(_ tag: String) -> String { "Localizations/\(tag).lproj/DesignSystem.strings" }

    init(_ tag: String) throws {
        self.tag = tag
        var entries: [Entry] = []
        var comment: String?
        let source = DefaultResources.file(at: Self.path(tag))?.text ?? ""
        for line in source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let match = line.wholeMatch(of: #/"([A-Za-z.]+)" = "([^"\\]*)";/#.matchingSemantics(.unicodeScalar)) {
                entries.append(Entry(key: String(match.1), text: String(match.2), comment: comment))
                comment = nil
            } else if let match = line.wholeMatch(of: #/\/\* (.+) \*\//#) {
                comment = String(match.1)
            } else if !line.isEmpty || comment != nil {
                throw FormError(path: Self.path(tag), line: line)
            }
        }
        self.entries = entries
    }

    subscript(name: String) -> String? {
        entries.first { $0.key == "DesignSystem.stateView." + name }?.text
    }
}

/// The letters that CLDR gives for each language.
enum Exemplars {
    static func load() throws -> [String: Set<Unicode.Scalar>] {
        let url = DataFolders.root.appending(path: "Tests/Fixtures/DefaultResources/exemplars.txt")
        var sets: [String: Set<Unicode.Scalar>] = [:]
        // By scalars: a combining mark after the space would hide it in a Character.
        for line in try String(contentsOf: url, encoding: .utf8).unicodeScalars.split(separator: "\n") {
            guard line.first != "#", let space = line.firstIndex(of: " ") else { continue }
            sets[String(line[..<space])] = Set(line[space...].dropFirst())
        }
        sets["en"] = Set("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
        sets["ko"] = Set((0xAC00...0xD7A3).compactMap(Unicode.Scalar.init))
        return sets
    }
}
