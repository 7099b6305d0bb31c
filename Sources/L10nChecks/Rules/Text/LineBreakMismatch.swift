import L10nCatalog
import L10nSource
import MessageChecks

/// A translation with other line breaks than its source text.
enum LineBreakMismatch: HygieneRule {
    static let rule = Rule.lineBreakMismatch

    static var examples: RuleExamples {
        examples(
            "Not found.\\nTry again.", bad: "Nicht gefunden.\\\\nErneut versuchen.",
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
        // A separator of lines that the translation alone has is a finding of its own (`unusual-whitespace`).
        if holdsSeparator(text), !holdsSeparator(source) { return }
        let (facts, original) = (TextFacts(text), TextFacts(source))
        let lacking = original.lineBreaks - facts.lineBreaks
        if lacking > 0, let finding = shownEscape(in: TextPlace(text), source, lacking) { return findings.add(finding) }
        let message: String
        var part: Range<Int>?
        if (facts.lastByte == lineFeed) != (original.lastByte == lineFeed) {
            message = edge("ends in", isAdded: facts.lastByte == lineFeed)
            part = facts.byteCount - (facts.lastByte == lineFeed ? 1 : 0)..<facts.byteCount
        } else if (facts.firstByte == lineFeed) != (original.firstByte == lineFeed) {
            // A line break before a text that no translation has is a mistake of the source.
            guard facts.firstByte == lineFeed else { return }
            message = edge("begins with", isAdded: true)
            part = 0..<1
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
                rule, message, at: part.map { text.span(of: $0) } ?? text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    private static func holdsSeparator(_ text: TextSite) -> Bool {
        text.text.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" }
    }

    /// The finding about a text whose line breaks were escaped twice, so that readers see `\n`.
    private static func shownEscape(in text: TextPlace, _ original: TextSite, _ lacking: Int) -> Diagnostic? {
        guard !original.text.contains("\\n") else { return nil }
        let bytes = text.bytes
        let places = bytes.indices.dropLast().filter {
            bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "n")
        }
        guard let first = places.first else { return nil }
        // The notation escapes a backslash by another one, which is the one too many.
        let source = text.fragment.source
        let spans = places.map { text.span(of: SourceRange($0..<$0 + 2)) }
        let isTwice = spans.allSatisfy { source.bytes[$0.range.indices].elementsEqual("\\\\n".utf8) }
        let edits = spans.map { Edit(source.span(SourceRange($0.range.lower, $0.range.lower + 1)), "") }
        // Where there are as many as line breaks lack, each stands for one of them.
        let fix = Fix("break the line", places.count == lacking ? .safe : .unsafe, edits: edits)
        return Diagnostic(
            rule, "readers see '\\n' where the source breaks the line; escape it once",
            at: text.span(of: SourceRange(first..<first + 2)), cause: "shown-escape", subject: text.subject,
            notes: [DiagnosticNote("the source text", at: original.span)], fixes: isTwice ? [fix] : [])
    }

    private static func edge(_ verb: String, isAdded: Bool) -> String {
        isAdded
            ? "\(verb) a line break, the source does not; remove it"
            : "the source \(verb) a line break, the translation does not; add it"
    }
}
