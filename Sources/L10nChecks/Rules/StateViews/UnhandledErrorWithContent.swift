import L10nSource
import StateViews

/// A screen that does not say what happens when newer content fails to load.
enum UnhandledErrorWithContent: ScreenRule {
    static let info = RuleInfo(
        "unhandled-error-with-content", .stateviews, .warning,
        summary: "A screen does not decide how a failure is told while content is shown.",
        why: "Readers take old content for new, or pull to refresh and see nothing happen.",
        needs: [.views], precision: .veryHigh,
        bad: StateViewExample.screen([:], ""),
        good: StateViewExample.screen(),
        sources: ["checks.md 2.12", "state-views.md C-17, PH-7"])

    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        guard screen.screen.errorWithContent == nil else { return }
        findings.add(screen.finding(info.id, .warning, message(), at: screen.screen.span))
    }
}

extension UnhandledErrorWithContent {
    fileprivate static func message() -> String {
        "a failed refresh would be silent; choose a banner in 'errorWithContent', or 'ignore'"
    }
}
