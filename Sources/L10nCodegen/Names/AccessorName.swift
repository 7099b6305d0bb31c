import L10nMessages
import L10nSource
import MessageChecks
import TokenTools

/// The Swift names of keys, as users of SwiftGen know them (SC-70).
enum AccessorName {
    /// The parts of a key: what stands between its dots, but at most sixteen, as code is not nested deeper. A text is
    /// one: no name has spaces or ends in a full stop.
    static func parts(_ key: String) -> [String] {
        guard !key.hasSuffix("."), !key.contains(where: \.isWhitespace) else { return [key] }
        let parts = key.split(separator: ".", maxSplits: 15).map(String.init)
        return parts.isEmpty ? [key] : parts
    }

    /// The name of a level: `sign_in` becomes `SignIn`.
    static func level(_ part: String) -> String { identifier(words(part), or: part) }

    /// The name of a member: `URLChooser` becomes `urlChooser`.
    static func member(_ part: String) -> String { lowerFirstWord(level(withoutPlaceholders(part))) }

    /// A name in which every character counts: `Delete?` becomes `DeleteQuestionMark`.
    static func spelled(_ part: String) -> String {
        var words: [String] = []
        var isInside = false
        for scalar in part.unicodeScalars {
            if isLetter(scalar) {
                if !isInside { words.append("") }
                words[words.count - 1].unicodeScalars.append(scalar)
            } else if !scalar.properties.isWhitespace {
                let name = scalar.properties.name ?? "U\(String(scalar.value, radix: 16))"
                words += name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
            }
            isInside = isLetter(scalar)
        }
        let first = words.first ?? "empty"
        return starting(first + words.dropFirst().map(capitalized).joined())
    }

    /// A name as source code has it.
    static func escaped(_ name: String) -> String {
        if name == "Type" || name == "Protocol" { return name + "_" }
        return SwiftName.reserved.contains(name) || name == "Self" || name == "Any" ? "`\(name)`" : name
    }

    private static func identifier(_ words: [String], or part: String) -> String {
        words.isEmpty ? capitalized(spelled(part)) : starting(words.map(capitalized).joined())
    }

    /// No name begins with a digit or a mark.
    private static func starting(_ name: String) -> String {
        name.unicodeScalars.first?.properties.isXIDStart == true ? name : "_" + name
    }

    private static func words(_ part: String) -> [String] {
        let scalars = part.unicodeScalars
        let words = scalars.split { !isLetter($0) }.map { String($0) }
        let isShouted =
            !scalars.contains { $0.properties.isLowercase } && scalars.contains { $0.properties.isUppercase }
        return isShouted ? words.map { $0.lowercased() } : words
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isXIDContinue && scalar != "_"
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.unicodeScalars.first else { return word }
        return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }

    /// As StencilSwiftKit does it: of several capitals the last one begins the next word.
    private static func lowerFirstWord(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        var count = scalars.prefix { $0.properties.isUppercase }.count
        if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
        return scalars.prefix(count).map(\.properties.lowercaseMapping).joined()
            + String(String.UnicodeScalarView(scalars.dropFirst(count)))
    }

    /// A text that is its own key has placeholders, which say nothing in a name.
    private static func withoutPlaceholders(_ part: String) -> String {
        guard part.utf8.contains(UInt8(ascii: "%")), part.contains(where: \.isWhitespace) else { return part }
        let bytes = Array(part.utf8)
        var result: [UInt8] = []
        var end = 0
        for placeholder in PlaceholderReading(bytes.span, notation: .printf).placeholders
        where placeholder.certainty == .certain {
            result += bytes[end..<Int(placeholder.range.lower)] + [UInt8(ascii: " ")]
            end = Int(placeholder.range.upper)
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
