import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A text for zero that does not show the number, in a language that uses the form for other numbers too.
enum AmbiguousZeroCategory: FormsRule {
    static let rule = Rule.ambiguousZeroCategory

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.latvianFiles(zero: "nav failu")],
            good: [.latvianFiles(zero: "%lld failu")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard site.pluralSettings.appleZero == .zeroOnly, let reach = site.reach,
            case .counted(from: _) = reach.need(for: .zero),
            reach.onlyInteger(of: .zero) == nil
        else { return }
        for set in site.plurals {
            guard let number = set.forms[.zero],
                !site.reading(of: number).placeholders.contains(where: { $0.type.kind.isCountable })
            else { continue }
            let form = site.forms.forms[number]
            findings.add(
                Diagnostic(
                    .ambiguousZeroCategory,
                    "'zero' in '\(site.site.column.tag)' may also be shown for 10; show the number",
                    at: site.span(form.textRange), cause: "zero-ambiguous",
                    subject: site.subject(variant: site.forms.name(of: form))))
        }
    }
}

extension RuleExample {
    fileprivate static func latvianFiles(zero: String) -> RuleExample {
        .catalog(
            #"""
            "files" : {
              "localizations" : {
                "lv" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fails" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld faili" } },
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "\#(zero)" } }
                    }
                  }
                }
              }
            }
            """#)
    }
}
