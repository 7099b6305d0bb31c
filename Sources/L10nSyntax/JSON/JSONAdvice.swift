internal import L10nSource

/// What to write in the place of a word that is no JSON value.
enum JSONAdvice {
    /// What to do about a word that stands where a value belongs and begins like none.
    static func value(for word: String) -> String {
        switch word.lowercased() {
        case "true", "yes", "on": "write 'true'"
        case "false", "no", "off": "write 'false'"
        case "null", "nil", "none", "undefined": "write 'null'"
        case "nan", "infinity", "-infinity", "inf": "write a finite number"
        default:
            numberAdvice(for: word) ?? Suggestions.question(word, among: ["true", "false", "null"])
                ?? "write a text in double quotes"
        }
    }

    /// How to write a number that starts with a point or a plus sign; nil for other words.
    private static func numberAdvice(for word: String) -> String? {
        var digits = word.utf8[...]
        let isNegative = digits.first == 0x2D
        if isNegative || digits.first == 0x2B { digits = digits.dropFirst() }
        let isPointed = digits.first == 0x2E
        guard let number = Double(word), number.isFinite, let first = digits.dropFirst(isPointed ? 1 : 0).first,
            0x30...0x39 ~= first
        else { return nil }
        return "write \(isNegative ? "-" : "")\(isPointed ? "0" : "")\(Substring(digits))"
    }

    /// What to do about a word that begins like a number and is none; it begins with a digit or a `-`.
    static func number(_ number: String) -> String {
        let body = number.hasPrefix("-") ? number.dropFirst() : number[...]
        if body.isEmpty { return "write digits behind the '-'" }
        if body.hasPrefix("0"), body.dropFirst().allSatisfy(\.isNumber) { return "remove the leading zero" }
        if body.hasSuffix(".") { return "write a digit behind the '.'" }
        if body.hasPrefix("0x") || body.hasPrefix("0X") { return "write it in decimal" }
        if body.hasPrefix("Infinity") { return "write a finite one" }
        return "write such as '-1.5e3', or quote it"
    }
}
