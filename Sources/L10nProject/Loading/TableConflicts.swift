import L10nSource

/// Tables that a bundle has as a String Catalog and as files of one language too.
enum TableConflicts {
    /// A finding for each such catalog.
    static func findings(_ files: [TextFile]) -> [Diagnostic] {
        let catalogs = files.filter { $0.found.kind == .stringCatalog }
        guard !catalogs.isEmpty else { return [] }
        let others = Dictionary(grouping: files.filter { $0.found.kind != .stringCatalog }, by: TableKey.init)
        return catalogs.compactMap { catalog in
            guard let rivals = others[TableKey(catalog)] else { return nil }
            return Diagnostic(
                "table-name-conflict", .error,
                "table \(Wording.quoted(catalog.table)) exists in two formats; Xcode refuses to build",
                at: start(catalog), cause: "table-overlap", subject: Subject(table: catalog.table),
                notes: rivals.prefix(3).map { DiagnosticNote("the other format", at: start($0)) })
        }
    }

    private static func start(_ file: TextFile) -> SourceSpan {
        SourceSpan(file: file.found.shown, range: SourceRange(at: 0))
    }
}
