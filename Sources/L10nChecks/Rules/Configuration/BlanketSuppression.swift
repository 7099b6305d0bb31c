import L10nProject
import L10nSource

/// A suppression that names no rule.
enum BlanketSuppression: ProjectRule {
    static let info = RuleInfo(
        "blanket-suppression", .configuration, .warning,
        summary: "A suppression names no rule, and so has no effect.",
        why: "Somebody thinks that a finding was accepted; and one that accepted everything would hide new mistakes.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "/* l10n:disable -- approved */\n\"retry\" = \"Again\";\n")
        ],
        good: [
            RuleExample(
                "en.lproj/Localizable.strings",
                "/* l10n:disable untrimmed-key -- approved */\n\"retry \" = \"Again\";\n")
        ],
        sources: ["checks.md 2.14, SUP-10"])

    static func check(_ project: Project, into findings: inout Findings) {
        for site in SuppressionSite.all(in: project) where site.suppression.directive.rules.isEmpty {
            findings.add(
                Diagnostic(
                    info.id, .warning, "no rule is named, so nothing is suppressed; name the rules",
                    at: site.span(site.suppression.directive.range), subject: site.subject))
        }
    }
}
