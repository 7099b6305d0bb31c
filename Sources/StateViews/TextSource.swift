package import L10nLocale
package import L10nMessages

/// Where a text of a definition comes from. Nothing is told by nil or by an empty string.
package enum TextSource: Sendable, Hashable {
    /// The default key of the view's kind and the text's role.
    case inherit
    /// Another key, looked up through all layers, with values for the holes of its text.
    case key(String, arguments: MessageArguments = MessageArguments())
    /// A final text, in the language given, even when it is empty. Without a language it is in the preferred one.
    case literal(String, language: LanguageTag? = nil)
    /// The role is left out.
    case none
}
