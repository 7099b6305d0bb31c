import L10nCatalog
import L10nICU
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// A plural without a form that numbers of its language select.
enum MissingPluralCategory: FormsRule {
    static let info = RuleInfo(
        "missing-plural-category", .plurals, .error,
        summary: "A number selects a form that the text does not have.",
        why: "The form for all others is shown in its place, which is wrong grammar in that language.",
        tiers:
            "note where only numbers above 'plurals.largestCount' select the form; nothing where only fractions do and none is shown",
        needs: [.icu], precision: .veryHigh,
        bad: [.files(forms: ["many", "one", "other"], language: "pl")],
        good: [.files(forms: ["few", "many", "one", "other"], language: "pl")],
        sources: ["checks.md 2.6 and D-1", "strings-formats.md D-35, D-36", "CLDR, plural rules"])

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard let reach = site.reach else { return }
        for set in site.plurals {
            var missing: [(category: PluralCategory, reason: String, severity: Severity)] = []
            for category in PluralCategory.allCases where category != .other && set.forms[category] == nil {
                switch reach.need(for: category, upTo: site.pluralSettings.largestCount) {
                case .counted(from: let number): missing.append((category, "n = \(number)", .error))
                case .aboveLimit(from: let number): missing.append((category, "n = \(number)", .note))
                case .fractionsOnly:
                    if printsFractions(set, of: site) { missing.append((category, "a fraction", .error)) }
                case .never: break
                }
            }
            guard let worst = missing.map(\.severity).max() else { continue }
            let shown = missing.filter { $0.severity == worst }
            findings.add(
                Diagnostic(
                    info.id, worst,
                    message(shown.map(\.category), site.site.column.tag, shown[0].reason),
                    at: site.span(site.forms.forms[set.general].nameRange), cause: "missing-category",
                    subject: site.subject(variant: site.variant(of: set))))
        }
    }

    /// Whether the number is shown with decimals.
    private static func printsFractions(_ set: PluralSet, of site: FormsSite) -> Bool {
        if let type = set.variable.flatMap({ site.forms.variables[$0].valueType }), let last = type.last {
            return "aefgAEFG".contains(last)
        }
        let first = site.reading(of: set.general).placeholders.first { $0.type.kind.isCountable }
        return first?.type.kind.isFloating ?? false
    }
}

extension MissingPluralCategory {
    fileprivate static func message(_ categories: [PluralCategory], _ tag: LanguageTag, _ reason: String) -> String {
        let names = Wording.list(categories.map { "'\($0.rawValue)'" })
        return "'\(tag)' has no \(names) \(categories.count == 1 ? "form" : "forms"); \(reason) would use 'other'"
    }
}
