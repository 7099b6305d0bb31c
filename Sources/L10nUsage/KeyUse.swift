package import L10nSource

/// A place of a file of code, or of an interface file, that asks for a key or may do so.
package struct KeyUse: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The key is looked up here.
        case lookup
        /// A text that is one of a key's name stands here, and may be looked up elsewhere (SC-72).
        case mention
        /// The key is looked up here unless its object or value is absent; no text of its own is missing where no table has
        /// it (SC-31, SC-53).
        case optional
    }

    /// The table that is asked.
    package enum Table: Sendable, Hashable {
        case named(String)
        /// Every table of the bundle: the name is an expression that cannot be read.
        case any
    }

    /// The bundle that is asked.
    package enum Bundle: Sendable, Hashable {
        /// That of the file's own module or target.
        case own
        /// The app's.
        case main
        /// Any bundle that has the table.
        case any
    }

    /// What is known of a value that the code hands to the text.
    package enum Value: Sendable, Hashable {
        case integer
        /// An integer that surely has 64 bits, such as an `Int` of Swift.
        case wideInteger
        case floatingPoint
        case object
        case unknown
    }

    package enum Insertion: Sendable, Hashable {
        case printf
        /// As printf has it, by a function whose one value may be an array of them.
        case wrapped
        /// `%0`, `%1`: by their numbers.
        case numbered
        /// `{name}`, with the names of the values.
        case named([String])
    }

    package var kind: Kind
    package var key: KeyPattern
    package var table: Table
    package var bundle: Bundle
    /// The text for the source language that stands in the code, with placeholders as the compiler writes them; nil for none.
    package var defaultText: KeyPattern?
    /// The values that the text is formatted with, in order; nil where the text is not formatted here, or it cannot be told.
    package var values: [Value]?
    /// How the values come into the text.
    package var insertion = Insertion.printf
    /// The comment for translators, where there is one.
    package var comment: String?
    /// What asks, for people: `NSLocalizedString`, `Text`, `L10n`, `storyboard`.
    package var way: String
    /// Whether the code has a text for readers of the source language, whether it can be read or not.
    package var hasDefault = false
    /// Whether the key is a literal of a localized type, in which the compiler doubles percent signs (SC-33).
    package var isLocalized = false
    /// Whether the key is one only because a literal stands where a view takes a text: `Text("Hello")`.
    package var isImplicit = false
    /// Whether the bundle of the file's own module is named where the key stands: `bundle: .module`.
    package var isOfModule = false
    /// The place of the key.
    package var span: SourceSpan
    /// The file whose module's bundle is asked, where it is not that of `span`: members that a generator writes ask the bundle
    /// of their own module, wherever they are used.
    package var home: String?

    package init(
        _ kind: Kind, _ key: KeyPattern, table: Table = .named("Localizable"), bundle: Bundle = .own,
        defaultText: KeyPattern? = nil, values: [Value]? = nil, comment: String? = nil, way: String, at span: SourceSpan
    ) {
        self.kind = kind
        self.key = key
        self.table = table
        self.bundle = bundle
        self.defaultText = defaultText
        hasDefault = defaultText != nil
        self.values = values
        self.comment = comment
        self.way = way
        self.span = span
    }

    /// The mention of all keys that a format in code makes; nil for a text that is no format of formats.
    init?(format: String, at span: SourceSpan) {
        guard let key = KeyPattern(format: format) else { return nil }
        self.init(.mention, key, table: .any, bundle: .any, way: KeyPattern.wayOfFormats, at: span)
    }
}
