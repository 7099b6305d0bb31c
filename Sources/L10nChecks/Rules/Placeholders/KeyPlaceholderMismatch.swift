import L10nMessages
import L10nSource
import MessageChecks

/// A key that is the source text, and a text with other placeholders.
enum KeyPlaceholderMismatch: PlaceholderRule {
    static let rule = Rule.keyPlaceholderMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"Delete %1$@ from %2$@?\" = \"Delete %1$@?\";\n")],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"Delete %1$@ from %2$@?\" = \"%2$@: delete %1$@?\";\n")
            ])
    }

    static func severity(of issue: PlaceholderIssue) -> Severity { .warning }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let (known, count) = (texts.sourceCount, texts.count)
        if known != count {
            let placeholders = Wording.count(known, "placeholder", "placeholders")
            return "the key has \(placeholders), the text \(count); correct the text"
        }
        let written = issue.range.isEmpty ? issue.suggestion.map(Wording.quoted) : texts.quoted(issue.range)
        guard let key = texts.quotedCounterpart(issue), issue.cause != .missing else {
            return "the key and the text differ in \(written ?? "a placeholder"); correct the text"
        }
        return "the key has \(key) where the text has \(written ?? "another"); correct the text"
    }
}

extension PlaceholderTexts {
    fileprivate var count: Int { Self.count(text, notation) }
    fileprivate var sourceCount: Int { source.map { Self.count($0, notation) } ?? 0 }

    private static func count(_ text: [UInt8], _ notation: MessageNotation) -> Int {
        PlaceholderReading(text.span, notation: notation).placeholders.count
    }
}
