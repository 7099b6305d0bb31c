/// Texts of single values in other tools.
enum ImportText {
    /// `16px`, `1rem`, and a number without a unit where it has a meaning.
    static func length(_ text: String, plainUnit: Dimension.Unit?) -> Dimension? {
        for unit in Dimension.Unit.allCases where text.hasSuffix(unit.rawValue) {
            return CSSNumber.read(text.dropLast(unit.rawValue.count)).map { Dimension($0, unit) }
        }
        return plainUnit.flatMap { unit in CSSNumber.read(text).map { Dimension($0, unit) } }
    }

    static func duration(_ text: String) -> TokenDuration? {
        for unit in [TokenDuration.Unit.ms, .s] where text.hasSuffix(unit.rawValue) {
            return CSSNumber.read(text.dropLast(unit.rawValue.count)).map { TokenDuration($0, unit) }
        }
        return nil
    }

    /// A number, or a percentage as the share that it is.
    static func number(_ text: String) -> Double? {
        text.hasSuffix("%") ? CSSNumber.read(text.dropLast()).map { $0 / 100 } : CSSNumber.read(text)
    }

    /// A weight by its number or, however it is spelt, by its name.
    static func weight(_ text: String) -> FontWeight? {
        if let number = CSSNumber.read(text) { return FontWeight(number) }
        let letters = text.lowercased().filter { $0.isLetter }
        return FontWeight.numbers.keys.first { $0.filter(\.isLetter) == letters }.flatMap { FontWeight(name: $0) }
    }

    static func families(_ text: String) -> [String] {
        text.split(separator: ",").map { family in
            String(
                family.drop { $0 == " " || $0 == "\"" || $0 == "'" }.reversed().drop {
                    $0 == " " || $0 == "\"" || $0 == "'"
                }.reversed())
        }.filter { !$0.isEmpty }
    }
}
