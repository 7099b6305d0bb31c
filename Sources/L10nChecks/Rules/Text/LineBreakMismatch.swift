import L10nCatalog
import L10nSource

/// A translation with other line breaks than its source text.
enum LineBreakMismatch: HygieneRule {
    static let rule = Rule.lineBreakMismatch

    static var examples: RuleExamples {
        examples(
            "Not found.\\nTry again.", bad: "Nicht gefunden. Erneut versuchen.",
            good: "Nicht gefunden.\\nErneut versuchen.")
    }

    private static let lineFeed = UInt8(ascii: "\n")

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source else { return false }
        return facts.lineBreaks != source.lineBreaks
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !source.isBlank else { return }
        // Tags in place of line breaks are `markup-mismatch`.
        if text.text.contains("<br") != source.text.contains("<br") { return }
        let (facts, original) = (TextFacts(text), TextFacts(source))
        let message: String
        if (facts.lastByte == lineFeed) != (original.lastByte == lineFeed) {
            message = edge("ends in", isAdded: facts.lastByte == lineFeed)
        } else if (facts.firstByte == lineFeed) != (original.firstByte == lineFeed) {
            // A line break before a text that no translation has is a mistake of the source.
            guard facts.firstByte == lineFeed else { return }
            message = edge("begins with", isAdded: true)
        } else if facts.lineBreaks == 0 || original.lineBreaks == 0 {
            let lines = Wording.count(original.lineBreaks + 1, "line", "lines")
            message =
                "the source has \(lines), '\(text.site.column.tag)' has \(facts.lineBreaks + 1); break the same way"
        } else {
            // Longer languages wrap their paragraphs elsewhere.
            return
        }
        findings.add(
            Diagnostic(
                rule, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    private static func edge(_ verb: String, isAdded: Bool) -> String {
        isAdded
            ? "\(verb) a line break, the source does not; remove it"
            : "the source \(verb) a line break, the translation does not; add it"
    }
}
