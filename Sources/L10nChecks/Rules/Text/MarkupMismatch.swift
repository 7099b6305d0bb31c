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
        guard let problem = difference(tags.tags, wanted.tags, "\(text.site.column.tag)") ?? link(written, original)
        else {
            return
        }
        findings.add(
            Diagnostic(
                rule, problem, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    private static func difference(_ tags: [InlineTags.Tag], _ wanted: [InlineTags.Tag], _ tag: String) -> String? {
        var counts: [InlineTags.Tag: Int] = [:]
        for tag in wanted { counts[tag, default: 0] += 1 }
        for tag in tags { counts[tag, default: 0] -= 1 }
        if let lost = wanted.first(where: { counts[$0, default: 0] > 0 }) {
            return "\(Wording.quoted(lost.written)) is missing in '\(tag)'; add it"
        }
        return tags.first { counts[$0, default: 0] < 0 }.map {
            "\(Wording.quoted($0.written)) is not in the source; remove it"
        }
    }

    /// Links of Markdown that one text has and the other has not.
    private static func link(_ text: String, _ source: String) -> String? {
        // '^[…](inflect: true)' is no link, and has a rule of its own.
        func count(_ text: String) -> Int {
            text.split(separator: "](", omittingEmptySubsequences: false).count
                - text.split(separator: "^[", omittingEmptySubsequences: false).count
        }
        let (found, wanted) = (count(text), count(source))
        if found < wanted { return "a link '[…](…)' of the source is broken or missing; write it without a space" }
        return found > wanted ? "a link '[…](…)' is not in the source; remove it" : nil
    }
}
