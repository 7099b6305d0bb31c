extension ExchangeDocument {
    /// The file of this document that one of another document means: the same path, or the only one of which either is the
    /// end.
    /// - Returns: nil where none fits, or several; a guess is what fits by its end only.
    func counterpart(of file: ExchangeFile) -> (file: ExchangeFile, isGuess: Bool)? {
        if let same = files.first(where: { $0.original == file.original }) { return (same, false) }
        if file.original.isEmpty, files.count == 1, let only = files.first { return (only, false) }
        // A table for translators may name no more than a table.
        let tables = files.filter { $0.table == file.original }
        if tables.count == 1, let table = tables.first { return (table, false) }
        let parts = file.original.split(separator: "/")
        let alike = files.filter { candidate in
            let others = candidate.original.split(separator: "/")
            let count = min(parts.count, others.count)
            return count > 0 && parts.suffix(count) == others.suffix(count)
        }
        return alike.count == 1 ? alike.first.map { ($0, true) } : nil
    }
}
