package import DesignTokens

/// Texts of single values in other tools.
package enum NumberedText {
    /// `16px`, `1rem`, and a number without a unit where it has a meaning.
    package static func length(_ text: String, plainUnit: Dimension.Unit?) -> Dimension? {
        for unit in Dimension.Unit.allCases where text.hasSuffix(unit.rawValue) {
            return CSSNumber.read(text.dropLast(unit.rawValue.count)).map { Dimension($0, unit) }
        }
        return plainUnit.flatMap { unit in CSSNumber.read(text).map { Dimension($0, unit) } }
    }

    package static func duration(_ text: String) -> TokenDuration? {
        // Milliseconds stand first: their unit ends with that of seconds.
        for unit in [TokenDuration.Unit.ms, .s] where text.hasSuffix(unit.rawValue) {
            return CSSNumber.read(text.dropLast(unit.rawValue.count)).map { TokenDuration($0, unit) }
        }
        return nil
    }

    /// A number, or a percentage as the share that it is.
    package static func number(_ text: String) -> Double? {
        text.hasSuffix("%") ? CSSNumber.readPercentage(text) : CSSNumber.read(text)
    }

    /// What counts from the size of a text: `-5%`, `0.5em`.
    package static func share(_ text: String) -> Double? {
        if text.hasSuffix("em"), !text.hasSuffix("rem") { return CSSNumber.read(text.dropLast(2)) }
        return text.hasSuffix("%") ? number(text) : nil
    }

    /// The unit behind a number; nil for other texts.
    package static func unit(_ text: String) -> String? {
        let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
        guard !unit.isEmpty, CSSNumber.read(text.dropLast(unit.count)) != nil else { return nil }
        return String(unit)
    }

    /// A weight by its number or, however it is spelt, by its name.
    package static func weight(_ text: String) -> FontWeight? {
        if let number = CSSNumber.read(text) { return FontWeight(number) }
        let letters = text.lowercased().filter { $0.isLetter }
        // No two names have the same letters, so that the order of the table does not matter.
        return FontWeight.numbers.keys.first { $0.filter(\.isLetter) == letters }.flatMap { FontWeight(name: $0) }
    }

    /// The weight without the style that stands behind it, such as `Bold Italic`; nil without one.
    package static func weightOfStyle(_ text: String) -> (weight: FontWeight, style: String)? {
        let letters = text.lowercased().filter { $0.isLetter }
        for style in ["italic", "oblique"] where letters.hasSuffix(style) {
            let rest = letters.dropLast(style.count)
            return (rest.isEmpty ? FontWeight(400) : weight(String(rest))).map { ($0, style) }
        }
        return nil
    }

    /// Whether a style of a face, as CSS calls it, slants its letters: `italic`, `oblique`, `oblique 10deg`.
    package static func isItalic(_ style: String) -> Bool {
        let style = style.lowercased()
        return style == "italic" || style.hasPrefix("oblique")
    }

    /// `cubic-bezier(.4, 0, .2, 1)`, and the names of CSS.
    package static func curve(_ text: String) -> [Double]? {
        let text = text.lowercased()
        if let known = curves[text] { return known }
        guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return nil }
        let numbers = text.dropFirst(13).dropLast().split(separator: ",").map { part in
            CSSNumber.read(part.filter { $0 != " " })
        }
        let found = numbers.compactMap(\.self)
        return found.count == 4 && numbers.count == 4 ? found : nil
    }

    /// Source: CSS Easing Functions Level 2, section 2.2.
    private static let curves: [String: [Double]] = [
        "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
        "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
    ]

    /// The parts between a separator that stands in no parentheses and no braces.
    package static func parts(_ text: String, separator: Character) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        for letter in text {
            if letter == "(" || letter == "{" { depth += 1 }
            if letter == ")" || letter == "}" { depth -= 1 }
            if letter == separator, depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts.map { part in String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            .filter { !$0.isEmpty }
    }
}
