import L10nCatalog
import L10nLocale
import L10nSource

/// A plural without the form for all other numbers.
enum MissingOtherCategory: FormsRule {
    static let rule = Rule.missingOtherCategory

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.files(forms: ["one"])],
            good: [.files(forms: ["one", "other"])])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        for set in site.plurals where set.forms[.other] == nil {
            let name =
                set.variable.map { site.forms.variables[$0].name } ?? site.site.column.fragment.key(of: site.entry)
            findings.add(
                Diagnostic(
                    .missingOtherCategory,
                    "\(Wording.quoted(name)) has no 'other' form in '\(site.site.column.tag)'; add it",
                    at: site.span(site.forms.forms[set.first].nameRange), cause: "missing-other",
                    subject: site.subject(variant: site.variant(of: set))))
        }
    }
}

extension RuleExample {
    /// A catalog whose English text has these forms.
    static func files(forms: [String], language: String = "en") -> RuleExample {
        let lines = forms.map {
            "          \"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld files\" } }"
        }
        return .catalog(
            """
            "files" : {
              "localizations" : {
                "\(language)" : {
                  "variations" : {
                    "plural" : {
            \(lines.joined(separator: ",\n"))
                    }
                  }
                }
              }
            }
            """)
    }
}
