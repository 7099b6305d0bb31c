extension StateViewLibrary {
    /// An environment for a reader.
    /// - Parameters:
    ///   - languages: the reader's, as tags such as `da-DK`, the most wanted first; the development language for none.
    ///   - brand: nil for the theme's own.
    ///   - scheme: light or dark.
    ///   - contrast: whether the reader asks for more contrast.
    ///   - profile: the measures and policies of views that name none.
    ///   - sizeCategory: the size of text that the reader asks for.
    ///   - timeZone: that of moments in texts, such as `Europe/Copenhagen`; nil for UTC.
    public func environment(
        languages: [String] = [], brand: String? = nil, scheme: StateViewEnvironment.ColorScheme = .light,
        contrast: StateViewEnvironment.Contrast = .standard, profile: StateViewProfile = .backbase,
        sizeCategory: SizeCategory = .large, timeZone: String? = nil
    ) -> StateViewEnvironment {
        var tags: [LanguageTag] = []
        for language in languages {
            if let tag = LanguageTag(language) {
                tags.append(tag)
            } else {
                report(.unreadableLanguage(language))
            }
        }
        var environment = StateViewEnvironment(
            locales: tags, development: developmentLanguage, brand: brand, scheme: scheme, contrast: contrast,
            profile: profile, sizeCategory: sizeCategory)
        environment.timeZone = timeZone
        return environment
    }

    /// The language that the developers write; its texts stand in for missing ones.
    public var developmentLanguage: LanguageTag { content.sourceLanguage }

    /// The languages that there are texts in, sorted.
    public var languages: [LanguageTag] { content.languages }

    /// The brands of the theme and of the texts, sorted.
    public var brands: [String] { cache.brands }

    /// The languages in which texts are looked for, in order: those of a reader, their fallbacks by CLDR, and the
    /// development language, as far as there are texts in them.
    public func negotiated(_ languages: [LanguageTag]) -> [LanguageTag] {
        content.lookupChain(for: languages.isEmpty ? [developmentLanguage] : languages)
    }
}
