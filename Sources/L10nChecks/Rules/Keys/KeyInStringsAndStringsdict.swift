import L10nCatalog
import L10nSource

/// A text in `.strings` that the `.stringsdict` beside it replaces.
enum KeyInStringsAndStringsdict: ColumnRule {
    static let rule = Rule.keyInStringsAndStringsdict

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"items\" = \"%d items\";\n"), items],
            good: [RuleExample("en.lproj/Localizable.strings", "\"title\" = \"Items\";\n"), items])
    }

    private static var items: RuleExample {
        .stringsDictionary(
            """
            <key>items</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@n@</string>
              <key>n</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>d</string>
                <key>one</key>
                <string>%d item</string>
                <key>other</key>
                <string>%d items</string>
              </dict>
            </dict>
            """)
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        let (column, fragment) = (site.column, site.column.fragment)
        guard !column.outranks else { return }
        for entry in fragment.entries where entry.isUsable && column.isDefinedElsewhere(entry.key) {
            findings.add(
                Diagnostic(
                    .keyInStringsAndStringsdict,
                    "this text is never used: the .stringsdict has \(Wording.quoted(fragment.key(of: entry))) too; "
                        + "remove it here",
                    at: fragment.source.span(entry.keyRange), cause: "key-in-both",
                    subject: site.table.subject(key: entry.key, column: column),
                    fixes: [Fix("remove it here", .unsafe, edits: [fragment.removal(of: entry)])]))
        }
    }
}
