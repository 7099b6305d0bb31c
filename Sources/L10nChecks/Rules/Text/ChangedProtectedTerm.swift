import L10nCatalog
import L10nProject
import L10nSource

/// A name that no translation changes, and that a translation lacks.
enum ChangedProtectedTerm: HygieneRule {
    static let rule = Rule.changedProtectedTerm

    static var examples: RuleExamples {
        func files(_ text: String) -> [RuleExample] {
            [
                RuleExample("stateview-l10n.json", "{ \"glossary\": { \"keep\": [\"SafePay\"] } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"open\" = \"Open SafePay\";\n"),
                RuleExample("da.lproj/Localizable.strings", "\"open\" = \"\(text)\";\n"),
            ]
        }
        return RuleExamples(bad: files("Åbn SikkerBetaling"), good: files("Åbn SafePay"))
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool { source != nil }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let terms = text.site.table.project.configuration.protectedTerms
        guard !terms.all.isEmpty, let source, !text.isBlank else { return }
        let written = text.text
        for term in terms.terms(in: source.text) where !written.contains(term) {
            findings.add(
                Diagnostic(
                    rule, "\(Wording.quoted(term)) is missing in '\(text.site.column.tag)'; keep it", at: text.span,
                    subject: text.subject, notes: [DiagnosticNote("the source text", at: source.span)]))
        }
    }
}
