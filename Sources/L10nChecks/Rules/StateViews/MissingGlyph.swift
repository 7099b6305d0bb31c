import DesignTokens
import L10nSource
import StateViewLayout
import StateViews

/// A character that no font draws.
enum MissingGlyph: MeasuredViewRule {
    static let rule = Rule.missingGlyph

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", texts("Nothing here \\uDBFF\\uDFFD")),
            good: StateViewExample.view("payments.empty", "empty", texts("Nothing here")))
    }

    private static func texts(_ title: String) -> String { "\"texts\": { \"title\": { \"literal\": \"\(title)\" } }" }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        guard measured.size == .large else { return [] }
        return measured.frames.parts.compactMap { part in
            // Every system brings a font for emoji of its own.
            let missing = part.missing.filter { !$0.isEmoji }
            guard let first = missing.first else { return nil }
            let rest = missing.count > 1 ? " and \(missing.count - 1) more" : ""
            return MeasuredProblem(
                part: part.name, extent: Double(missing.count),
                message: """
                    no font draws \(first.scalar)\(rest) of the '\(measured.language)' \(part.name); write another character
                    """)
        }
    }
}
