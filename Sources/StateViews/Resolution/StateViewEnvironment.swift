public import DesignTokens
public import L10nLocale
package import L10nMessages

extension StateViewLook {
    /// The language that the brand speaks where a policy asks for it; nil for a brand without one.
    package var brandLanguage: String? { brandMark.defaultLanguage }
}

extension StateViewEnvironment {
    /// Whether light text stands on dark or dark text on light.
    public enum ColorScheme: String, Sendable, Hashable, CaseIterable, Codable {
        case light
        case dark
    }

    /// The reader's setting for contrast.
    public enum Contrast: String, Sendable, Hashable, CaseIterable, Codable {
        case standard
        case increased
    }
}

/// Everything outside a definition that decides how it looks and reads. Nothing is read from anywhere else.
///
/// Source: state-views.md 4.2 (MD-5).
public struct StateViewEnvironment: Sendable, Hashable {
    /// The languages that the reader prefers, in order; never empty.
    public private(set) var locales: [LanguageTag]
    /// The languages in which texts are looked for, fallbacks included, the development language last; never empty.
    public package(set) var chain: [LanguageTag]
    /// The language that the developers write.
    public private(set) var development: LanguageTag
    /// What is done to the texts of that language where the reader prefers a pseudo-language, such as `en-XA`.
    package let pseudo: PseudoLocale?
    /// nil for the theme's own default, and for texts without a brand's layer.
    public var brand: String?
    /// Whether light text stands on dark.
    public var scheme: ColorScheme
    /// The reader's setting.
    public var contrast: Contrast
    /// Followed by definitions that name none.
    public var profile: StateViewProfile
    /// The reader's text size.
    public var sizeCategory: SizeCategory
    /// Whether the reader wants bold text.
    public var boldText: Bool
    /// Whether the reader wants less motion: pictures stand still.
    public var reduceMotion: Bool
    /// Forces a direction of the view; nil for that of the texts.
    public var direction: TextDirection?
    /// Whose languages come first where reader and brand differ; nil for the profile's (TR-6).
    public var localePolicy: LocalePolicy?
    /// The time zone that moments in texts are told in, by its name in the IANA database such as `Europe/Copenhagen`; nil,
    /// and a name that nobody knows, for UTC.
    public var timeZone: String?

    /// - Parameters:
    ///   - locales: the languages that the reader prefers; the development language when there are none.
    ///   - chain: the languages to look in; nil for the preferred ones with CLDR's parents, or for the development
    ///     language where a pseudo-language is preferred.
    package init(
        locales: [LanguageTag], chain: [LanguageTag]?, development: LanguageTag = .english,
        brand: String? = nil, scheme: ColorScheme = .light, contrast: Contrast = .standard,
        profile: StateViewProfile = .backbase, sizeCategory: SizeCategory = .large
    ) {
        let locales = locales.isEmpty ? [development] : locales
        self.locales = locales
        pseudo = PseudoLocale(locales[0])
        // The texts of a pseudo-language are those of the developers.
        let preferred = pseudo == nil ? locales : [development]
        // The development language ends every chain (TR-6).
        if var chain {
            if !chain.contains(where: { $0.means(development) }) { chain.append(development) }
            self.chain = chain
        } else {
            let tags = FallbackChain(preferred: preferred, development: development).tags
            self.chain = tags.isEmpty ? [development] : tags
        }
        self.development = development
        self.brand = brand
        self.scheme = scheme
        self.contrast = contrast
        self.profile = profile
        self.sizeCategory = sizeCategory
        boldText = false
        reduceMotion = false
    }

    /// - Parameter locales: the languages that the reader prefers; the development language when there are none.
    public init(
        locales: [LanguageTag], development: LanguageTag = .english, brand: String? = nil,
        scheme: ColorScheme = .light, contrast: Contrast = .standard, profile: StateViewProfile = .backbase,
        sizeCategory: SizeCategory = .large
    ) {
        self.init(
            locales: locales, chain: nil, development: development, brand: brand, scheme: scheme, contrast: contrast,
            profile: profile, sizeCategory: sizeCategory)
    }

    /// The same for a reader of other languages.
    /// - Parameters:
    ///   - chain: the languages to look in; nil for the preferred ones with CLDR's parents.
    ///   - development: nil for the same.
    package func reading(
        _ locales: [LanguageTag], chain: [LanguageTag]? = nil, development: LanguageTag? = nil
    ) -> StateViewEnvironment {
        var other = StateViewEnvironment(
            locales: locales, chain: chain, development: development ?? self.development)
        other.takeSettings(of: self)
        return other
    }

    /// Takes everything of another environment but its languages.
    package mutating func takeSettings(of other: StateViewEnvironment) {
        brand = other.brand
        scheme = other.scheme
        contrast = other.contrast
        profile = other.profile
        sizeCategory = other.sizeCategory
        boldText = other.boldText
        reduceMotion = other.reduceMotion
        direction = other.direction
        localePolicy = other.localePolicy
        timeZone = other.timeZone
    }

    /// The languages of the reader and of the brand in the order of the policy.
    /// - Parameters:
    ///   - profile: whose policy counts where the environment has none.
    ///   - brandLanguage: nil for a brand that speaks none of its own; the reader's count then.
    /// Source: state-views.md TR-6, WP-27.
    package func preferredLanguages(_ profile: StateViewProfile, brandLanguage: String?) -> [LanguageTag] {
        let policy = localePolicy ?? profile.localePolicy
        guard policy != .user, let brand = brandLanguage.flatMap({ LanguageTag($0) }) else { return locales }
        return switch policy {
        case .user: locales
        case .brand: [brand]
        case .brandThenUser: [brand] + locales.filter { $0 != brand }
        case .userThenBrand: locales + (locales.contains(brand) ? [] : [brand])
        }
    }

    /// What is done to a text of a language: nothing to those that a project has in the pseudo-language itself.
    func pseudo(for tag: LanguageTag) -> PseudoLocale? {
        tag == pseudo?.tag ? nil : pseudo
    }
}
