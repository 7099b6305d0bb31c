package import L10nLocale
package import L10nSource

/// One step of a look-up.
package struct ResolutionAttempt: Sendable, Hashable, Codable {
    package enum Outcome: String, Sendable, Codable {
        /// The text that is used.
        case hit
        /// There is a text, but an earlier step had one.
        case shadowed
        /// There is an entry without a translation.
        case untranslated
        case absent
    }

    package var layer: String
    package var tag: LanguageTag
    package var outcome: Outcome
    package var table: String?
    /// The entry, where there is one.
    package var span: SourceSpan?

    package init(
        layer: String, tag: LanguageTag, outcome: Outcome, table: String? = nil, span: SourceSpan? = nil
    ) {
        (self.layer, self.tag, self.outcome, self.table, self.span) = (layer, tag, outcome, table, span)
    }
}
