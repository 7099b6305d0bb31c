package import L10nCatalog
package import L10nLocale

/// One change to a String Catalog.
package enum XCStringsChange: Sendable, Hashable {
    /// Writes a text with its state; what is not there yet is added, down from the key.
    case setText(String, state: EntryState, at: XCStringsTextPlace)
    /// Writes the state of a text that is there.
    case setState(EntryState, at: XCStringsTextPlace)
    /// Adds a key without texts; a key that is there stays as it is.
    case addKey(String, comment: String? = nil, extractionState: String? = nil)
    /// Takes a key out, with everything that it has in any language.
    case removeKey(String)
    /// Takes out the one text that a key has in a language, which gets forms in its place.
    case removeText(key: String, language: LanguageTag)
    /// Takes out what a key says in a language.
    case removeLocalization(key: String, language: LanguageTag)
}

/// Where a text stands in a String Catalog.
package struct XCStringsTextPlace: Sendable, Hashable {
    package var key: String
    package var language: LanguageTag
    /// The substitution that the text is a form of; nil for a text of the entry itself.
    package var variable: String?
    /// What chooses the text, outermost first; empty for the one text or the format.
    package var path: [FormSelector]

    package init(key: String, language: LanguageTag, variable: String? = nil, path: [FormSelector] = []) {
        self.key = key
        self.language = language
        self.variable = variable
        self.path = path
    }
}

/// Why a change cannot be made.
package enum XCStringsRefusal: Sendable, Hashable {
    /// The key, or its text at the place, is not in the file.
    case isMissing
    /// The key says something of another shape in the language: variations where one text is wanted, or the other way.
    case hasOtherShape
    /// Catalogs have no such place, such as a width.
    case hasNoPlace
}
