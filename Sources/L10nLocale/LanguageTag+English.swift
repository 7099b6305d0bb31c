extension LanguageTag {
    /// English, which most developers write.
    public static let english = LanguageTag(
        description: "en", layout: Layout(language: 2, extendedLanguage: 2, script: 2, region: 2, variants: 2))
}
