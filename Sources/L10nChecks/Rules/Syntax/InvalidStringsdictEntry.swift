import L10nSource

/// An entry of a `.stringsdict` file that does not follow the rules of its kind.
enum InvalidStringsdictEntry: CheckRule {
    static let info = RuleInfo(
        "invalid-stringsdict-entry", .syntax, .error,
        summary: "An entry of a .stringsdict file has no format, several rules, or a variable without the rule's name.",
        why: "Foundation skips the entry or the variable, and the key or raw placeholders are shown.",
        tiers: "warning where the format names no variable or a device has no text; note for the legacy form by width",
        precision: .veryHigh,
        bad: [.stringsDictionary("<key>items</key>\n<dict/>")],
        good: [
            .stringsDictionary(
                """
                <key>items</key>
                <dict>
                  <key>NSStringDeviceSpecificRuleType</key>
                  <dict>
                    <key>mac</key>
                    <string>All items</string>
                    <key>other</key>
                    <string>Items</string>
                  </dict>
                </dict>
                """)
        ],
        sources: ["checks.md 2.1", "strings-formats.md D-5, D-6, D-10, D-11, D-41, D-43, D-45"])
}

extension RuleExample {
    /// An English `.stringsdict` file with these entries.
    static func stringsDictionary(_ entries: String) -> RuleExample {
        RuleExample(
            "en.lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(entries)
            </dict>
            </plist>

            """)
    }
}
