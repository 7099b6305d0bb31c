import L10nSource
import MessageChecks

/// A variable whose name only newer systems read.
enum UnsafeVariableName: PlaceholderRule {
    static let rule = Rule.unsafeVariableName

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %#@days.left@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %#@days_left@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.written(issue.range)
        let name = written.drop { $0 != "@" }.dropFirst().dropLast()
        let safe = String(name.map { isSafe($0) ? $0 : "_" })
        return "\(Wording.quoted(name)) is cut by older systems; use \(Wording.quoted(safe))"
    }

    private static func isSafe(_ character: Character) -> Bool {
        character == "_" || (character.isASCII && (character.isLetter || character.isNumber))
    }
}
