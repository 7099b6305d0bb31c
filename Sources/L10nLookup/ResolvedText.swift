public import L10nLocale
public import L10nSource

/// A text that is ready to be shown, and where it came from.
public struct ResolvedText: Sendable, Hashable, Codable {
    /// Who said the text.
    public enum Provenance: Sendable, Hashable, Codable {
        /// An entry of a layer.
        case entry(layer: String, kind: LayerKind, span: SourceSpan)
        /// The call site or the definition gave the text itself.
        case literal
        /// Nobody did: it is shown so that a reader never sees a key.
        case standIn
    }

    /// Something that a developer should know about a text that is shown nevertheless.
    public enum Issue: String, Sendable, Hashable, Codable {
        /// No layer has the text in any language of the chain; another text stands in for it.
        case missingText = "missing-state-view-text"
        /// A layer above the library says nothing, on purpose or not.
        case blankOverride = "blank-override"
        /// The text is empty or white space.
        case emptyTranslation = "empty-translation"
        /// A hole of the text has no value, or one of another type.
        case unsuppliedArgument = "unsupplied-argument"
        /// The text, or a part of it, is no message of its notation; its characters are shown.
        case damagedMessage = "message-syntax-error"
        /// A value stands in a form of its own: ICU is not on the machine, or has no such style.
        case unstyledValue = "unusable-style"
        /// The text is shown in the development language because no preferred one has it.
        case developmentLanguage = "development-language"
    }

    /// What is shown, with its arguments filled in.
    public var text: String
    /// The key that was looked up; nil for a literal.
    public var key: String?
    /// The name of another system's that stood for the key; nil where the key itself was asked for.
    public var alias: String?
    /// The key that was asked for, where nobody has it and this text stands in; nil elsewhere.
    package var missing: String?
    /// The language of the text, which may be a fallback of the one asked for.
    public var language: LanguageTag
    /// The direction of its language.
    public var direction: TextDirection
    /// Who said it.
    public var provenance: Provenance
    /// Every place that was asked, in order.
    package var tried: [ResolutionAttempt]
    /// What a developer should know about it; empty where all is well.
    public var issues: [Issue]
    /// The holes that have no value, or one of another type, as the text writes them; nil where all have one.
    package var unsupplied: [String]?
    /// Those of them that have a value of another type; nil for none.
    package var mistyped: [String]?

    package init(
        text: String, key: String?, language: LanguageTag, provenance: Provenance, tried: [ResolutionAttempt] = [],
        issues: [Issue] = []
    ) {
        self.text = text
        self.key = key
        self.language = language
        direction = language.direction
        self.provenance = provenance
        self.tried = tried
        self.issues = issues
    }

    /// Whether there is nothing to read.
    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}
