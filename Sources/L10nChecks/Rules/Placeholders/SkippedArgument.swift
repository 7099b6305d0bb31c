import L10nCatalog
import L10nSource
import MessageChecks

/// A numbered format of a `.stringsdict` entry that leaves an argument out, with all forms of its variables.
enum SkippedArgument: FormsRule {
    static let rule = Rule.skippedArgument

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.counted(format: "%2$#@days@")],
            good: [.counted(format: "%1$@: %2$#@days@")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        let fragment = site.site.column.fragment
        guard !site.forms.variables.isEmpty, fragment.notation == .xml else { return }
        for (number, form) in site.forms.forms.enumerated()
        where form.variable == nil && form.textTraits.hasAny(of: .percent) {
            let numbered = site.reading(of: number).placeholders.filter { $0.position > 0 }
            guard numbered.contains(where: { $0.variable != nil }) else { continue }
            let entry = site.entry.showing(number, of: site.forms)
            let text = Array(fragment.text(of: entry).utf8)
            let used = MessageReading(fragment, entry, form).arguments(ofVariablesIn: text)
                .union(numbered.map(\.position))
            guard let largest = used.max(), let skipped = (1...largest).first(where: { !used.contains($0) }),
                let place = numbered.first(where: { $0.variable != nil && $0.position > skipped })
            else { continue }
            findings.add(
                Diagnostic(
                    .skippedArgument,
                    "argument \(skipped) is skipped, so plural forms follow the wrong number; use it too",
                    at: fragment.span(of: place.range.indices, inTextOf: entry), cause: "skipped-argument",
                    subject: site.subject(variant: site.forms.name(of: form))))
        }
    }
}

extension RuleExample {
    /// An entry that counts its second argument.
    fileprivate static func counted(format: String) -> RuleExample {
        .stringsDictionary(
            """
            <key>stay</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>\(format)</string>
              <key>days</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>lld</string>
                <key>one</key>
                <string>%lld day</string>
                <key>other</key>
                <string>%lld days</string>
              </dict>
            </dict>
            """)
    }
}
