import L10nSource
import StateViews

/// A view without a picture where its profile expects one.
enum MissingIcon: StateViewRule {
    static let rule = Rule.missingIcon

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"profile\": \"cookbook\"", "\"visual\": \"none\""),
            good: StateViewExample.view("payments.empty", "empty", "\"profile\": \"cookbook\""))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let definition = view.definition
        // A loading view without progress is a finding of its own rule.
        guard view.profile == .cookbook, definition.kind != .loading, definition.visual.pictures().isEmpty else {
            return
        }
        findings.add(view.finding(.missingIcon, message(), at: view.place("visual")))
    }
}

extension MissingIcon {
    fileprivate static func message() -> String { "the heading stands without an icon; add one" }
}
