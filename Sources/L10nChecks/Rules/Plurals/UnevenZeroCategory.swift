import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// A text for zero that a translation does not have.
enum UnevenZeroCategory: FormsRule {
    static let rule = Rule.unevenZeroCategory

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                .countedFiles(
                    english: ["one": "%lld file", "other": "%lld files", "zero": "No files"],
                    finnish: RuleExample.plural(["one": "%lld tiedosto", "other": "%lld tiedostoa"]))
            ],
            good: [
                .countedFiles(
                    english: ["one": "%lld file", "other": "%lld files", "zero": "No files"],
                    finnish: RuleExample.plural(
                        ["one": "%lld tiedosto", "other": "%lld tiedostoa", "zero": "Ei tiedostoja"]))
            ])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        // Where numbers of the language select `zero`, `missing-plural-category` tells that it lacks.
        guard !site.site.isSource, !site.plurals.isEmpty, let reach = site.reach, reach.need(for: .zero) == .never,
            let source = site.site.table.source(of: site.entry.key),
            let others = source.site.column.fragment.forms(of: source.entry), others.areFewEnough,
            others.forms.contains(where: { $0.category == .zero })
        else { return }
        for set in site.plurals where set.forms[.zero] == nil && set.forms[.other] != nil {
            guard let zero = set.counterpart(of: site.forms, in: others)?.forms[.zero] else { continue }
            let form = others.forms[zero]
            findings.add(
                Diagnostic(
                    .unevenZeroCategory, message(source.site.column.tag, site.site.column.tag),
                    at: site.span(site.forms.forms[set.general].nameRange), cause: "missing-zero",
                    subject: site.subject(variant: site.variant(of: set)),
                    notes: [
                        DiagnosticNote("the text for 0", at: source.site.column.fragment.source.span(form.textRange))
                    ]))
        }
    }
}

extension UnevenZeroCategory {
    fileprivate static func message(_ source: LanguageTag, _ tag: LanguageTag) -> String {
        "'\(source)' has a text for 0, '\(tag)' has not; add a form 'zero'"
    }
}
