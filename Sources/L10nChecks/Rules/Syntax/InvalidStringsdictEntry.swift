import L10nCatalog
import L10nSource

/// An entry of a `.stringsdict` file that does not follow the rules of its kind.
enum InvalidStringsdictEntry: FormsRule {
    static let rule = Rule.invalidStringsdictEntry

    static var examples: RuleExamples {
        RuleExamples(
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
            ])
    }

    /// Texts for some devices leave the others without one, unless the iPhone's stands in (SD-46) or the table has a
    /// `.strings` text too, as Xcode writes it.
    static func check(_ site: FormsSite, into findings: inout Findings) {
        guard site.site.column.fragment.notation == .xml, let first = site.forms.forms.first else { return }
        let devices = site.forms.forms.compactMap { form in
            if case .device(let name)? = form.path.first { name } else { nil }
        }
        guard !devices.isEmpty, !devices.contains(where: { $0 == "other" || $0 == "iphone" }) else { return }
        let tag = site.site.column.tag
        let hasText = site.site.table.table.columns.contains { column in
            column.tag == tag && column.entry(for: site.entry.key).map { $0.formsNumber == 0 } ?? false
        }
        guard !hasText else { return }
        findings.add(
            Diagnostic(
                .invalidStringsdictEntry.at(.warning),
                "\(Wording.quoted(site.subject().key ?? "")) has no text for other devices; add 'other'",
                at: site.span(first.nameRange), cause: "device-no-other", subject: site.subject()))
    }
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
