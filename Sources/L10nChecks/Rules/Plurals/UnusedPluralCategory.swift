import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// A form of a plural that no number of its language selects.
enum UnusedPluralCategory: FormsRule {
    static let rule = Rule.unusedPluralCategory

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.files(forms: ["few", "one", "other"])],
            good: [.files(forms: ["one", "other", "zero"])])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard let reach = site.reach else { return }
        for set in site.plurals {
            for category in PluralCategory.allCases where category != .zero && category != .other {
                guard let number = set.forms[category], reach.need(for: category) == .never else { continue }
                let form = site.forms.forms[number]
                // Of a misspelt one the spelling is told, and nothing else.
                let written = site.site.column.fragment.source.bytes[form.nameRange.indices]
                guard written.elementsEqual(category.rawValue.utf8) else { continue }
                findings.add(
                    Diagnostic(
                        .unusedPluralCategory,
                        "no number selects '\(category.rawValue)' in '\(site.site.column.tag)'; remove it",
                        at: site.span(form.nameRange), cause: "unused-category",
                        subject: site.subject(variant: site.forms.name(of: form)),
                        fixes: [
                            Fix("remove the form", .unsafe, edits: [site.site.column.fragment.removal(of: form.range)])
                        ]))
            }
        }
    }
}
