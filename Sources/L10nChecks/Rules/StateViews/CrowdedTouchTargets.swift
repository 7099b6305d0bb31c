import L10nSource
import StateViewLayout
import StateViews

/// Buttons so close that fingers hit the wrong one.
enum CrowdedTouchTargets: MeasuredViewRule {
    static let rule = Rule.crowdedTouchTargets
    static let isAboutTexts = false
    /// In points.
    private static let least = 8.0

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", actions, spacing(4)),
            good: StateViewExample.view("payments.error", "unknownError", actions, spacing(12)))
    }

    private static let actions = "\"actions\": [ { \"intent\": \"retry\" }, { \"intent\": \"goBack\" } ]"

    private static func spacing(_ points: Int) -> String { "\"style\": { \"spacing.betweenActions\": \(points) }" }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        let buttons = measured.frames.parts.filter { $0.name.hasPrefix("action.") }
        return zip(buttons, buttons.dropFirst()).compactMap { above, below in
            // Below, at one side or at the other: the largest of the three is the gap.
            let gap = max(
                below.rect.y - above.rect.maxY, below.rect.x - above.rect.maxX, above.rect.x - below.rect.maxX)
            guard gap < least else { return nil }
            return MeasuredProblem(
                part: below.name, extent: least - gap,
                message: "\(Int(gap)) pt between the buttons, needs \(Int(least)) pt; raise the spacing")
        }
    }
}
