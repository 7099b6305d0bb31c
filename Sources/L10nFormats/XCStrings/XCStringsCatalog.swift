package import L10nCatalog
package import L10nLocale
package import L10nSource

/// What one String Catalog says, language by language.
package struct XCStringsCatalog: Sendable {
    package let source: SourceFile
    /// The language that the file names as the developers'; nil where it names none that can be read.
    package var declaredLanguage: Located<LanguageTag>?
    /// The languages in the order in which the file mentions them, the source language first.
    package var languages: [XCStringsLanguage]

    /// The language whose texts the keys are.
    package var sourceLanguage: LanguageTag { languages.first?.tag ?? .english }
}

/// One language of a String Catalog.
package struct XCStringsLanguage: Sendable {
    /// The language as the file writes it.
    package let name: String
    /// The canonical tag; of a name that is no tag, one that stands for no language.
    package let tag: LanguageTag
    package var fragment: CatalogFragment
}
