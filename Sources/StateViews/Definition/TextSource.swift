public import L10nLocale
public import L10nMessages

/// Where a text of a definition comes from. Nothing is told by nil or by an empty string.
///
/// Source: state-views.md 4.1 (MD-1).
public enum TextSource: Sendable, Hashable {
    /// The default key of the view's kind and the text's role.
    case inherit
    /// Another key, looked up through all layers, with values for the holes of its text.
    /// - Parameter table: the table to look in; nil for all.
    case key(String, table: String? = nil, arguments: MessageArguments = MessageArguments())
    /// A final text, in the language given, even when it is empty. Without a language it is in the preferred one.
    case literal(String, language: LanguageTag? = nil)
    /// The role is left out.
    case none
}

/// A text in quotes is final, even one that equals the default (BB-5).
extension TextSource: ExpressibleByStringLiteral {
    /// A text that is final.
    public init(stringLiteral value: String) { self = .literal(value) }
}
