import L10nCatalog
internal import L10nLocale
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
        func marks(_ address: String, _ text: TextSite) -> [String] {
            WebAddresses.marks(of: address, in: text.site.column.tag.language)
        }
        let (own, others) = (
            Set(written.flatMap { marks($0, text) }), Set(wanted.flatMap { marks($0, source) })
        )
        guard let lost = wanted.first(where: { own.isDisjoint(with: marks($0, source)) }) else { return }
        let gained = written.first { others.isDisjoint(with: marks($0, text)) }
        let message =
            gained.map { "\(became(lost, $0)); check it" }
            ?? "\(Wording.quoted(lost)) is missing in '\(text.site.column.tag)'; add it"
        findings.add(
            Diagnostic(
                rule, message, at: text.span, subject: text.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    /// Of long addresses that begin alike, the part that differs.
    private static func became(_ lost: String, _ gained: String) -> String {
        let common = zip(lost, gained).prefix { $0 == $1 }.count
        let (before, after) =
            common < 40 ? (lost, gained) : ("…\(lost.dropFirst(common - 8))", "…\(gained.dropFirst(common - 8))")
        return "\(Wording.quoted(before)) became \(Wording.quoted(after))"
    }
}
