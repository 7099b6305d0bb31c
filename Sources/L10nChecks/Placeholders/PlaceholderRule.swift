package import L10nLocale
package import L10nMessages
package import L10nSource
package import MessageChecks

/// A rule about the placeholders of texts.
///
/// `PlaceholderPass` reads each text once for all of these rules; a rule puts what was found into words.
package protocol PlaceholderRule: CheckRule {
    /// What is wrong, then what to do.
    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String
    /// How bad an issue is for the rule.
    static func severity(of issue: PlaceholderIssue) -> Severity
    /// Another way to what the author wanted, where there is one.
    static func help(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String?
}

extension PlaceholderRule {
    package static func severity(of issue: PlaceholderIssue) -> Severity { issue.severity }
    package static func help(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String? { nil }
    package static var scope: RuleScope { .placeholder(self) }
}

/// The texts that an issue is about, for the words of its message.
package struct PlaceholderTexts: Sendable {
    /// The decoded text in UTF-8.
    package let text: [UInt8]
    /// The text that it was compared with: the source text, the default that it overrides, or its key.
    package let source: [UInt8]?
    /// How placeholders are written there.
    package let notation: MessageNotation
    /// The plural form that the text is.
    package let category: PluralCategory?
    /// What the text is: its language, and its form where it is one of several.
    package let subject: Subject

    package init(
        text: [UInt8], source: [UInt8]?, notation: MessageNotation, category: PluralCategory? = nil,
        subject: Subject = Subject()
    ) {
        self.text = text
        self.source = source
        self.notation = notation
        self.category = category
        self.subject = subject
    }
}
