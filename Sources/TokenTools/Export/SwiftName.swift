import DesignTokens
import TokenThemes

/// Names and texts in Swift source.
package enum SwiftName {
    /// A name in camel case: `stateView`, `title-large` becomes `stateViewTitleLarge`. An underscore at the beginning stays,
    /// as `_size` and `size` stand beside each other, and so does the sign of a number: `-2` is `minus2`.
    package static func member(_ names: [String]) -> String {
        let words = names.flatMap { name in
            (isNegative(name) ? ["minus"] : []) + name.split { !isPart($0) }.map(String.init)
        }
        guard let first = words.first else { return "token" }
        let lower = first.prefix(1).lowercased() + first.dropFirst()
        let name = lower + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.unicodeScalars.first?.properties.isXIDStart != true || names.first?.hasPrefix("_") == true {
            return "_" + name
        }
        return reserved.contains(name) ? "`\(name)`" : name
    }

    /// Whether a character may stand in a name.
    ///
    /// Source: The Swift Programming Language, "Lexical Structure"; UAX #31.
    private static func isPart(_ character: Character) -> Bool {
        (character.isLetter || character.isNumber) && character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }

    /// Whether a name is a number below zero.
    static func isNegative(_ name: some StringProtocol) -> Bool {
        name.utf8.first == UInt8(ascii: "-") && name.dropFirst().first?.isNumber == true
    }

    /// Without the backticks of a reserved word.
    package static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// Source: The Swift Programming Language, "Lexical Structure", the words reserved in declarations, statements and
    /// expressions.
    package static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A text as a literal, in which nothing is hidden from who reads the code.
    package static func literal(_ text: String) -> String {
        QuotedText.text(text) { scalar in
            if scalar.value < 0x7F { return scalar.value < 0x20 ? escape(scalar) : nil }
            return switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: escape(scalar)
            default: nil
            }
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
    }

    /// A text in a comment of one line.
    package static func line(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    $0.properties.generalCategory == .control || $0 == "\u{2028}" || $0 == "\u{2029}" ? " " : $0
                }))
    }
}
