/// Why a text names no language that is known.
package struct LanguageTagProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case malformed(LanguageTagMalformation)
        /// The language subtag is neither in the registry nor an old code of one that is.
        case unregisteredLanguage(String)
        /// Three letters behind a language that takes none there, as in `en-USA`.
        case invalidExtendedLanguage(String)
        case unregisteredScript(String)
        case unregisteredRegion(String)
        case unregisteredVariant(String)
    }

    package var kind: Kind
    /// What the author may have meant, the likeliest first, at most three.
    package var suggestions: [LanguageTag]

    init(kind: Kind, suggestions: [LanguageTag]) {
        self.kind = kind
        self.suggestions = suggestions
    }

    /// The first subtag that is not registered; nil when all are.
    init?(in tag: LanguageTag, writtenAs text: String) {
        if !LocaleTables.isRegistered(language: tag.language) {
            let names = LanguageTagSuggestions.tags(named: text)
            self.init(
                kind: .unregisteredLanguage(tag.language),
                suggestions: names.isEmpty ? LanguageTagSuggestions.languages(for: tag) : names)
        } else if let language = tag.extendedLanguages.first {
            self.init(
                kind: .invalidExtendedLanguage(language),
                suggestions: LanguageTagSuggestions.withoutExtendedLanguage(tag))
        } else if let script = tag.script, !LocaleTables.scripts.contains(script) {
            self.init(kind: .unregisteredScript(script), suggestions: LanguageTagSuggestions.scripts(for: tag))
        } else if let region = tag.region, !LocaleTables.regions.contains(region) {
            self.init(kind: .unregisteredRegion(region), suggestions: [])
        } else if let variant = tag.variants.first(where: { !LocaleTables.variants.contains($0) }) {
            self.init(
                kind: .unregisteredVariant(variant), suggestions: LanguageTagSuggestions.withKeyword(for: variant, tag))
        } else {
            return nil
        }
    }

    /// What is wrong and what to do, as a phrase that follows the quoted text.
    package var phrase: String {
        let wrong =
            switch kind {
            case .malformed(let malformation): malformation.phrase
            case .unregisteredLanguage: "is not a language"
            case .invalidExtendedLanguage(let subtag): "has '\(subtag)' where a script or region stands"
            case .unregisteredScript(let subtag): "has '\(subtag)', which is not a script"
            case .unregisteredRegion(let subtag): "has '\(subtag)', which is not a region"
            case .unregisteredVariant(let subtag): "has '\(subtag)', which is not a variant"
            }
        let names = suggestions.map { "'\($0)'" }
        guard let last = names.last else { return wrong + "; use a tag such as 'en' or 'pt-BR'" }
        let head = names.dropLast().joined(separator: ", ")
        return wrong + "; did you mean " + (head.isEmpty ? last : head + " or " + last) + "?"
    }
}
