internal import L10nSource

/// Leaves out what refers to tokens that are not written, though the tool has them, and then what refers to that.
enum ImportPruning {
    /// - Parameters:
    ///   - lists: the tokens of files or layers.
    ///   - isWritten: whether a list is written at all, by its number.
    static func prune(
        _ lists: inout [[ImportedToken]], _ isWritten: (Int) -> Bool, _ dialect: TokenImport.Dialect,
        _ reader: inout ImportReader
    ) {
        var counts: [String: Int] = [:]
        var referrers: [String: [(list: Int, index: Int)]] = [:]
        for (list, tokens) in lists.enumerated() {
            for (index, token) in tokens.enumerated() {
                if isWritten(list) { counts[token.path, default: 0] += 1 }
                for target in token.references(dialect) { referrers[target, default: []].append((list, index)) }
            }
        }
        var gone = reader.droppedPaths.filter { counts[$0] == nil }
        var next = gone
        var left: [Set<Int>] = lists.map { _ in [] }
        // A token that goes may be one that others refer to; each round looks only at those that refer to the last ones.
        while !next.isEmpty {
            let places = next.flatMap { referrers[$0] ?? [] }.sorted { ($0.list, $0.index) < ($1.list, $1.index) }
            next = []
            for (list, index) in places where left[list].insert(index).inserted {
                let token = lists[list][index]
                let target = token.references(dialect).filter(gone.contains).min() ?? ""
                reader.drop(token, "it refers to \(Wording.quoted(target)), which is not written")
                if isWritten(list) { counts[token.path, default: 1] -= 1 }
                if counts[token.path, default: 0] == 0 { next.insert(token.path) }
            }
            next.subtract(gone)
            gone.formUnion(next)
        }
        for (list, indices) in left.enumerated() where !indices.isEmpty {
            lists[list] = lists[list].enumerated().filter { !indices.contains($0.offset) }.map(\.element)
        }
    }
}
