import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import L10nSyntax

/// One file that was read, or could not be.
struct LoadedTexts: Sendable {
    let file: TextFile
    var source: SourceFile?
    /// One, or for a catalog one a language.
    var columns: [CatalogColumn] = []
    /// The values of a catalog; nil where nobody needs them any more.
    var tree: Parsed<JSONTree>?
    /// The language that a catalog calls its source.
    var declaredLanguage: Located<LanguageTag>?
    var diagnostics: [Diagnostic] = []
    var error: LoadError?

    /// Reads a file of one language.
    static func read(_ file: TextFile, tag: LanguageTag, limit: Int) -> LoadedTexts {
        read(file, limit: limit) { source, result in
            let parsed = file.format.decodeLanguages(of: source, isForEditing: false)
            result.source = parsed.value.source
            result.columns = parsed.value.languages.map {
                CatalogColumn(
                    tag: tag, folder: file.folder ?? "", fragment: $0.fragment, outranks: file.format.outranks)
            }
            result.addFindings(parsed.diagnostics, locale: tag.description)
        }
    }

    /// Reads a file of all languages.
    /// - Parameter isForEditing: whether its values are kept, and the order of its keys is not judged.
    static func readCatalog(_ file: TextFile, limit: Int, isForEditing: Bool) -> LoadedTexts {
        read(file, limit: limit) { source, result in
            let parsed = file.format.decodeLanguages(of: source, isForEditing: isForEditing)
            result.tree = parsed.value.tree
            result.source = parsed.value.source
            result.declaredLanguage = parsed.value.declaredLanguage
            result.columns = parsed.value.languages.compactMap { language in
                language.name.map { name in
                    CatalogColumn(
                        tag: name.tag, folder: name.text, fragment: language.fragment, outranks: file.format.outranks)
                }
            }
            result.addFindings(parsed.diagnostics, locale: nil)
            // Xcode keeps the catalogs of interface files in `mul.lproj`.
            if let folder = file.folder, folder != "mul" {
                result.diagnostics.append(misplaced(file, folder))
            }
        }
    }

    private static func read(
        _ file: TextFile, limit: Int, _ decode: (SourceFile, inout LoadedTexts) -> Void
    ) -> LoadedTexts {
        var result = LoadedTexts(file: file)
        do throws(LoadError) {
            let found = file.found
            let bytes =
                if let bytes = found.bytes { bytes } else { try FileSystem.readSource(found.path, limit: limit) }
            guard bytes.count <= limit else {
                result.source = SourceFile(path: file.found.shown, bytes: [])
                result.diagnostics = [tooLarge(file.found.shown, size: file.found.size, limit: limit)]
                return result
            }
            decode(SourceFile(path: file.found.shown, bytes: bytes), &result)
        } catch {
            result.error = LoadError(error.operation, file.found.shown, error.reason)
        }
        return result
    }

    private mutating func addFindings(_ findings: [Diagnostic], locale: String?) {
        diagnostics += findings.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.subject.table = diagnostic.subject.table ?? file.table
            diagnostic.subject.locale = diagnostic.subject.locale ?? locale
            return diagnostic
        }
    }

    /// Takes the keys of a language into the table that they belong to.
    mutating func addMissingKeys(of tag: LanguageTag, to keys: inout [TableKey: KeyTable]) {
        for index in columns.indices where columns[index].tag == tag {
            columns[index].addMissingKeys(to: &keys[TableKey(file), default: KeyTable()])
        }
    }

    /// Takes the numbers of those keys that are known.
    mutating func takeKeys(from known: [TableKey: KeyTable]) {
        guard let table = known[TableKey(file)] else { return }
        for index in columns.indices {
            columns[index].assignKeys(from: table)
            columns[index].indexWinners(keyCount: table.count)
        }
    }

    /// The findings of the file. An empty one is an error where it takes a language away that other files of the table
    /// have texts for.
    /// - Parameter columns: all columns of the table.
    func findings(beside columns: [CatalogColumn]) -> [Diagnostic] {
        guard let empty = diagnostics.firstIndex(where: { $0.rule == .emptyFile }), let tag = self.columns.first?.tag
        else { return diagnostics }
        func hasTexts(_ column: CatalogColumn) -> Bool {
            !column.outranks && column.fragment.entries.contains(where: \.isUsable)
        }
        guard columns.contains(where: { $0.tag != tag && hasTexts($0) }),
            !columns.contains(where: { $0.tag == tag && hasTexts($0) })
        else { return diagnostics }
        var diagnostics = diagnostics
        diagnostics[empty].severity = Rule.emptyFile.at(.error).severity
        diagnostics[empty].message = "the file is empty, and '\(tag)' has no text of this table; restore its texts"
        return diagnostics
    }

    static func tooLarge(_ shown: String, size: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            .inputLimitExceeded, "the file is larger than \(limit) bytes; split it, or raise limits.fileBytes",
            at: SourceSpan(file: shown, range: SourceRange(0, 0)), cause: Diagnostic.fileSize,
            measured: Measurement(value: Double(size), limit: Double(limit), unit: "bytes"))
    }
}

// What is to say about catalogs as files.
extension LoadedTexts {
    /// The language that most catalogs call their source; of several, the one of the first file.
    static func commonLanguage(of catalogs: [LoadedTexts]) -> LanguageTag? {
        let tags = catalogs.compactMap(\.declaredLanguage?.value)
        var best: (tag: LanguageTag, count: Int)?
        for tag in tags {
            let count = tags.count { $0 == tag }
            if count > best?.count ?? 0 { best = (tag, count) }
        }
        return best?.tag
    }

    /// A finding about a catalog whose source language is not the project's.
    func mismatch(with tag: LanguageTag) -> Diagnostic? {
        guard let declaredLanguage, !declaredLanguage.value.means(tag), let source else { return nil }
        return Diagnostic(
            .sourceLanguageMismatch,
            "this catalog's source language is '\(declaredLanguage.value)', the project's '\(tag)'; correct one",
            at: source.span(declaredLanguage.range), cause: "catalog", subject: Subject(table: file.table))
    }

    private static func misplaced(_ file: TextFile, _ folder: String) -> Diagnostic {
        Diagnostic(
            .misplacedLocalizationFile,
            "a catalog inside \(Wording.quoted(folder + ".lproj")) is not compiled; move it up",
            at: SourceSpan(file: file.found.shown, range: SourceRange(at: 0)), cause: "inside-lproj",
            subject: Subject(table: file.table))
    }
}
