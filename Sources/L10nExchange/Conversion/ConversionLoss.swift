package import L10nSource

/// Something that another format cannot say.
package struct ConversionLoss: Error, Hashable, Sendable {
    /// The entry; nil for what many have in common.
    package var key: String?
    /// What is lost, and what to do.
    package var message: String
    package var span: SourceSpan

    package init(key: String? = nil, _ message: String, at span: SourceSpan) {
        self.key = key
        self.message = message
        self.span = span
    }
}
