import DesignTokens
import L10nSource
import StateViewLayout
import StateViews

/// A description that is whole, and longer than its profile advises.
enum TooManyLines: MeasuredViewRule {
    static let rule = Rule.tooManyLines
    /// DEC-11.
    private static let advised = 2

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.empty", "empty", profile, texts(Array(repeating: "again", count: 17).joined(separator: " "))),
            good: StateViewExample.view("payments.empty", "empty", profile, texts("What you pay shows up here.")))
    }

    private static let profile = "\"profile\": \"cookbook\""

    private static func texts(_ subtitle: String) -> String {
        "\"texts\": { \"subtitle\": { \"literal\": \"\(subtitle)\" } }"
    }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        guard measured.view.profile == .cookbook, measured.size == .large, measured.frames.steps.isEmpty,
            let subtitle = measured.frames.part("subtitle"), !subtitle.isTruncated, subtitle.lines.count > advised
        else { return [] }
        return [
            MeasuredProblem(
                part: "subtitle", extent: Double(subtitle.lines.count),
                message: """
                    '\(measured.language(of: "subtitle"))' description takes \(subtitle.lines.count) lines, \(advised) are advised; \
                    shorten it
                    """)
        ]
    }
}
