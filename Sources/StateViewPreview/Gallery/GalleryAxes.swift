package import DesignTokens
package import L10nLocale
package import StateViews

/// What the cells of a gallery differ in.
///
/// Source: state-views.md GP-1 and GP-2.
package struct GalleryAxes: Sendable {
    package struct Brand: Sendable {
        /// nil for readers of no brand.
        package let name: String?
        /// The language that the brand speaks; nil for a brand without one.
        package let language: LanguageTag?

        package init(name: String?, language: LanguageTag?) {
            self.name = name
            self.language = language
        }
    }

    package let source: LanguageTag
    package let languages: [LanguageTag]
    /// Languages that are made from the source texts.
    package let pseudoLanguages: [LanguageTag]
    package let brands: [Brand]
    /// nil for the profile that each view has by itself.
    package let profiles: [StateViewProfile?]
    package let schemes = StateViewEnvironment.ColorScheme.allCases
    package let contrasts = StateViewEnvironment.Contrast.allCases
    /// Source: state-views.md GP-2.
    package let sizes: [SizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibility3, .accessibility5,
    ]

    package init(
        source: LanguageTag, languages: [LanguageTag], pseudoLanguages: [LanguageTag], brands: [Brand],
        profiles: [StateViewProfile?]
    ) {
        self.source = source
        self.languages = languages
        self.pseudoLanguages = pseudoLanguages
        self.brands = brands
        self.profiles = profiles
    }

    /// All languages, in the order of the columns of a page.
    package var allLanguages: [LanguageTag] { languages + pseudoLanguages }

    var data: PageData {
        .object([
            "source": .text("\(source)"),
            "languages": .list(
                languages.map { .object(["tag": .text("\($0)"), "pseudo": .flag(false)]) }
                    + pseudoLanguages.map { .object(["tag": .text("\($0)"), "pseudo": .flag(true)]) }),
            "brands": .list(
                brands.map {
                    .object(["name": .optional($0.name), "language": .optional($0.language.map { "\($0)" })])
                }),
            "schemes": .texts(schemes.map(\.rawValue)),
            "contrasts": .texts(contrasts.map(\.rawValue)),
            "sizes": .texts(sizes.map(\.rawValue)),
            "profiles": .list(profiles.map { .optional($0?.rawValue) }),
        ])
    }
}
