import L10nLocale

extension LanguageTag {
    /// Whether nouns of the language stay in the singular behind every number, so that one text serves all, though the
    /// language has several plural categories.
    ///
    /// Source: WALS, chapter 33 and the grammars of the languages.
    var keepsNounsAfterNumbers: Bool { Self.languagesOfSuchNouns.contains(language) }

    private static let languagesOfSuchNouns: Set<String> = [
        "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
    ]
}
