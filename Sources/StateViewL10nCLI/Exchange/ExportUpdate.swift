import L10nExchange
import L10nLocale
import L10nProject
import L10nSource
import L10nStrings

/// Brings the files that translators of one language work in up to date.
struct ExportUpdate {
    private let document: ExchangeDocument
    private let format: any ExchangeFormat.Type
    private let prunes: Bool

    /// - Parameters:
    ///   - document: what an export of the project gives now.
    ///   - prunes: whether units go that the project does not have any more.
    init(_ document: ExchangeDocument, _ format: any ExchangeFormat.Type, prunes: Bool) {
        self.document = document
        self.format = format
        self.prunes = prunes
    }

    /// The files to write: of those that are there, what they say with the project's news; the others as they are.
    /// - Parameters:
    ///   - files: what a new export would write.
    ///   - path: that of the file, or of the package's folder.
    ///   - update: becomes what changes; stays nil where nothing was there.
    func files(
        _ files: [FileContent], at path: String, _ update: inout ExchangeUpdate?
    ) throws -> [FileContent] {
        var result: [FileContent] = []
        for file in files {
            guard FileSystem.status(file.path) != nil else {
                result.append(file)
                continue
            }
            switch part(file, at: path) {
            case .kept: continue
            case .replaced: result.append(file)
            case .texts(let format):
                if let updated = try updated(file.path, format, &update) { result.append(updated) }
            }
        }
        return result
    }

    /// Refuses to replace a file in which somebody has translated what the project has no translation of, and one that is
    /// no export.
    func checkReturned(_ files: [FileContent], at path: String, in folder: String) throws(CommandFailure) {
        var returned: (file: String, count: Int)?
        try ForeignFile.check(files, in: folder, "is not of an export", "name another file") { file, bytes in
            guard case .texts(let format) = part(file, at: path) else { return true }
            let input = ExchangeInput(
                SourceFile(path: file.path, bytes: bytes), targetLanguage: document.targetLanguage ?? "")
            let read = format.read(input)
            guard let known = read.documents.first,
                !known.files.isEmpty || !read.findings.contains(where: { $0.severity == .error })
            else { return false }
            let count = ExchangeUpdate(known, to: document).unreturned.count
            if count > 0, returned == nil { returned = (file.path, count) }
            return true
        }
        guard let (file, count) = returned else { return }
        throw .usage(
            "\(Wording.quoted(file)) has \(Wording.count(count, "translation", "translations")) that the project lacks; "
                + "import it first, keep \(count == 1 ? "it" : "them") with --update, or remove the file")
    }

    /// What a file is in the export.
    /// - Parameter path: that of the export: the file's own, or that of the package around it.
    private func part(_ file: FileContent, at path: String) -> ExchangePart {
        format.part(at: format.layout == nil ? file.path : String(file.path.dropFirst(path.count + 1)))
    }

    /// The file as it is to be; nil for one that stays as it is.
    private func updated(
        _ path: String, _ format: any ExchangeFormat.Type, _ update: inout ExchangeUpdate?
    ) throws -> FileContent? {
        // Taken before the file is read, so that a change in between is noticed when it is written.
        let stamp = FileSystem.stamp(path)
        let file = SourceFile(path: path, bytes: try FileSystem.read(path))
        let read = format.read(ExchangeInput(file, targetLanguage: document.targetLanguage ?? ""))
        guard let known = read.documents.first,
            !read.findings.contains(where: Self.isDamage)
        else { throw Self.unreadable(path, read.findings.first { $0.severity == .error }?.message) }
        try checkLanguage(of: known, path)
        var news = ExchangeUpdate(known, to: document, removesObsolete: prunes)
        guard let editor = format.editor(of: file, document, toolVersion: ToolVersion.number) else {
            throw Self.unreadable(path, nil)
        }
        // Else every unit would be refused for the same cause, and new ones would go in without their texts.
        if let lack = editor.lack { throw Self.unreadable(path, lack) }
        let edits = news.edits(with: editor)
        update = news
        if edits.edits.isEmpty { return nil }
        guard let bytes = StoredText(file.bytes, text: edits.text).applying(edits.edits) else {
            throw CommandFailure.usage(
                "the encoding of \(Wording.quoted(path)) lacks a character of the texts; save it as UTF-8")
        }
        return FileContent(path: path, bytes: bytes, replacing: stamp)
    }

    private func checkLanguage(of known: ExchangeDocument, _ path: String) throws(CommandFailure) {
        guard let found = known.targetLanguage, let wanted = document.targetLanguage else { return }
        guard LanguageTagReading(found).tag != LanguageTagReading(wanted).tag else { return }
        throw .usage(
            "\(Wording.quoted(path)) is for \(Wording.quoted(found)), not \(Wording.quoted(wanted)); "
                + "name another file with --output")
    }

    /// Whether a finding means that nobody knows what stands in the file.
    private static func isDamage(_ diagnostic: Diagnostic) -> Bool {
        guard diagnostic.severity == .error else { return false }
        let damages: [Rule] = [
            .syntaxError, .unsupportedEncoding, .forbiddenXMLEntity, .inputLimitExceeded, .unevenRow,
            .targetLanguageMismatch,
        ]
        return damages.contains(diagnostic.rule)
    }

    private static func unreadable(_ path: String, _ reason: String?) -> CommandFailure {
        .usage("\(Wording.quoted(path)) cannot be updated\(reason.map { ": \($0)" } ?? "")")
    }
}
