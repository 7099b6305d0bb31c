import L10nMessages
import L10nSource

/// A variable whose name only newer systems read.
enum UnsafeVariableName: PlaceholderRule {
    static let info = RuleInfo(
        "unsafe-variable-name", .placeholders, .warning,
        summary: "The name of a variable has characters other than letters, digits and '_'.",
        why: "Older systems end the name there, and readers see its rest.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %#@days.left@\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"stay\" = \"Stay for %#@days_left@\";\n")],
        sources: ["checks.md 2.5", "strings-formats.md P-36, D-19"])

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
