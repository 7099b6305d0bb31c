package import L10nLocale
package import L10nMessages
package import L10nSource

/// Where readers of one brand get their texts from: the catalog of a project, or a pack that was made of one.
package protocol TextLookup: Sendable {
    /// The text that a reader gets; nil when no layer has the key in any of the languages.
    /// - Parameters:
    ///   - table: the table to look in; nil for those of the configuration.
    ///   - chain: the languages in order of preference, fallbacks included.
    func find(_ key: String, table: String?, chain: [LanguageTag]) -> FoundText?
    /// Every place that is asked for a key, in order; empty where nobody keeps them.
    func attempts(_ key: String, chain: [LanguageTag]) -> [ResolutionAttempt]
}

/// A text that a look-up found, without values in its holes.
package struct FoundText: Sendable {
    package let text: String
    /// The language of the text, which may be a fallback of the one asked for.
    package let language: LanguageTag
    /// The name and the kind of the layer that has it.
    package let layer: String
    package let kind: LayerKind
    /// Where the entry stands.
    package let span: SourceSpan
    /// How it is written; nil for what nobody has said anything about.
    package let syntax: MessageSyntax?
    /// What chooses among its forms; nil for one with a single text.
    package let forms: Forms?
    /// Every place that was asked, in order; empty where nobody keeps them.
    package let tried: [ResolutionAttempt]

    /// What an entry with several forms says.
    package struct Forms: Sendable {
        /// Nil when the forms have no text at all.
        package let message: VariedMessage?

        package init(_ message: VariedMessage?) { self.message = message }
    }

    package init(
        text: String, language: LanguageTag, layer: String, kind: LayerKind, span: SourceSpan, syntax: MessageSyntax?,
        forms: Forms?, tried: [ResolutionAttempt] = []
    ) {
        (self.text, self.language, self.layer, self.kind) = (text, language, layer, kind)
        (self.span, self.syntax, self.forms, self.tried) = (span, syntax, forms, tried)
    }

    /// The message with its forms, or of the text alone.
    package var message: VariedMessage? { forms.map(\.message) ?? VariedMessage(.text(text)) }
}
