import L10nSource
import StateViewLayout
import StateViews

/// A button that is hard to hit.
enum SmallTouchTarget: MeasuredViewRule {
    static let rule = Rule.smallTouchTarget
    static let isAboutTexts = false
    /// In points, either way (DEC-10): Apple's default, which Android's own buttons have room for as well; what WCAG 2.2 asks
    /// for where there is nothing but the web.
    private static func least(_ measured: MeasuredCase) -> Double { measured.isForWebAlone ? 24 : 44 }

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", style(30)),
            good: StateViewExample.view("payments.error", "unknownError", style(44)))
    }

    private static func style(_ height: Int) -> String {
        "\"style\": { \"action.first.minHeight\": \(height), \"action.first.font\": \"{typography.caption}\" }"
    }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        let least = least(measured)
        return measured.frames.parts.compactMap { part in
            // A button that says nothing has a finding of its own rule.
            guard part.name.hasPrefix("action."), part.lines.contains(where: { $0.width > 0 }),
                min(part.rect.width, part.rect.height) < least
            else { return nil }
            let isLow = part.rect.height <= part.rect.width
            let length = Int(isLow ? part.rect.height : part.rect.width)
            return MeasuredProblem(
                part: part.name, extent: least - Double(length),
                message: """
                    '\(part.name)' is \(length) pt \(isLow ? "high" : "wide"), needs \(Int(least)) pt; add padding
                    """)
        }
    }
}
