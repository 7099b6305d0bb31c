import DesignTokens
import L10nSource
import StateViewLayout
import StateViews

/// A view that must not scroll and has no room, whatever gives way.
enum ContentDoesNotFit: MeasuredViewRule {
    static let rule = Rule.contentDoesNotFit
    static let isAboutTexts = false

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", profile, layout(820)),
            good: StateViewExample.view("payments.empty", "empty", profile, layout(20)))
    }

    private static let profile = "\"profile\": \"cookbook\""

    private static func layout(_ top: Int) -> String { "\"layout\": { \"insets\": { \"top\": \(top) } }" }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        guard measured.frames.outcome == .cannotFit, !measured.size.isAccessibility else { return [] }
        let (height, room) = (measured.frames.height, measured.frames.area.height)
        return [
            MeasuredProblem(
                part: "view", extent: height - room,
                message: """
                    \(Self.points(height)) pt of content in \(Self.points(room)) pt, even after scaling; drop an action or \
                    allow scrolling
                    """)
        ]
    }

    static func points(_ length: Double) -> String { length.rounded(.up).formattedPoints }
}
