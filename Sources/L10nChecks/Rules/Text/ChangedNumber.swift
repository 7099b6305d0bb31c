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
        source?.traits.contains(.digit) == true
    }

    /// Units that few languages but English count in.
    private static let customaryUnits: Set<String> = [
        "mph", "mi", "mile", "miles", "lb", "lbs", "pound", "pounds", "ft", "feet", "foot", "inch", "inches", "oz",
        "ounce", "ounces", "gallon", "gallons", "yd", "yard", "yards", "fahrenheit",
    ]
    private static let numerals = Set("一二两兩三四五六七八九十百千零〇廿".unicodeScalars)

    /// Whether one number counts what the other does in a longer unit of time: seven days are one week.
    private static func isSameTime(_ number: String, _ other: String, _ words: Set<String>) -> Bool {
        guard let (long, short) = Int(number).flatMap({ long in Int(other).map { (long, $0) } }), short > 0 else {
            return false
        }
        func isMade(of factor: Int, _ unit: String) -> Bool {
            long == short.multipliedReportingOverflow(by: factor).partialValue
                && (words.contains(unit) || words.contains(unit + "s"))
        }
        return isMade(of: 7, "day") || isMade(of: 30, "day") || isMade(of: 24, "hour") || isMade(of: 12, "month")
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
        let all = Set(numbers.all)
        var lost = wanted.alone.filter { !all.contains($0) }
        guard !lost.isEmpty else { return }
        let originals = Set(wanted.all)
        // What a number that both have begins with is no other one: `3` of `3,000`.
        let beginnings = Set(
            originals.intersection(all).flatMap { number in
                (1..<max(1, min(number.count, 20))).map { number.prefix($0) }
            })
        lost.removeAll { beginnings.contains($0[...]) }
        guard let first = lost.first else { return }
        // A text without words is an example, or made by a template.
        guard original.contains(where: \.isLetter), text.text.contains(where: \.isLetter) else { return }
        let written = original.split { !$0.isLetter }
        // Hours are counted to twelve in one language and to 24 in another.
        if written.contains("AM") || written.contains("PM") { return }
        // A translation has the units of its readers.
        let words = Set(written.map { $0.lowercased() })
        if !words.isDisjoint(with: customaryUnits) { return }
        let gained = numbers.alone.filter { !originals.contains($0) }
        let message: String
        let found: Rule
        if lost.count == gained.count {
            // One number that is the same says that the others are, too: '24 to 48 hours' is '1 to 2 days'.
            if zip(lost, gained).contains(where: { isInWords($0, $1) || isSameTime($0, $1, words) }) { return }
            found = rule
            let (was, now) = (wanted.written[first] ?? first, numbers.written[gained[0]] ?? gained[0])
            message = "the source says \(was), '\(text.site.column.tag)' says \(now); check it"
        } else if gained.isEmpty, let large = lost.first(where: { (Int($0) ?? .max) > largestInWords }) {
            // It may be said in other words, as numerals of East Asia do.
            if text.text.unicodeScalars.contains(where: numerals.contains) { return }
            found = rule.at(.note)
            message = "the source says \(wanted.written[large] ?? large), '\(text.site.column.tag)' does not; check it"
        } else {
            return
        }
        findings.add(
            Diagnostic(
                found, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }
}
