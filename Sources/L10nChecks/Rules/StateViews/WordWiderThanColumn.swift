import DesignTokens
import L10nSource
import StateViewLayout
import StateViews

/// A word that no line is wide enough for, so that it is broken at a letter.
enum WordWiderThanColumn: MeasuredViewRule {
    static let rule = Rule.wordWiderThanColumn

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "timeout", texts("Aikakatkaisuvirhe")),
            good: StateViewExample.view("payments.error", "timeout", texts("Aika\\u00ADkatkaisu\\u00ADvirhe")))
    }

    private static func texts(_ title: String) -> String { "\"texts\": { \"title\": { \"literal\": \"\(title)\" } }" }

    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem] {
        measured.frames.parts.compactMap { part in
            guard let word = part.wideWord, let room = part.wordRoom, room > 0, word > room else { return nil }
            return MeasuredProblem(
                part: part.name, extent: word / room,
                message: """
                    a word of the '\(measured.language(of: part.name))' \(part.name) is \(ContentDoesNotFit.points(word)) pt wide at \
                    \(measured.size.rawValue), and \(Int(room)) pt are there; put a soft hyphen (U+00AD) into it
                    """)
        }
    }
}
