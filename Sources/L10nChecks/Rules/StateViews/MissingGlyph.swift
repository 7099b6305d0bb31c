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
        // Which letters a font has does not depend on the size.
        guard measured.size == .large else { return [] }
        return measured.frames.parts.compactMap { part in
            // Every system brings a font for emoji of its own.
            let missing = part.missing.filter { !$0.isEmoji }
            guard let first = missing.first else { return borrowed(part, measured) }
            return MeasuredProblem(
                // Worse than any letters that another font draws.
                part: part.name, extent: 1000 + Double(missing.count),
                message: """
                    no font draws \(names(first, missing)) of the '\(measured.language(of: part.name))' \(part.name); write another \
                    character
                    """)
        }
    }

    /// Letters that the project's own font lacks: words of two fonts look broken.
    private static func borrowed(_ part: StateViewFrames.Part, _ measured: MeasuredCase) -> MeasuredProblem? {
        guard let first = part.borrowed.first, let font = part.fonts.first(where: { !$0.isStandIn }) else { return nil }
        return MeasuredProblem(
            part: part.name, extent: Double(part.borrowed.count),
            message: """
                \(Wording.quoted(font.family)) lacks \(names(first, part.borrowed)) of the '\(measured.language(of: part.name))' \
                \(part.name), and another font stands in; name one that has it
                """)
    }

    private static func names(_ first: MeasuredText.MissingGlyph, _ all: [MeasuredText.MissingGlyph]) -> String {
        let others = Set(all.map(\.scalar)).count - 1
        return first.scalar + (others > 0 ? " and \(others) more" : "")
    }
}
