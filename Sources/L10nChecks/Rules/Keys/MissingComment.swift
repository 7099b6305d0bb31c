import L10nCatalog
import L10nSource

/// A source text without a word to those who translate it.
enum MissingComment: ColumnRule {
    static let rule = Rule.missingComment

    static var examples: RuleExamples {
        func files(_ comment: String) -> [RuleExample] {
            [RuleExample("en.lproj/Localizable.strings", "\(comment)\"verb.open\" = \"Open\";\n")]
        }
        return RuleExamples(bad: files(""), good: files("/* Button that opens the account */\n"))
    }

    /// What tools write where nobody says anything.
    private static let empty: Set<String> = ["no comment provided by engineer", "no comment"]

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        guard site.isSource else { return }
        let fragment = site.column.fragment
        for entry in fragment.entries
        where entry.isUsable && !entry.flags.contains(.isNotTranslated) && entry.state != .stale {
            // The text that an override replaces has its own.
            guard !site.table.isOverride(entry.key), !site.column.isDefinedElsewhere(entry.key),
                fragment.hasLetters(entry)
            else { continue }
            let comment = fragment.comment(of: entry).map(words) ?? ""
            guard comment.isEmpty || isShort(comment) || empty.contains(comment.lowercased()) else { continue }
            let key = Wording.quoted(site.table.table.keys[entry.key])
            findings.add(
                Diagnostic(
                    rule,
                    comment.isEmpty
                        ? "\(key) has no comment; say where it is shown"
                        : "the comment on \(key) says nothing; say where it is shown",
                    at: fragment.source.span(entry.keyRange),
                    subject: site.table.subject(key: entry.key, column: site.column)))
        }
    }

    /// A comment without signs around it.
    private static func words(_ comment: String) -> String {
        let isPart = { (character: Character) in character.isLetter || character.isNumber }
        guard let first = comment.firstIndex(where: isPart), let last = comment.lastIndex(where: isPart) else {
            return ""
        }
        return String(comment[first...last])
    }

    /// Whether a comment is one short word.
    private static func isShort(_ comment: String) -> Bool {
        comment.count < 4 && comment.allSatisfy { $0.isASCII && $0 != " " }
    }
}
