import L10nExchange
import L10nLocale
import L10nProject
import L10nSource

/// Where `export` writes to: standard output, one file, or a folder that gets a file for each language.
struct ExportOutput {
    /// As it was given.
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var isStandard: Bool { text == "-" }

    /// The format that the name of the output says; nil for folders.
    private var named: (any ExchangeFormat.Type)? {
        guard let format = ExchangeFormats.format(of: PathText.name(of: PathText.normalized(text))) else { return nil }
        // A package is a folder itself.
        if format.layout != nil { return format }
        return text.hasSuffix("/") || FileSystem.status(text)?.kind == .folder ? nil : format
    }

    /// Whether the output is one file, or one package.
    private var isOne: Bool { named != nil || hasOtherExtension }

    /// Whether the name is that of a file of no kind that is known, such as `texts.xml`.
    private var hasOtherExtension: Bool {
        guard !text.hasSuffix("/"), FileSystem.status(text)?.kind != .folder else { return false }
        let name = PathText.name(of: text)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        return name.index(after: dot) != name.endIndex
    }

    /// The format to write: the one that was asked for, or else that of the name.
    func format(named option: String?) throws -> any ExchangeFormat.Type {
        if let option { return try ExchangeFormatOption.value(option) }
        if let named { return named }
        // XLIFF is XML; of any other name nobody knows what is expected in the file.
        guard !hasOtherExtension || text.lowercased().hasSuffix(".xml") else {
            throw CommandFailure.usage(
                "the name of \(Wording.quoted(text)) says no format of translators; name the file otherwise, or add --format"
            )
        }
        return XLIFFFormat.self
    }

    func check(_ format: any ExchangeFormat.Type, languages: Int) throws(CommandFailure) {
        if isStandard {
            guard format.layout == nil else {
                throw .usage("a package is a folder, which standard output cannot take; name it with --output")
            }
            guard languages == 1 else {
                throw .usage("standard output takes one language; name a folder with --output")
            }
            return
        }
        if let named, named != format {
            throw .usage(
                "\(Wording.quoted(text)) is named like \(named.name), and --format says \(format.name); "
                    + "change one of them")
        }
        guard isOne, languages > 1 else { return }
        throw .usage(
            "\(Wording.quoted(text)) is one file, and there are \(languages) languages; "
                + "name a folder, or one language with --locale")
    }

    /// The folder that all is written in.
    var folder: String { isOne ? PathText.parent(of: PathText.normalized(text)) : text }

    func path(for tag: LanguageTag, _ format: any ExchangeFormat.Type) -> String {
        isStandard || isOne ? text : PathText.join(text, "\(tag)\(format.suffixes[0])")
    }
}
