import L10nSource
import StateViews

/// A title whose level as a heading does not follow from where the view stands.
enum SkippedHeadingLevel: StateViewRule {
    static let rule = Rule.skippedHeadingLevel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"layout\": { \"headingLevel\": 5 }"),
            good: StateViewExample.view("payments.empty", "empty", "\"layout\": { \"headingLevel\": 3 }"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        // Level 3 suits every placement: the page has level 1, and what the view stands in level 2.
        guard let level = view.definition.layout.headingLevel, level != 3 else { return }
        let mayBeSecond =
            switch view.definition.layout.placement {
            case .fullScreen, .sheet: true
            case .container, .overlay, .inline, .banner: false
            }
        let message: String
        switch level {
        case 2 where mayBeSecond: return
        case ...1: message = topLevel(mayBeSecond ? 2 : 3)
        case 2: message = outer(view.definition.layout.placement.name)
        default: message = skipped(level)
        }
        findings.add(view.finding(.skippedHeadingLevel, message, at: view.place("layout.headingLevel")))
    }
}

extension SkippedHeadingLevel {
    fileprivate static func topLevel(_ right: Int) -> String { "level 1 is that of the page; use \(right)" }

    fileprivate static func outer(_ placement: String) -> String {
        "level 2 is that of what the \(placement) stands in; use 3"
    }

    fileprivate static func skipped(_ level: Int) -> String { "level \(level) follows level 2; use 3" }
}
