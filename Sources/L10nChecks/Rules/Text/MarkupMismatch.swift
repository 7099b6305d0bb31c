import L10nCatalog
import L10nSource

/// A translation with other tags, or other links, than its source text.
enum MarkupMismatch: HygieneRule {
    static let rule = Rule.markupMismatch

    static var examples: RuleExamples {
        examples("This is <b>important</b>", bad: "Das ist wichtig", good: "Das ist <b>wichtig</b>")
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source else { return false }
        let markup: TextFacts.Traits = [.angle, .link]
        return !facts.traits.isDisjoint(with: markup) || !source.traits.isDisjoint(with: markup)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank, !text.isSameText(as: source) else { return }
        let (written, original) = (text.text, source.text)
        let (tags, wanted) = InlineTags.pair(written, original)
        let tag = "\(text.site.column.tag)"
        guard let problem = difference(tags.tags, wanted.tags, tag) ?? link(written, original) else { return }
        findings.add(
            Diagnostic(
                problem.isEmphasis ? rule.at(.note) : rule, problem.message, at: text.span, cause: problem.cause,
                subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    /// What the same mistake is called where its brackets and address are looked at.
    static let brokenLink = "broken-link"

    private struct Problem {
        let message: String
        var cause: String?
        /// Whether a pair that stresses a word is all that a translation has more.
        var isEmphasis = false
    }

    private static let emphasis: Set<String> = ["b", "em", "i", "strong", "u"]

    private static func difference(_ tags: [InlineTags.Tag], _ wanted: [InlineTags.Tag], _ tag: String) -> Problem? {
        var counts: [InlineTags.Tag: Int] = [:]
        for tag in wanted { counts[tag, default: 0] += 1 }
        for tag in tags { counts[tag, default: 0] -= 1 }
        if let lost = wanted.first(where: { counts[$0, default: 0] > 0 }) {
            let name = Wording.quoted(lost.written)
            guard tags.contains(where: { $0.isBroken && $0.written == lost.written }) else {
                return Problem(message: "\(name) is missing in '\(tag)'; add it")
            }
            return Problem(
                message: "\(name) is broken in '\(tag)'; put what it states into '\"', and close it with '>'",
                cause: brokenLink)
        }
        let added = tags.filter { counts[$0, default: 0] < 0 }
        let isPaired = added.count { $0.isClosing } * 2 == added.count
        let isEmphasis = isPaired && added.allSatisfy { emphasis.contains($0.name) }
        return added.first.map {
            Problem(message: "\(Wording.quoted($0.written)) is not in the source; remove it", isEmphasis: isEmphasis)
        }
    }

    private static func link(_ text: String, _ source: String) -> Problem? {
        if MarkdownLinks.missing(in: text, of: source) > 0 {
            let isSpaced = text.contains("] (")
            return Problem(
                message: "a link '[…](…)' of the source is broken or missing; "
                    + (isSpaced ? "write it without a space" : "write it as the source does"), cause: brokenLink)
        }
        guard MarkdownLinks.added(in: text, to: source) > 0 else { return nil }
        return Problem(message: "a link '[…](…)' is not in the source; remove it")
    }
}
