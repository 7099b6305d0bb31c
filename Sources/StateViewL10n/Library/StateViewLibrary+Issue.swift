public import L10nLookup

extension StateViewLibrary {
    /// Something that a developer should know, while the reader gets an answer nevertheless.
    public enum Issue: Sendable, Hashable {
        /// About a text: missing, blank, damaged, or without the values that it has holes for.
        case text(ResolvedText.Issue, TextPlace)
        /// About a view as a whole.
        case view(ResolvedStateView.Issue, id: String)
        /// Neither a document nor the product has a view or screen of this id: the product's own views stand in for those of
        /// a document, and one that was to be shown by itself is not.
        case unknownView(id: String)
        /// A button was tapped that nothing is bound to; nothing happened.
        case unhandledAction(StateViewAction.Intent, view: String)
        /// Neither a theme nor a layer of texts knows the brand.
        case unknownBrand(String)
        /// No folder with texts has the name of a bundle that a view looks in first.
        case unknownBundle(String)
        /// Views have texts alone, because the theme lacks something that they are drawn with.
        case unusableTheme(reason: String)
        /// Not a language tag; it is passed over.
        case unreadableLanguage(String)
        /// Found when the library was loaded: a file that the system would not read.
        case unreadableFile(path: String, reason: String)
        /// Found when the library was loaded: a file, or a part of one, that is not what it should be.
        case damagedFile(path: String, message: String)
    }

    /// Which text an issue is about.
    public struct TextPlace: Sendable, Hashable {
        /// The key; nil for a text that was given.
        public let key: String?
        /// The table that was asked for; nil for all.
        public let table: String?
        /// The language of the text that is shown.
        public let language: LanguageTag
        /// The file that says it; nil for a text that stands in.
        public let file: String?
        /// The holes that have no value, or one of another type, as the text writes them.
        public let holes: [String]
        /// Those of them that have a value of another type.
        let mistyped: [String]
        /// The id of the view that shows it; nil for a text that was asked for alone.
        public let view: String?
        /// Its place in the view.
        public let role: StateViewTextRole?

        /// - Parameter key: the one that the issue is about.
        init(_ text: ResolvedText, key: String?, table: String?, view: String?, role: StateViewTextRole?) {
            self.key = key
            self.table = table
            language = text.language
            file = if case .entry(_, _, let span) = text.provenance { span.file } else { nil }
            holes = text.unsupplied ?? []
            mistyped = text.mistyped ?? []
            self.view = view
            self.role = role
        }
    }

    /// Why there is no library.
    public struct LoadingError: Error, Sendable, Hashable, CustomStringConvertible {
        /// What was asked for; empty where the bytes were given, or no name.
        public let path: String
        /// The system's own words.
        public let reason: String

        package init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }

        /// The path and the reason, in English.
        public var description: String { "cannot read \(path.isEmpty ? "what was given" : "'\(path)'"): \(reason)" }
    }
}
