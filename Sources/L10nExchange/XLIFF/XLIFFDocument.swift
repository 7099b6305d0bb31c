package import L10nSource

/// An XLIFF 1.2 document as far as Xcode uses the format.
///
/// Source: XLIFF 1.2, OASIS standard, and what Xcode writes (interchange.md 1).
package struct XLIFFDocument: Sendable, Hashable {
    package var files: [XLIFFFile]
    /// The file that was read, which places refer to; nil for a document that was built.
    package var origin: SourceFile?
    /// Whether a document that was read says the state of no target.
    var lacksStates = false

    package init(files: [XLIFFFile] = [], origin: SourceFile? = nil) {
        self.files = files
        self.origin = origin
    }
}

/// The units of one file of the project.
package struct XLIFFFile: Sendable, Hashable {
    /// The path from the project's root.
    package var original: String
    package var sourceLanguage: String
    package var targetLanguage: String?
    package var dataType: String
    /// The program that wrote the document; nil where it does not say.
    package var tool: XLIFFTool?
    package var units: XLIFFUnits
    /// The ids of units that nobody can tell the meaning of, each as often as it occurs; some may be among `units`.
    package var refused: [String] = []
    /// Where `original` is written, without quotes.
    package var place: SourceRange?

    package init(
        original: String, sourceLanguage: String, targetLanguage: String?, dataType: String = "plaintext",
        tool: XLIFFTool? = nil, units: XLIFFUnits = [], place: SourceRange? = nil
    ) {
        self.original = original
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.dataType = dataType
        self.tool = tool
        self.units = units
        self.place = place
    }
}

/// The program that wrote a document.
package struct XLIFFTool: Sendable, Hashable {
    package var id: String
    package var name: String
    package var version: String?
    /// Xcode's own attribute, which the standard's strict schema does not know.
    package var build: String?

    package init(id: String, name: String, version: String? = nil, build: String? = nil) {
        self.id = id
        self.name = name
        self.version = version
        self.build = build
    }

    /// This program.
    package static func own(version: String) -> XLIFFTool {
        XLIFFTool(id: "stateview-l10n", name: "stateview-l10n", version: version)
    }
}

/// A `trans-unit`.
package struct XLIFFUnit: Sendable, Hashable {
    package var id: String
    package var source: String?
    package var target: XLIFFTarget?
    /// All notes in their order, those without text included, which Xcode writes where there is no comment.
    package var notes: [ExchangeNote]
    /// The most characters that the translation may have (`maxwidth` where `size-unit` is `char`).
    package var maximumLength: Int?
    /// Whether the text is to be translated; false for `translate="no"`.
    package var isTranslatable: Bool
    /// What the author of the file accepts in the unit.
    package var suppressions: [SuppressionDirective] = []
    package var places: ExchangePlaces?

    package init(
        id: String, source: String?, target: XLIFFTarget? = nil, notes: [ExchangeNote] = [],
        maximumLength: Int? = nil, isTranslatable: Bool = true, places: ExchangePlaces? = nil
    ) {
        self.id = id
        self.source = source
        self.target = target
        self.notes = notes
        self.maximumLength = maximumLength
        self.isTranslatable = isTranslatable
        self.places = places
    }
}

/// The translation of a unit. One without text is something else than none.
package struct XLIFFTarget: Sendable, Hashable {
    package var text: String
    /// As it is written.
    package var state: String?
    package var stateQualifier: String?

    package init(_ text: String, state: String? = nil, stateQualifier: String? = nil) {
        self.text = text
        self.state = state
        self.stateQualifier = stateQualifier
    }
}
