package import L10nLocale
package import L10nMessages

/// What an export has to know beyond the files.
package struct ExchangeOptions: Sendable {
    package var format: any ExchangeFormat.Type
    /// The plural categories of the target language, which the translator is asked for; empty to ask for those of the
    /// source.
    package var pluralCategories: [PluralCategory]
    /// The plural categories that a format has a place for; nil for all.
    package var carriedCategories: Set<PluralCategory>?
    /// Numbers that select a category in the target language, such as `2, 3, 4`, for a note.
    package var pluralSamples: [PluralCategory: String]
    /// Whether translations that are there already go along.
    package var includesTargets: Bool
    /// Whether notes say what the placeholders of a text stand for.
    package var describesArguments: Bool
    /// What a translator should know about a key besides its comment; nil where that is nothing for any key.
    package var context: (@Sendable (_ key: String) -> ExchangeContext?)?

    package init(
        format: any ExchangeFormat.Type, pluralCategories: [PluralCategory] = [],
        pluralSamples: [PluralCategory: String] = [:], includesTargets: Bool = true,
        describesArguments: Bool = false,
        context: (@Sendable (_ key: String) -> ExchangeContext?)? = nil
    ) {
        self.format = format
        self.pluralCategories = pluralCategories
        self.pluralSamples = pluralSamples
        self.includesTargets = includesTargets
        self.describesArguments = describesArguments
        self.context = context
    }
}

/// What a translator should know about a text besides its comment.
package struct ExchangeContext: Sendable, Hashable {
    /// What the text is, such as `Title of the error state 'noConnection'`.
    package var role: String?
    /// Where the text appears, such as `Shown for the brand 'acme' only`.
    package var appearance: String?
    /// The most characters that there is room for.
    package var maximumLength: Int?
    /// Where pictures show the text, a line each.
    package var pictures: [String]
    /// How the text is written; nil for specifiers and named holes.
    package var syntax: MessageSyntax?

    package init(
        role: String? = nil, appearance: String? = nil, maximumLength: Int? = nil,
        pictures: [String] = [], syntax: MessageSyntax? = nil
    ) {
        self.role = role
        self.appearance = appearance
        self.maximumLength = maximumLength
        self.pictures = pictures
        self.syntax = syntax
    }
}
