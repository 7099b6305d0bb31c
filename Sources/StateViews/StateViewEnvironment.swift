package import DesignTokens
package import L10nLocale
package import L10nMessages

/// Whether light text stands on dark or dark text on light.
package enum ColorScheme: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}

/// The reader's setting for contrast.
package enum ContrastSetting: String, Sendable, Hashable, CaseIterable {
    case standard
    case increased
}

/// Everything outside a definition that decides how it looks and reads. Nothing is read from anywhere else (MD-5).
package struct StateViewEnvironment: Sendable, Hashable {
    /// The languages that the reader prefers, in order; never empty.
    package var locales: [LanguageTag]
    /// The languages in which texts are looked for, fallbacks included, the development language last; never empty.
    package var chain: [LanguageTag]
    /// The language that the developers write.
    package var development: LanguageTag
    /// What is done to the texts of that language where the reader prefers a pseudo-language, such as `en-XA`.
    package let pseudo: PseudoLocale?
    /// nil for the theme's own default, and for texts without a brand's layer.
    package var brand: String?
    package var scheme: ColorScheme
    package var contrast: ContrastSetting
    package var profile: StateViewProfile
    package var sizeCategory: SizeCategory

    /// - Parameters:
    ///   - locales: the languages that the reader prefers; the development language when there are none.
    ///   - chain: the languages to look in; nil for the preferred ones with CLDR's parents, or for the development
    ///     language where a pseudo-language is preferred.
    package init(
        locales: [LanguageTag], chain: [LanguageTag]? = nil, development: LanguageTag = .english,
        brand: String? = nil, scheme: ColorScheme = .light, contrast: ContrastSetting = .standard,
        profile: StateViewProfile = .backbase, sizeCategory: SizeCategory = .large
    ) {
        let locales = locales.isEmpty ? [development] : locales
        self.locales = locales
        pseudo = PseudoLocale(locales[0])
        // The texts of a pseudo-language are those of the developers.
        let preferred = pseudo == nil ? locales : [development]
        var chain = chain ?? FallbackChain(preferred: preferred, development: development).tags
        // The development language ends every chain (TR-6).
        if !chain.contains(where: { $0.means(development) }) { chain.append(development) }
        self.chain = chain
        self.development = development
        self.brand = brand
        self.scheme = scheme
        self.contrast = contrast
        self.profile = profile
        self.sizeCategory = sizeCategory
    }

    /// What is done to a text of a language: nothing to those that a project has in the pseudo-language itself.
    func pseudo(for tag: LanguageTag) -> PseudoLocale? {
        tag == pseudo?.tag ? nil : pseudo
    }
}
