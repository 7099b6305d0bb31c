import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A plural whose forms are all the same in a language of many forms.
enum IdenticalPluralForms: FormsRule {
    static let rule = Rule.identicalPluralForms

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.polishFiles(one: "%lld plików")],
            good: [.polishFiles(one: "%lld plik")])
    }

    /// Languages of fewer forms have too many words that do not change.
    private static let leastCategories = 3

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard !site.site.isSource, let reach = site.reach,
            reach.counted(upTo: site.pluralSettings.largestCount).count >= leastCategories
        else { return }
        let fragment = site.site.column.fragment
        for set in site.plurals where set.forms.count >= leastCategories {
            let general = site.forms.forms[set.general]
            // Where the forms of the source text are all the same too, the translation follows it.
            guard let form = areSame(set, of: site.entry, site.forms, in: fragment),
                case let notation = fragment.placeholderNotation(ofVariable: set.variable),
                PlaceholderReading.holdsLetters(form, notation: notation),
                let source = site.site.table.source(of: site.entry.key),
                let variants = source.forms, let counterpart = set.counterpart(of: site.forms, in: variants),
                areSame(counterpart, of: source.entry, variants, in: source.site.column.fragment) == nil
            else { continue }
            findings.add(
                Diagnostic(
                    .identicalPluralForms, message(set.forms.count, site), at: site.span(general.textRange),
                    cause: "identical-forms", subject: site.subject(variant: site.variant(of: set)),
                    notes: [DiagnosticNote("the source text", at: source.span)]))
        }
    }

    /// The text of all forms if it is one.
    private static func areSame(
        _ set: PluralSet, of entry: CatalogEntry, _ forms: EntryForms, in fragment: CatalogFragment
    ) -> String? {
        let text = fragment.text(of: entry.showing(forms.forms[set.general]))
        let others = set.forms.categories.compactMap { set.forms[$0] }.filter { $0 != set.general }
        return others.allSatisfy { fragment.text(of: entry.showing(forms.forms[$0])) == text } ? text : nil
    }
}

extension IdenticalPluralForms {
    fileprivate static func message(_ count: Int, _ site: FormsSite) -> String {
        "all \(count) forms in '\(site.site.column.tag)' are the same; check them"
    }
}

extension TextSite {
    /// The forms of its entry.
    fileprivate var forms: EntryForms? { site.column.fragment.forms(of: entry) }
}

extension RuleExample {
    fileprivate static func polishFiles(one: String) -> RuleExample {
        .catalog(
            #"""
            "files" : {
              "localizations" : {
                "en" : \#(plural(["one": "%lld file", "other": "%lld files"])),
                "pl" : \#(plural(["few": "%lld plików", "many": "%lld plików", "one": one, "other": "%lld plików"]))
              }
            }
            """#)
    }
}
