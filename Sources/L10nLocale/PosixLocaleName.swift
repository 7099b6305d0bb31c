/// A locale name of POSIX, such as `sr_RS.UTF-8@latin`, which PO files carry.
///
/// Source: IEEE 1003.1, chapter 8.2, and the modifiers of the locales of the GNU C library.
struct PosixLocaleName {
    /// The name as the text of a language tag, still with `_` where the name had it.
    let tagText: String

    /// Nil when the text has neither a character set nor a modifier, or a modifier that is no script or variant.
    init?(_ text: String) {
        guard text.contains("@") || text.contains(".") else { return nil }
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
        guard !name.isEmpty else { return nil }
        guard halves.count == 2 else {
            tagText = String(name)
            return
        }
        let subtags = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
        guard let language = subtags.first else { return nil }
        switch halves[1].lowercased() {
        case "euro": tagText = String(name)
        case "valencia": tagText = String(name) + "_valencia"
        case let modifier:
            guard let script = Self.scripts[modifier] else { return nil }
            tagText = ([language, Substring(script)] + subtags.dropFirst()).joined(separator: "_")
        }
    }

    private static let scripts = [
        "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn", "latin": "Latn",
    ]
}
