import DesignTokens
import L10nLookup
import L10nSource
import StateViewLayout
import StateViews

/// A text that readers see cut, at a usual text size.
enum TruncatedText: MeasuredViewRule {
    static let rule = Rule.truncatedText

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", profile, texts(words(34))),
            good: StateViewExample.view("payments.error", "unknownError", profile, texts("Try again in a few minutes."))
        )
    }

    private static let profile = "\"profile\": \"cookbook\""

    private static func words(_ count: Int) -> String { Array(repeating: "again", count: count).joined(separator: " ") }

    private static func texts(_ subtitle: String) -> String {
        "\"texts\": { \"subtitle\": { \"literal\": \"\(subtitle)\" } }"
    }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        guard !measured.size.isAccessibility else { return [] }
        return measured.frames.parts.filter(\.isTruncated).map { part in
            // In UTF-16, as the ranges of lines are.
            let length = StateViewTextRole(name: part.name).flatMap { measured.view.text($0)?.text.utf16.count } ?? 0
            let lost = length - (part.lines.last?.range.upperBound ?? 0)
            return MeasuredProblem(
                part: part.name, extent: Double(lost),
                message: """
                    '\(measured.language(of: part.name))' \(part.name) is cut after \(Wording.count(part.lines.count, "line", "lines")), \
                    and \(Wording.count(lost, "character is", "characters are")) lost; shorten it
                    """)
        }
    }
}
