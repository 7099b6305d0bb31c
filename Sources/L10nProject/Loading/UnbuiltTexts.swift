import L10nFormats
import L10nSource

/// The files that stand in the way of others of their table, and that no project of Xcode builds: no reader sees them, so that
/// their texts are not judged, and what they are written in is no language of the project.
struct UnbuiltTexts {
    private(set) var paths: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - sources: the project files among others; none where nobody has looked for them.
    ///   - limit: the most bytes that a file may have.
    init(among files: [TextFile], _ sources: [ProjectSources.File], limit: Int) {
        let tables = Dictionary(grouping: files, by: TableKey.init).sorted { $0.key < $1.key }
            .compactMap { Suspects($0.value) }
        guard !tables.isEmpty, let built = BuiltFiles(sources, limit: limit) else { return }
        for table in tables {
            switch table {
            case .rivals(let catalogs, others: let others):
                guard catalogs.contains(where: { built.names($0.found.shown) }),
                    !others.contains(where: { built.mayBuildTranslation($0.found) })
                else { continue }
                paths.formUnion(others.map(\.found.shown))
                diagnostics += catalogs.map { catalog in
                    TableConflicts.overlap(
                        .tableNameConflict.at(.warning), catalog, others,
                        ", and no project builds the other files; remove them")
                }
            case .outside(let files):
                let unbuilt = files.filter { !built.mayBuild($0.found.shown) }
                paths.formUnion(unbuilt.map(\.found.shown))
                diagnostics += unbuilt.map { Self.finding($0) }
            }
        }
    }

    private enum Suspects {
        /// Files of one language beside the catalogs of the same table.
        case rivals([TextFile], others: [TextFile])
        /// Files beside the folders of languages.
        case outside([TextFile])

        init?(_ table: [TextFile]) {
            let catalogs = table.filter { $0.format.holdsAllLanguages }
            let others = table.filter { !$0.format.holdsAllLanguages }
            let outside = others.filter { $0.folder == nil }
            if !catalogs.isEmpty, !others.isEmpty {
                self = .rivals(catalogs, others: others)
            } else if catalogs.isEmpty, !outside.isEmpty, outside.count < others.count {
                self = .outside(outside)
            } else {
                return nil
            }
        }
    }

    private static func finding(_ file: TextFile) -> Diagnostic {
        Diagnostic(
            .misplacedLocalizationFile.at(.note),
            "\(Wording.quoted(file.found.shown)) lies beside the language folders of its table, and no project builds it; "
                + "exclude it",
            at: file.start, subject: Subject(table: file.table))
    }
}

extension TextFile {
    /// The beginning of the file.
    var start: SourceSpan { SourceSpan(file: found.shown, range: SourceRange(at: 0)) }
}
