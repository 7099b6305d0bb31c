import L10nProject
import L10nSource

/// A rule id in a suppression that no rule has.
enum UnknownSuppressedRule: ProjectRule, UsageRule {
    static let rule = Rule.unknownSuppressedRule
    static var scope: RuleScope { .several([.project(self), .usage(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings", "/* l10n:disable untrimed-key */\n\"retry \" = \"Again\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings", "/* l10n:disable untrimmed-key */\n\"retry \" = \"Again\";\n")
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        check(SuppressionSite.all(in: project), of: project, into: &findings)
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        check(SuppressionSite.all(in: usage), of: project, into: &findings)
    }

    private static func check(_ sites: [SuppressionSite], of project: Project, into findings: inout Findings) {
        guard !sites.isEmpty else { return }
        let known = Set(project.configuration.ruleNames)
        let suggestions = Suggestions(known)
        for site in sites {
            for rule in site.suppression.directive.rules where !known.contains(rule.value) {
                let near = suggestions.near(rule.value)
                findings.add(
                    Diagnostic(
                        .unknownSuppressedRule, message(rule.value, suggestions.question(rule.value)),
                        at: site.span(rule.range), subject: site.subject,
                        fixes: near.first.map {
                            [
                                Fix(
                                    "write '\($0)'", site.isInCode ? .displayOnly : .unsafe,
                                    edits: [Edit(site.span(rule.range), $0)])
                            ]
                        } ?? []))
            }
        }
    }
}

extension UnknownSuppressedRule {
    fileprivate static func message(_ name: String, _ question: String?) -> String {
        if name.hasPrefix("area:") { return "no rule \(Wording.quoted(name)); name the rules of the area one by one" }
        return "no rule \(Wording.quoted(name)); \(question ?? "'stateview-l10n rules' lists them")"
    }
}
