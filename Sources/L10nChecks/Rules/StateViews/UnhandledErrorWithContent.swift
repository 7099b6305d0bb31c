import L10nSource
import StateViews

/// A screen that does not say what happens when newer content fails to load.
enum UnhandledErrorWithContent: ScreenRule {
    static let rule = Rule.unhandledErrorWithContent

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen([:], ""),
            good: StateViewExample.screen())
    }

    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        guard screen.screen.errorWithContent == nil else { return }
        findings.add(screen.finding(.unhandledErrorWithContent, message(), at: screen.screen.span))
    }
}

extension UnhandledErrorWithContent {
    fileprivate static func message() -> String {
        "a failed refresh would be silent; choose a banner in 'errorWithContent', or 'ignore'"
    }
}
