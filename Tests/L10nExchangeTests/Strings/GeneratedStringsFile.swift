import L10nSource
import L10nStrings
import TestSupport

/// Files and texts that no author would write in one place, made from a seed.
struct GeneratedStringsFile {
    let bytes: [UInt8]

    private static let marks: [(name: String, mark: [UInt8])] = [
        ("UTF-8", []), ("UTF-8", []), ("UTF-8", [0xEF, 0xBB, 0xBF]), ("UTF-16LE", [0xFF, 0xFE]),
        ("UTF-16BE", [0xFE, 0xFF]), ("UTF-32LE", [0xFF, 0xFE, 0, 0]), ("UTF-32BE", [0, 0, 0xFE, 0xFF]),
    ]

    init(_ random: inout SeededGenerator) {
        let lineEnd = ["\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
        let isBraced = Int.random(in: 0..<8, using: &random) == 0
        let isSorted = Int.random(in: 0..<4, using: &random) == 0
        var keys = (0..<Int.random(in: 0..<7, using: &random)).map { "k\($0)" + Self.text(&random) }
        keys = isSorted ? keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } : keys.shuffled(using: &random)
        var text = isBraced ? "{" : ""
        if Bool.random(using: &random) { text += "/* head */" + lineEnd }
        if Bool.random(using: &random) { text += lineEnd }
        for key in keys {
            text += Self.entry(key, lineEnd, &random)
            text +=
                ["", " ", lineEnd, lineEnd, lineEnd, lineEnd + lineEnd, " // same line" + lineEnd]
                .randomElement(using: &random) ?? lineEnd
        }
        if Bool.random(using: &random) { text += "/* tail */" }
        if isBraced { text += lineEnd + "}" }
        if Bool.random(using: &random) { text += lineEnd }
        let (name, mark) = Self.marks.randomElement(using: &random) ?? ("UTF-8", [])
        var bytes = mark
        for scalar in text.unicodeScalars { Notation.append(scalar, name, &bytes) }
        self.bytes = bytes
    }

    private static func entry(_ key: String, _ lineEnd: String, _ random: inout SeededGenerator) -> String {
        var result = ["", "", "\t", "  "].randomElement(using: &random) ?? ""
        let comment =
            ["", "", "/* c */", "// c", "/* two" + lineEnd + " lines */", "/**/", "/* a */" + lineEnd + "/* b */"]
            .randomElement(using: &random) ?? ""
        if !comment.isEmpty { result += comment + lineEnd }
        let separator = [" = ", "=", "  =\t", " /* in */ = ", lineEnd + "= "].randomElement(using: &random) ?? "="
        let value =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: "plain.text"
            case 1: "'it\"s \\U00e9 \\' \\101'"
            case 2: "\"two" + lineEnd + "lines\\t\""
            default: StringsWriter.quoted(text(&random))
            }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: result += StringsWriter.quoted(key) + ";"
        case 1: result += "a.\(UInt32.random(in: 0 ..< .max, using: &random))" + separator + value + ";"
        default:
            result +=
                StringsWriter.quoted(key) + separator + value + " ".prefix(Int.random(in: 0...1, using: &random)) + ";"
        }
        return result
    }

    private static let pieces = [
        "a", "B", "0", "e9", "é", "e\u{301}", "日", "😀", "\"", "'", "\\", "\\U00e9", "\n", "\t", "\r", "\r\n", "%@",
        "%1$d",
        "/*", "*/", "//", ";", "=", " ", "{", "\u{0}", "\u{7F}", "\u{2028}", "\u{202E}", "\u{FFFD}", "\u{1F}",
    ]

    static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}
