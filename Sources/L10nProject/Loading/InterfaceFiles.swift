import L10nCatalog
import L10nFormats
import L10nLocale
package import L10nSource

/// The interface files of a project (`Base.lproj/Main.storyboard`) as files of texts: translations have the keys of their
/// objects, and no other file has their source texts.
struct InterfaceFiles {
    /// What takes the place of each file among the files of texts.
    private(set) var files: [FoundFile] = []
    /// Where their texts stand, by the paths of `files`.
    private(set) var origins: [String: DerivedText] = [:]
    /// The paths of those that no language translates.
    private(set) var untranslated: [String] = []
    private(set) var errors: [LoadError] = []

    /// Reads those that some other language than the source's translates by a `.strings` file.
    /// - Parameters:
    ///   - texts: the files of texts.
    ///   - sources: the files that use keys, the interface files among them.
    ///   - folder: where the project lies.
    ///   - read: nil where nobody reads interface files.
    init(
        beside texts: [FoundFile], in sources: [ProjectSources.File], _ configuration: Configuration,
        in folder: ProjectFolder, _ read: ProjectRequest.InterfaceReading?
    ) {
        guard let read else { return }
        let all = sources.filter { $0.kind == .interface }
        let interfaces = all.compactMap { interface -> (ProjectSources.File, TextFile)? in
            let name = PathText.stem(of: interface.path) + ".strings"
            let shown = PathText.join(PathText.parent(of: interface.path), name)
            let found = FoundFile(path: shown, shown: shown, role: .texts, size: interface.size, bytes: [])
            guard let file = TextFile(found, layer: 0, in: folder), file.folder != nil else { return nil }
            return (interface, file)
        }
        var open = Set(all.map(\.path))
        defer { untranslated = open.sorted() }
        guard !interfaces.isEmpty else { return }
        let source = configuration.sourceLanguage ?? .english
        // Before layers are known, bundle and table tell what goes together.
        let files = texts.lazy.filter { $0.role == .texts }.compactMap { TextFile($0, layer: 0, in: folder) }
        let tables = Dictionary(grouping: files, by: TableKey.init)
        var taken: Set<TableKey> = []
        for (interface, file) in interfaces {
            guard let group = tables[TableKey(file)] else { continue }
            open.remove(interface.path)
            // A file of the source language beside `Base.lproj` is one more translation.
            let own = group.filter { isTranslation($0, of: file, intoItsOwn: source) }
            let translations = group.filter { !isTranslation($0, of: file, intoItsOwn: source) }
            guard
                !translations.isEmpty,
                translations.allSatisfy({ isTranslation($0, of: file, from: source) }),
                taken.insert(TableKey(file)).inserted
            else { continue }
            do throws(LoadError) {
                let limit = configuration.limits.fileBytes
                let bytes =
                    if let bytes = interface.bytes { bytes } else {
                        try FileSystem.readSource(interface.location, limit: limit)
                    }
                guard bytes.count <= limit else {
                    throw LoadError("read", interface.path, "it is larger than \(limit) bytes; raise limits.fileBytes")
                }
                // What the developers left out of theirs, and code may replace, is no text to them.
                let keys = Self.keys(of: own.isEmpty ? translations : own, limit: limit)
                let parsed = read(SourceFile(path: interface.path, bytes: bytes), keys.contains)
                // Nobody else has the source texts, so that the translations would be judged against nothing.
                if let fault = parsed.diagnostics.first {
                    throw LoadError("read", interface.path, fault.message)
                }
                guard let strings = parsed.value else { continue }
                self.files.append(file.found.holding(strings.bytes))
                origins[file.found.shown] = strings
            } catch {
                errors.append(LoadError(error.operation, interface.path, error.reason))
            }
        }
    }

    /// Adds texts that stand in code alone, by the paths of the files that could hold them.
    mutating func add(_ derived: [String: DerivedText]) {
        for (path, text) in derived.sorted(by: { $0.key < $1.key }) {
            files.append(FoundFile(path: path, shown: path, role: .texts, size: text.bytes.count, bytes: text.bytes))
            origins[path] = text
        }
    }

    /// The interface files themselves, and the code that texts stand in.
    var sources: [SourceFile?] { origins.values.flatMap(\.sources) }

    /// Whether a file translates an interface file: one of another folder, and of another language than the source's.
    private func isTranslation(_ translation: TextFile, of interface: TextFile, from source: LanguageTag) -> Bool {
        guard let folder = translation.folder, folder != interface.folder, folder != "Base" else { return false }
        return !translation.format.holdsAllLanguages && !LanguageFolderName(folder).tag.means(source)
    }

    private func isTranslation(_ translation: TextFile, of interface: TextFile, intoItsOwn source: LanguageTag) -> Bool
    {
        guard let folder = translation.folder, interface.folder == "Base", folder != "Base" else { return false }
        return !translation.format.holdsAllLanguages && LanguageFolderName(folder).tag.means(source)
    }

    private static func keys(of files: [TextFile], limit: Int) -> Set<String> {
        var keys: Set<String> = []
        for file in files {
            for column in LoadedTexts.read(file, tag: .english, limit: limit).columns {
                for entry in column.fragment.entries where entry.isUsable {
                    keys.insert(column.fragment.key(of: entry))
                }
            }
        }
        return keys
    }
}

extension Project {
    /// The file itself, or the interface file that it is read for.
    package func origin(of source: SourceFile) -> SourceFile { interfaces[source.path]?.source ?? source }

    /// The place itself, or that in the interface file.
    package func origin(of span: SourceSpan) -> SourceSpan {
        interfaces[span.file]?.origin(at: span.range.lower) ?? span
    }

    /// Whether a file of texts is what an interface file is read for.
    package func isInterface(_ path: String) -> Bool { interfaces[path] != nil }

    /// A finding with the places in interface files in place of those in what is read for them.
    package func atOrigin(_ finding: Diagnostic) -> Diagnostic {
        func isDerived(_ span: SourceSpan) -> Bool { interfaces[span.file] != nil }
        guard
            isDerived(finding.span) || finding.notes.contains(where: { $0.span.map(isDerived) ?? false })
                || finding.fixes.contains(where: { $0.edits.contains { isDerived($0.span) } })
        else { return finding }
        var moved = finding
        moved.span = origin(of: finding.span)
        moved.notes = finding.notes.map { note in
            note.span.map { DiagnosticNote(note.message, at: origin(of: $0)) } ?? note
        }
        // Nobody edits what is only made.
        moved.fixes = finding.fixes.filter { !$0.edits.contains { isDerived($0.span) } }
        return moved
    }
}
