import L10nProject
import L10nSource

/// A suppression that names no rule.
enum BlanketSuppression: ProjectRule, UsageRule {
    static let rule = Rule.blanketSuppression
    static var scope: RuleScope { .several([.project(self), .usage(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings", "/* l10n:disable -- approved */\n\"retry\" = \"Again\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "/* l10n:disable untrimmed-key -- approved */\n\"retry \" = \"Again\";\n")
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        check(SuppressionSite.all(in: project), into: &findings)
    }

    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        check(SuppressionSite.all(in: usage), into: &findings)
    }

    private static func check(_ sites: [SuppressionSite], into findings: inout Findings) {
        for site in sites where site.suppression.directive.rules.isEmpty {
            findings.add(
                Diagnostic(
                    .blanketSuppression, "no rule is named, so nothing is suppressed; name the rules",
                    at: site.span(site.suppression.directive.range), subject: site.subject))
        }
    }
}
