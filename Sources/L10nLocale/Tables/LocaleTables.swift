/// The facts about languages that this module knows, as CLDR states them.
///
/// The tables beside this file are written by `tools/generate-locale-data` from an installed ICU.
enum LocaleTables {
    /// Whether a language subtag in lower case is registered, private use and deprecated ones included.
    static func isRegistered(language: some StringProtocol) -> Bool {
        guard language.utf8.count == 2 || language.utf8.count == 3 else { return false }
        // A row has the first two letters of codes, and the third ones; a point for the two alone.
        guard let endings = languages.value(of: language.prefix(2)) else { return false }
        return endings.utf8.contains(language.utf8.dropFirst(2).first ?? UInt8(ascii: "."))
    }

    /// The subtags that replace an old one in a table of aliases, whose rows are a reason and one or more subtags.
    static func successors(of subtag: String, in aliases: SortedLines) -> [String] {
        aliases.value(of: subtag)?.split(separator: " ").dropFirst().map(String.init) ?? []
    }
}
