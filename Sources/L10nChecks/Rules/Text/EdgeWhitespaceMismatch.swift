import L10nCatalog
import L10nLocale
import L10nSource
import MessageChecks

/// A translation that begins or ends in other spaces than its source text.
enum EdgeWhitespaceMismatch: HygieneRule {
    static let rule = Rule.edgeWhitespaceMismatch

    static var examples: RuleExamples { examples("Name: ", bad: "Vorname:", good: "Vorname: ") }

    /// Languages that part words by nothing: a space that English needs is none too few there.
    private static let withoutSpaces: Set<String> = ["ja", "zh", "yue", "th", "lo", "km", "my"]

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source else { return false }
        return (facts.leadingSpaces == 0) != (source.leadingSpaces == 0)
            || (facts.trailingSpaces == 0) != (source.trailingSpaces == 0)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !source.isBlank, !text.isPart else { return }
        let (facts, original) = (TextFacts(text), TextFacts(source))
        report(text, isStart: true, facts.leadingSpaces, original.leadingSpaces, into: &findings)
        report(text, isStart: false, facts.trailingSpaces, original.trailingSpaces, into: &findings)
    }

    private static func report(
        _ text: TextSite, isStart: Bool, _ count: Int, _ wanted: Int, into findings: inout Findings
    ) {
        let tag = text.site.column.tag
        guard (count == 0) != (wanted == 0), count > 0 || !withoutSpaces.contains(tag.language) else { return }
        let place = TextPlace(text)
        let edge = isStart ? 0..<count : place.bytes.count - count..<place.bytes.count
        // A language may need a space where the source has none: before "Uhr" behind a time.
        let edit = TextEdit(SourceRange(edge), String(repeating: " ", count: wanted))
        let change = TextFix(wanted == 0 ? .unsafe : .safe, [edit])
        let title = count > wanted ? "remove the space" : "add the space"
        findings.add(
            Diagnostic(
                rule, message(isStart: isStart, count, wanted, "\(tag)"), at: place.span(of: SourceRange(edge)),
                cause: isStart ? "start" : "end", subject: text.subject,
                fixes: place.fix(title, change).map { [$0] } ?? []))
    }

    private static func message(isStart: Bool, _ count: Int, _ wanted: Int, _ tag: String) -> String {
        let verb = isStart ? "begins with" : "ends in"
        if wanted == 0 {
            return
                "\(verb) \(count == 1 ? "a space" : "\(count) spaces"), the source does not; remove \(count == 1 ? "it" : "them")"
        }
        let spaces = wanted == 1 ? "a space" : "\(wanted) spaces"
        return "the source \(verb) \(spaces), '\(tag)' does not; add \(wanted == 1 ? "it" : "them")"
    }
}
