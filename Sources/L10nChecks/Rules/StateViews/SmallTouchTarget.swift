import L10nSource
import StateViewLayout
import StateViews

/// A button that is hard to hit.
enum SmallTouchTarget: MeasuredViewRule {
    static let rule = Rule.smallTouchTarget
    static let isAboutTexts = false
    /// In points, either way: Apple's default (DEC-10).
    private static let least = 44.0

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", style(30)),
            good: StateViewExample.view("payments.error", "unknownError", style(44)))
    }

    private static func style(_ height: Int) -> String {
        "\"style\": { \"action.first.minHeight\": \(height), \"action.first.font\": \"{typography.caption}\" }"
    }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        measured.frames.parts.compactMap { part in
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
