package import L10nCatalog
import L10nFormats
package import L10nSource

/// What goes to a translator, or came back, in one target language.
///
/// All exchange formats meet here: each is read into a document and written from one, and only documents are compared
/// with a project. Texts are plain, as `CatalogFragment.text(of:)` gives them.
package struct ExchangeDocument: Sendable {
    /// The language tags as the file writes them.
    package var sourceLanguage: String
    /// nil where the file names none.
    package var targetLanguage: String?
    package var files: [ExchangeFile]
    /// The file that the document was read from, which its places refer to; nil for one that was built.
    package var origin: SourceFile?
    /// Where the target language is written; nil where that is no place of its own.
    var languagePlace: SourceRange?
    /// The languages of the other columns of a table, as they are written.
    var besides: [String] = []
    /// How far the states of its units can be trusted.
    package var states = States.stated

    package enum States: Sendable, Hashable {
        /// Whoever wrote the file gave each text its state.
        case stated
        /// Few who fill in a text change the state beside it, so that a new text with the state `new` is a translated one.
        case lagging
        /// The file has no place for states.
        case absent
    }

    package init(
        sourceLanguage: String, targetLanguage: String?, files: [ExchangeFile] = [], origin: SourceFile? = nil
    ) {
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.files = files
        self.origin = origin
    }

    /// The number of units of all files.
    package var unitCount: Int { files.reduce(0) { $0 + $1.units.count } }
    /// The same document with all units refused.
    var refused: ExchangeDocument {
        var document = self
        for index in files.indices {
            document.files[index].refused += files[index].units.map(\.id)
            document.files[index].units = ExchangeUnits()
        }
        return document
    }

    /// The number of units that are damaged.
    var refusedCount: Int { files.reduce(0) { $0 + $1.refused.count } }
}

/// The units of one file of the project.
package struct ExchangeFile: Sendable {
    /// The path of the source-language file from the project's root, with `/` between its parts, such as
    /// `App/en.lproj/Localizable.strings` or `App/Localizable.xcstrings`.
    package var original: String { didSet { format = CatalogFormats.exchanged(original) } }
    /// The format of that file; nil where none claims it, and then a unit's id is its key.
    package private(set) var format: (any ExchangedCatalogFormat.Type)?
    /// In the order of the file.
    package var units: ExchangeUnits
    /// Units that other programs ask for in place of these: Xcode exports one text of a translation that does not vary,
    /// whatever the source language does.
    package var alternatives: [ExchangeUnit] = []
    /// What came back damaged, each with a finding, and is no unit.
    package var refused: [ExchangeID] = []
    /// The texts of the file that do not go out, by their keys; none in a document that came back.
    var withheld: [String: CatalogExport.Omission] = [:]
    /// Where the path is written, without delimiters; nil in a document that was built.
    package var place: SourceRange?

    package init(original: String, units: [ExchangeUnit], place: SourceRange? = nil) {
        self.init(original: original, units: ExchangeUnits(units), place: place)
    }

    package init(original: String, units: ExchangeUnits = ExchangeUnits(), place: SourceRange? = nil) {
        self.original = original
        format = CatalogFormats.exchanged(original)
        self.units = units
        self.place = place
    }

    /// The name of the table: the file's name without its extension.
    package var table: String {
        let name = PathText.name(of: original)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Whether each text of the file has a state.
    var keepsStates: Bool { format?.keepsStates ?? false }
}

/// One text to translate.
package struct ExchangeUnit: Sendable, Hashable {
    package var id: ExchangeID
    /// The source text; nil where the file that came back has none.
    package var source: String?
    /// The translation; nil where there is none. An empty one is something else: it clears the text.
    package var target: String?
    /// How far the translation has come; `new` where there is none.
    package var state: EntryState
    /// Whether the file has a place for the state of the text, which is empty.
    var lacksState = false
    /// Whether the file has no place for the text, and another of its forms stands in where the project has none.
    package var isStandIn = false
    /// Whether the file that came back says of the unit that it is not to be translated.
    var isLocked = false
    /// Whether the project has another translation, which the unit replaces.
    var replaces = false
    /// Whether nobody says that the translation is one of the text, as a program may have guessed it.
    var guess: Guess?
    /// Where the unit is written; nil for one that was built.
    package var places: ExchangePlaces?
    private var details = ExchangeDetails.Shared()

    package init(
        _ id: ExchangeID, source: String?, target: String? = nil, state: EntryState = .new,
        notes: [ExchangeNote] = [], maximumLength: Int? = nil, argument: String? = nil,
        places: ExchangePlaces? = nil
    ) {
        self.id = id
        self.source = source
        self.target = target
        self.state = state
        self.places = places
        details.value = ExchangeDetails(notes: notes, maximumLength: maximumLength, argument: argument)
    }

    /// The comment of the entry first, which is empty where only a tool has something to tell.
    package var notes: [ExchangeNote] {
        get { details.value.notes }
        set { details.value.notes = newValue }
    }

    /// The most characters that the translation may have.
    package var maximumLength: Int? {
        get { details.value.maximumLength }
        set { details.value.maximumLength = newValue }
    }

    /// What stands in the texts for `%arg`, such as `%1$lld`; nil where nothing does.
    package var argument: String? {
        get { details.value.argument }
        set { details.value.argument = newValue }
    }

    /// The arguments of variables whose references have numbers for the exchange only, by their names.
    package var references: [String: Int] {
        get { details.value.references }
        set { details.value.references = newValue }
    }

    /// What the author of the file accepts in the unit.
    package var suppressions: [SuppressionDirective] {
        get { details.value.suppressions }
        set { details.value.suppressions = newValue }
    }

    /// The unit as an import keeps it: what a translator was told is of no use any more.
    package var withoutContext: ExchangeUnit {
        var unit = self
        unit.source = nil
        unit.details.value = ExchangeDetails(
            maximumLength: maximumLength, argument: argument, suppressions: suppressions)
        return unit
    }
}

extension ExchangeUnit {
    /// How a program may have come by a translation.
    enum Guess: Sendable, Hashable {
        /// It may be that of a similar text, and somebody is to look at it.
        case possible
        /// It was made for another source text of the same key.
        case ofOtherText
        /// It is that of another key.
        case ofOtherKey
    }

    /// Whether the id stands in the place of the source text, as Xcode writes forms of variables that the source language
    /// lacks.
    func hasIDForSource(in format: (any ExchangedCatalogFormat.Type)?) -> Bool {
        id.path.variable != nil && source != nil && source == id.text(in: format)
    }
}

/// What a translator is told about a unit.
package struct ExchangeNote: Sendable, Hashable {
    package var text: String
    /// Who says it; `generated` for what no person wrote, nil for the developer's own comment.
    package var author: String?

    package init(_ text: String, author: String? = nil) {
        self.text = text
        self.author = author
    }

    /// The author of notes that a tool made, as Xcode names it.
    package static let generated = "auto-generated"
}

/// Where the parts of a unit are written in the document's origin.
package struct ExchangePlaces: Sendable, Hashable {
    package var unit: SourceRange
    package var id: SourceRange
    package var source: SourceRange?
    package var target: SourceRange?
    package var state: SourceRange?

    package init(
        unit: SourceRange, id: SourceRange, source: SourceRange? = nil, target: SourceRange? = nil,
        state: SourceRange? = nil
    ) {
        self.unit = unit
        self.id = id
        self.source = source
        self.target = target
        self.state = state
    }
}
