package import L10nLocale

/// Where a text of a definition comes from. Nothing is told by nil or by an empty string.
package enum TextSource: Sendable, Hashable {
    /// The default key of the view's kind and the text's role.
    case inherit
    /// Another key, looked up through all layers.
    case key(String)
    /// A final text, in the language given, even when it is empty.
    case literal(String, language: LanguageTag?)
    /// The role is left out.
    case none
}
