import L10nFormats
import L10nSource

/// Tables that a bundle has as several String Catalogs, or as a catalog and as files of one language too.
///
/// Xcode looks for them in a target. Which files one has only the Xcode project says, and so only those of one folder,
/// with its language folders, are sure to go together.
enum TableConflicts {
    /// A finding for each such catalog.
    static func findings(_ files: [TextFile]) -> [Diagnostic] {
        let catalogs = files.filter { $0.format.holdsAllLanguages }
        guard !catalogs.isEmpty else { return [] }
        return duplicates(catalogs) + overlaps(catalogs, files)
    }

    private static func duplicates(_ catalogs: [TextFile]) -> [Diagnostic] {
        Dictionary(grouping: catalogs, by: TableKey.init).sorted { $0.key < $1.key }.compactMap { key, catalogs in
            let catalogs = catalogs.sorted { $0.found.shown < $1.found.shown }
            guard catalogs.count > 1, let last = catalogs.last else { return nil }
            return Diagnostic(
                .tableNameConflict,
                "table \(Wording.quoted(key.table)) has \(catalogs.count) String Catalogs; Xcode refuses to build",
                at: last.start, cause: "duplicate-table", subject: Subject(table: key.table),
                notes: catalogs.dropLast().prefix(3).map { DiagnosticNote("another one", at: $0.start) })
        }
    }

    private static func overlaps(_ catalogs: [TextFile], _ files: [TextFile]) -> [Diagnostic] {
        let others = Dictionary(grouping: files.filter { !$0.format.holdsAllLanguages }, by: TableKey.init)
        return catalogs.compactMap { catalog in
            guard let rivals = others[TableKey(catalog)] else { return nil }
            return overlap(.tableNameConflict, catalog, rivals, "; Xcode refuses to build")
        }
    }

    /// The finding about a catalog and files of one language.
    /// - Parameter consequence: what is to be said behind that there are both.
    static func overlap(
        _ rule: Rule, _ catalog: TextFile, _ others: [TextFile], _ consequence: String
    ) -> Diagnostic {
        Diagnostic(
            rule, "table \(Wording.quoted(catalog.table)) exists in two formats\(consequence)", at: catalog.start,
            cause: "table-overlap", subject: Subject(table: catalog.table),
            notes: others.prefix(3).map { DiagnosticNote("the other format", at: $0.start) })
    }
}
