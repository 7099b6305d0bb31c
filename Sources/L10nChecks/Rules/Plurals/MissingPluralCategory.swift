import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A plural without a form that numbers of its language select.
enum MissingPluralCategory: FormsRule {
    static let info = RuleInfo(
        "missing-plural-category", .plurals, .error,
        summary: "A number selects a form that the text does not have.",
        why: "The form for all others is shown in its place, which is wrong grammar in that language.",
        tiers:
            "nothing where only numbers above 'plurals.largestCount' select the form, or only fractions and none is shown",
        needs: [.icu], precision: .veryHigh,
        bad: [.files(forms: ["many", "one", "other"], language: "pl")],
        good: [.files(forms: ["few", "many", "one", "other"], language: "pl")],
        sources: ["checks.md 2.6 and D-1", "strings-formats.md D-35, D-36", "CLDR, plural rules"])

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard let reach = site.reach else { return }
        let plurals = PluralGaps(reach, largestCount: site.pluralSettings.largestCount)
        for set in site.plurals {
            let gaps = plurals.gaps(in: set, of: site.entry, site.site.column.fragment)
            guard !gaps.isEmpty else { continue }
            findings.add(
                Diagnostic(
                    info.id, .error, message(gaps, site.site.column.tag),
                    at: site.span(site.forms.forms[set.general].nameRange), cause: "missing-category",
                    subject: site.subject(variant: site.variant(of: set))))
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
