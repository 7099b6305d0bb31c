import L10nCatalog
import L10nSource

/// A number of the source text that is another one in the translation.
enum ChangedNumber: HygieneRule {
    static let rule = Rule.changedNumber

    static var examples: RuleExamples {
        examples("Valid for 24 hours", bad: "48 Stunden gültig", good: "24 Stunden gültig")
    }

    /// Numbers up to here are written in words as well.
    private static let largestInWords = 12

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source else { return false }
        return source.traits.contains(.digit) && !facts.traits.isDisjoint(with: [.digit, .nonASCII])
            || source.traits.contains(.digit) && !facts.traits.contains(.digit)
    }

    /// Whether a word stands for the zeros of one of two numbers: `50 тисяч` is `50,000`.
    private static func isInWords(_ number: String, _ other: String) -> Bool {
        let (short, long) = number.count < other.count ? (number, other) : (other, number)
        let zeros = long.dropFirst(short.count)
        return long.hasPrefix(short) && short.first != "0" && zeros.count % 3 == 0 && zeros.allSatisfy { $0 == "0" }
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !text.isSameText(as: source) else { return }
        let original = source.text
        let (numbers, wanted) = (LiteralNumbers(text.text), LiteralNumbers(original))
        let lost = wanted.alone.filter { !numbers.all.contains($0) }
        guard let first = lost.first else { return }
        // A text without words is an example, or made by a template.
        guard original.contains(where: \.isLetter) else { return }
        // Hours are counted to twelve in one language and to 24 in another.
        if original.contains("AM") || original.contains("PM") { return }
        let gained = numbers.alone.filter { !wanted.all.contains($0) }
        let message: String
        let found: Rule
        if lost.count == 1, gained.count == 1 {
            if isInWords(first, gained[0]) { return }
            found = rule
            message = "the source says \(first), '\(text.site.column.tag)' says \(gained[0]); check it"
        } else if gained.isEmpty, let large = lost.first(where: { (Int($0) ?? .max) > largestInWords }) {
            // It may be said in other words.
            found = rule.at(.note)
            message = "the source says \(large), '\(text.site.column.tag)' does not; check it"
        } else {
            return
        }
        findings.add(
            Diagnostic(
                found, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }
}
