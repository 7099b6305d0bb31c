package import L10nCatalog
package import L10nSource

/// A kind of file that translators' tools open.
package protocol ExchangeFormat: Sendable {
    /// What commands call it, such as `csv`.
    static var name: String { get }
    /// The ends of the names of its files, in lower case, in which names are compared; the first is given to new files.
    static var suffixes: [String] { get }
    /// Whether integers alone choose among the forms of a text, so that there is no place for those of fractions.
    static var choosesByIntegers: Bool { get }
    /// Whether the forms of a text are one entry, so that none goes out without the others.
    static var joinsForms: Bool { get }
    /// What lies where in a package; nil for a format of single files.
    static var layout: ExchangePackageLayout? { get }

    /// Whether there may be a reason not to write an entry with one text, as far as a quick look tells.
    static func mayRefuse(
        _ entry: CatalogEntry, of source: CatalogFragment, _ translation: CatalogEntry?,
        in format: (any ExchangedCatalogFormat.Type)?
    ) -> Bool
    /// Why the format cannot carry a unit of a file; nil where it can.
    static func refusal(of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?) -> ExportRefusal?

    /// What came back. Any bytes are read.
    static func read(_ input: ExchangeInput) -> ExchangeReading
    /// The files to write for one language; of a package, by their paths in it.
    static func files(of document: ExchangeDocument, _ output: ExchangeOutput) -> [SourceFile]
    /// What a file of an export is to one that is there already.
    /// - Parameter path: that of the file; in a package, from the package's folder.
    static func part(at path: String) -> ExchangePart
    /// What changes a file that somebody works in; nil for one that cannot be changed.
    static func editor(of file: SourceFile, _ document: ExchangeDocument, toolVersion: String) -> (any ExchangeEditor)?
}

extension ExchangeFormat {
    package static var choosesByIntegers: Bool { false }
    package static var joinsForms: Bool { false }
    package static var layout: ExchangePackageLayout? { nil }

    /// Whether a file or folder is of this format, by its name.
    package static func claims(_ path: String) -> Bool { suffixes.contains(where: path.lowercased().hasSuffix) }

    package static func part(at path: String) -> ExchangePart { .texts(Self.self) }
}

/// The formats that translators work in.
package enum ExchangeFormats {
    /// All of them, by name.
    package static let all: [any ExchangeFormat.Type] = [
        CSVFormat.self,
        POFormat.self,
        LocalizationPackage.self,
        XLIFFFormat.self,
    ]

    /// The format that claims a file or folder; nil for one of no format.
    package static func format(of path: String) -> (any ExchangeFormat.Type)? { all.first { $0.claims(path) } }
}

/// Why a unit is not exported.
package struct ExportRefusal: Sendable {
    package var rule: Rule
    package var cause: String
    package var message: String

    package init(_ rule: Rule, _ cause: String, _ message: String) {
        (self.rule, self.cause, self.message) = (rule, cause, message)
    }
}

/// Which files of a package are read.
package struct ExchangePackageLayout: Sendable {
    /// The path of the file that says what the package is.
    package var contents: String
    /// The folder that holds the texts, and how the names of their files end, in lower case.
    package var folder: String
    package var suffix: String
}

/// What came back, and how it is to be read.
package struct ExchangeInput: Sendable {
    /// The path of the file, or of the package's folder.
    package var path: String
    /// The file; of a package those of the folder of texts.
    package var files: [SourceFile]
    /// What says what a package is.
    package var contents: SourceFile?
    /// The language that is expected, where a file names its language as it likes.
    package var targetLanguage: String?
    /// Whether to tell what Xcode, and not this package, would lose.
    package var reportsXcodeLosses = false

    package init(path: String, files: [SourceFile]) {
        self.path = path
        self.files = files
    }

    package init(_ file: SourceFile, targetLanguage: String? = nil) {
        self.init(path: file.path, files: [file])
        self.targetLanguage = targetLanguage
    }
}

/// What was read.
package struct ExchangeReading: Sendable {
    /// One a language; none where the file is too damaged to tell.
    package var documents: [ExchangeDocument]
    /// What is wrong with the file itself.
    package var findings: [Diagnostic]
    /// The files that were read, for the places of findings.
    package var sources: [SourceFile]

    package init(documents: [ExchangeDocument], findings: [Diagnostic], sources: [SourceFile]) {
        self.documents = documents
        self.findings = findings
        self.sources = sources
    }

    /// What a single file says; a web page that was saved in its place is no such file.
    static func file(
        _ input: ExchangeInput, _ read: (SourceFile) -> ExchangeReading
    ) -> ExchangeReading {
        guard let file = input.files.first else { return ExchangeReading(documents: [], findings: [], sources: []) }
        guard WebPage.isOne(file.bytes) else { return read(file) }
        let finding = Diagnostic(
            .syntaxError, "this is HTML, a web page, and no translation; download the file again",
            at: file.span(SourceRange(at: 0)), cause: "web-page")
        return ExchangeReading(documents: [], findings: [finding], sources: [file])
    }
}

/// Where an export goes, and what besides the texts goes with it.
package struct ExchangeOutput: Sendable {
    /// The path of the file, or of the package's folder.
    package var path: String
    package var toolVersion: String
    /// What translators may call the project.
    package var project = ""
    /// The files of the project that the texts come from, for a package.
    package var sources: [SourceFile] = []
    /// What else a translator may want to see, for a package.
    package var notes: [SourceFile] = []

    package init(path: String, toolVersion: String) {
        self.path = path
        self.toolVersion = toolVersion
    }
}

/// What is done with a file of an export that is there already.
package enum ExchangePart: Sendable {
    /// Its texts are brought up to date.
    case texts(any ExchangeFormat.Type)
    /// It stays as it is.
    case kept
    /// It is written anew.
    case replaced
}

/// Changes a file that translators work in by the smallest edits of its bytes.
package protocol ExchangeEditor: Sendable {
    /// The text that the edits' places refer to.
    var text: SourceFile { get }
    /// Whether the file has a part of its own for each file of the project.
    var hasParts: Bool { get }
    /// Whether the file has a place for the states of texts.
    var hasStates: Bool { get }
    /// Why the file cannot hold the texts of the project as they are; nil where it can.
    var lack: String? { get }
    /// Takes in a change; answers with what is in its way, where it cannot be made.
    mutating func apply(_ change: ExchangeChange, at place: ExchangePlace) -> ExchangeRefusal?
    /// Adds the part of a file that the document does not have yet, where it has parts.
    mutating func insert(_ file: ExchangeFile) -> ExchangeRefusal?
    /// The edits that make all changes, ascending and without overlap.
    func edits() -> [Edit]
}

extension ExchangeEditor {
    package var hasParts: Bool { false }
    package var hasStates: Bool { true }
    package var lack: String? { nil }
    package mutating func insert(_ file: ExchangeFile) -> ExchangeRefusal? { .hasNoPlace }
}
