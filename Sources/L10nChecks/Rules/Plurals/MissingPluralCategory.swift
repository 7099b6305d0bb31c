import L10nCatalog
import L10nExchange
import L10nLocale
import L10nProject
import L10nSource

/// A plural without a form that numbers of its language select.
enum MissingPluralCategory: FormsRule {
    static let rule = Rule.missingPluralCategory
    static let cause = "missing-category"

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.files(forms: ["many", "one", "other"], language: "pl")],
            good: [.files(forms: ["few", "many", "one", "other"], language: "pl")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard let reach = site.reach else { return }
        let plurals = PluralGaps(reach, largestCount: site.pluralSettings.largestCount)
        for set in site.plurals {
            let gaps = plurals.gaps(in: set, of: site.entry, site.site.column.fragment)
            guard !gaps.isEmpty else { continue }
            findings.add(
                Diagnostic(
                    .missingPluralCategory, message(gaps, site.site.column.tag),
                    at: site.span(site.forms.forms[set.general].nameRange), cause: cause,
                    subject: site.subject(variant: site.variant(of: set)),
                    fixes: [ScaffoldedForms.fix(adding: gaps.map(\.category), to: set, of: site)].compactMap(\.self),
                    measured: Measurement(value: Double(gaps.count), limit: 0, unit: "forms")))
        }
    }
}

extension MissingPluralCategory {
    fileprivate static func message(_ gaps: [PluralGaps.Gap], _ tag: LanguageTag) -> String {
        let names = Wording.list(gaps.map { "'\($0.category.rawValue)'" })
        let sample =
            switch gaps[0].reason {
            case .number(let number): "n = \(number)"
            case .fraction: "a fraction"
            }
        return "'\(tag)' has no \(names) \(gaps.count == 1 ? "form" : "forms"); \(sample) would use 'other'"
    }
}
