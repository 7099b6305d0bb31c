import L10nMessages
import L10nSource
import MessageChecks

/// A placeholder that reads an argument as something that it is not.
enum PlaceholderTypeMismatch: PlaceholderRule {
    static let rule = Rule.placeholderTypeMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"A message from %@\";\n"),
                RuleExample("sv.lproj/Localizable.strings", "\"from\" = \"Ett meddelande från %d\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"A message from %@\";\n"),
                RuleExample("sv.lproj/Localizable.strings", "\"from\" = \"Ett meddelande från %@\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        let advice = issue.advice("use")
        switch issue.cause {
        case .size:
            return "\(written) reads \(bits(issue.found)) of \(issue.argumentPhrase), which has "
                + "\(bits(issue.expected))" + advice
        case .signOrRadix:
            return "\(written) shows \(issue.argumentPhrase) \(form(issue.found))" + advice
        case .truncates:
            return "\(written) shows \(bits(issue.found)) of \(issue.argumentPhrase)" + advice
        case .sizeOnWatch:
            let other = texts.quotedCounterpart(issue) ?? "the source's"
            return "\(written) has another size than \(other) on a 32-bit watch" + advice
        case .longDouble:
            return "\(written) reads a 'long double', and Swift passes a 'Double'" + advice
        case .positionTypeConflict:
            let other = issue.related.first.map(texts.quoted) ?? "another placeholder"
            return "\(written) and \(other) read the same argument as different types; use one type"
        case .variableDiffers where issue.range.isEmpty:
            return "\(texts.quotedCounterpart(issue) ?? "a variable") of the source is missing; add it"
        case .variableDiffers:
            return "\(written) is used where the source has \(texts.quotedCounterpart(issue) ?? "another")" + advice
        default:
            return "\(written) is used for \(issue.argumentPhrase)" + advice
        }
    }

    private static func bits(_ type: ArgumentType?) -> String {
        type.map { "\($0.size.bits) bits" } ?? "other bits"
    }

    /// How a whole number is shown, where that is what differs.
    private static func form(_ type: ArgumentType?) -> String {
        switch type?.kind {
        case .hexadecimal: "in hexadecimal"
        case .octal: "in octal"
        case .unsigned: "without its sign"
        default: "in another form"
        }
    }
}
