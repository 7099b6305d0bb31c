import DesignTokens
import L10nSource
import TokenThemes

/// A token that several modifiers set.
enum OrderDependentOverride: ThemeRule {
    static let rule = Rule.orderDependentOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example(scheme: "ink")],
            good: [example(scheme: "paper")])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        for path in site.theme.tokens.paths {
            let modifiers = site.theme.tokens.modifiers(defining: path)
            guard modifiers.count > 1, let first = modifiers.first, let last = modifiers.last else { continue }
            findings.add(
                Diagnostic(
                    .orderDependentOverride, message(path, modifiers.map(\.name)), at: last.definition.nameSpan,
                    subject: Subject(tokenPath: path.text),
                    notes: [DiagnosticNote("'\(first.name)' sets it here", at: first.definition.nameSpan)]))
        }
    }

    /// Two modifiers; the brand sets `ink`.
    private static func example(scheme: String) -> RuleExample {
        ThemeExample.resolver(
            """
            {
              "version": "2025.10",
              "modifiers": {
                "brand": {
                  "contexts": {
                    "acme": [{ "ink": { "$type": "number", "$value": 1 } }],
                    "nova": [{ "ink": { "$type": "number", "$value": 2 } }]
                  }
                },
                "scheme": {
                  "contexts": {
                    "light": [{ "\(scheme)": { "$type": "number", "$value": 3 } }],
                    "dark": [{ "\(scheme)": { "$type": "number", "$value": 4 } }]
                  }
                }
              },
              "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }]
            }
            """)
    }
}

extension OrderDependentOverride {
    fileprivate static func message(_ path: TokenPath, _ names: [String]) -> String {
        let shown = names.map { Wording.visible($0) }
        let list = shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
        return "\(Wording.quoted(path.text)) is set by \(list), of which the last wins; let one of them set it"
    }
}
