import L10nCatalog
import L10nSource

/// The address of a page or mailbox that is another one in the translation.
enum ChangedURL: HygieneRule {
    static let rule = Rule.changedURL

    static var examples: RuleExamples {
        examples(
            "See https://acme.example/help", bad: "Siehe https://acme.example/hilfe",
            good: "Siehe https://acme.example/help")
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        source?.traits.contains(.address) == true
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        guard let source, !text.isBlank else { return }
        let original = source.text
        let wanted = WebAddresses(original).written
        // An address alone is an example of one, for a field to fill in.
        guard let first = wanted.first, first != original.trimmingSpaces else { return }
        let written = WebAddresses(text.text).written
        let (bare, others) = (Set(written.map(WebAddresses.bare)), Set(wanted.map(WebAddresses.bare)))
        guard let lost = wanted.first(where: { !bare.contains(WebAddresses.bare($0)) }) else { return }
        let gained = written.first { !others.contains(WebAddresses.bare($0)) }
        let message =
            gained.map { "\(Wording.quoted(lost)) became \(Wording.quoted($0)); check it" }
            ?? "\(Wording.quoted(lost)) is missing in '\(text.site.column.tag)'; add it"
        findings.add(
            Diagnostic(
                rule, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }
}
