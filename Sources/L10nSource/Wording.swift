/// Words for messages: how texts, characters and numbers of files are named in findings.
package enum Wording {
    // Code that is generic is compiled for each kind of text in its own module alone, so that all of them become one here.

    /// The text in single quotes, cut at 60 characters; invisible characters by their code points.
    package static func quoted(_ text: some StringProtocol) -> String { "'" + cut(String(text)) + "'" }

    /// The text with invisible characters by their code points, as in `<U+202E>`.
    package static func visible(_ text: some StringProtocol) -> String { shown(String(text)) }

    private static func cut(_ text: String) -> String {
        if text.utf8.count <= 60 { return shown(text) }
        // The index behind 60 characters, or none where that is the end.
        guard let end = text.index(text.startIndex, offsetBy: 60, limitedBy: text.endIndex), end < text.endIndex else {
            return shown(text)
        }
        return shown(String(text[..<end])) + "…"
    }

    private static func shown(_ text: String) -> String {
        // Most texts are visible ASCII and spaces, and are not looked at one by one.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        if !text.unicodeScalars.contains(where: isInvisible) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isInvisible(scalar) {
                result += "<" + codePoint(scalar) + ">"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `U+200F RIGHT-TO-LEFT MARK`; control characters by their usual names.
    package static func name(of scalar: Unicode.Scalar) -> String {
        let properties = scalar.properties
        guard let name = properties.name ?? properties.nameAlias ?? controlNames[scalar.value] else {
            return codePoint(scalar)
        }
        return codePoint(scalar) + " " + name
    }

    /// The control characters that turn up in string files, which have no name of their own.
    /// Source: Unicode Character Database, NameAliases.txt.
    private static let controlNames: [UInt32: String] = [
        0x00: "NULL", 0x07: "BELL", 0x08: "BACKSPACE", 0x09: "TAB", 0x0A: "LINE FEED", 0x0B: "LINE TABULATION",
        0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN", 0x1A: "SUBSTITUTE", 0x1B: "ESCAPE", 0x1F: "UNIT SEPARATOR",
        0x7F: "DELETE", 0x85: "NEXT LINE",
    ]

    /// `U+00A0`, with at least four digits.
    package static func codePoint(_ scalar: Unicode.Scalar) -> String {
        "U+" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
    }

    /// `1 entry`, `2 entries`.
    package static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) " + (number == 1 ? one : many)
    }

    /// `a`, `a and b`, `a, b and c`.
    /// - Parameter word: what stands before the last one, such as `or`.
    package static func list(_ names: some BidirectionalCollection<String>, _ word: String = "and") -> String {
        guard let last = names.last, names.count > 1 else { return names.last ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }

    /// The first eight of some names, and how many more there are: `a, b, c, d, e, f, g, h and 12 more`.
    package static func first(of names: [String]) -> String {
        let rest = names.count - 8
        return rest > 0 ? names.prefix(8).joined(separator: ", ") + " and \(rest) more" : list(names)
    }

    /// The first of some files, and how many more there are, before a verb: `'a' is`, `'a' and 2 more files are`.
    package static func files(_ paths: [String], _ one: String, _ many: String) -> String {
        guard let first = paths.first else { return "" }
        let others = paths.count - 1
        return quoted(first) + (others == 0 ? " \(one)" : " and \(count(others, "more file", "more files")) \(many)")
    }

    /// Whether a reader could not see the character, or it could reorder or move what stands beside it.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isCommonLetter || (0x20...0x7E).contains(scalar.value) { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .spaceSeparator: scalar != " "
        case .unassigned: scalar.properties.isNoncharacterCodePoint || scalar.properties.isDefaultIgnorableCodePoint
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
