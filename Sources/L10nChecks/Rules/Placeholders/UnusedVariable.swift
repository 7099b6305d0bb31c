import L10nCatalog
import L10nSource

/// A variable that no text refers to.
enum UnusedVariable: FormsRule {
    static let rule = Rule.unusedVariable

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.stay("Stay a while")],
            good: [.stay("Stay for %#@days@")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard !site.forms.variables.isEmpty else { return }
        let references = site.references
        var used: Set<String> = []
        var open = references[nil] ?? []
        while let name = open.popLast() {
            guard used.insert(name).inserted else { continue }
            open += site.forms.variables.indices.filter { site.forms.variables[$0].name == name }
                .flatMap { references[$0] ?? [] }
        }
        for variable in reported(site.forms.variables.filter { !used.contains($0.name) }, used, in: site, references) {
            findings.add(
                Diagnostic(
                    .unusedVariable,
                    "\(Wording.quoted(variable.name)) is never used; add '%#@\(variable.name)@' or remove it",
                    at: site.span(variable.nameRange), cause: "unused-variable",
                    subject: site.subject(variant: "substitutions." + variable.name),
                    fixes: [
                        Fix(
                            "remove the variable", .unsafe,
                            edits: [site.site.column.fragment.removal(of: variable.range)])
                    ]))
        }
    }

    /// The unused variables that are worth a word: not those that another unused one refers to, and none where a text refers
    /// to a name that nothing defines, which was misspelt or translated and means one of them.
    private static func reported(
        _ unused: [FormVariable], _ used: Set<String>, in site: FormsSite, _ references: [Int?: [String]]
    ) -> [FormVariable] {
        guard used.isSubset(of: site.forms.variables.map(\.name)) else { return [] }
        let open = unused.filter { !$0.name.contains("@") }
        let roots = open.filter { variable in
            !site.forms.variables.indices.contains { index in
                site.forms.variables[index].name != variable.name
                    && references[index]?.contains(variable.name) == true
            }
        }
        return roots.isEmpty ? Array(open.prefix(1)) : roots
    }
}

extension RuleExample {
    /// A catalog with a text and a variable.
    static func stay(_ text: String, type: String = "lld", days: String = "%arg days") -> RuleExample {
        .catalog(
            #"""
            "stay" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "\#(text)" },
                  "substitutions" : {
                    "days" : {
                      "argNum" : 1,
                      "formatSpecifier" : "\#(type)",
                      "variations" : {
                        "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "\#(days)" } }
                        }
                      }
                    }
                  }
                }
              }
            }
            """#)
    }
}
