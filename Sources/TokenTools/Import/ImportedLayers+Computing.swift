internal import L10nSource

extension ImportedLayers {
    /// So many permutations are told apart for one token.
    static let limit = 1024

    /// A definition of a token and the number of the layer in which it stands.
    private typealias Definition = (layer: Int, token: ImportedToken)

    /// Writes results where arithmetic and changes of colors stand (TL-6).
    ///
    /// What is the same in all themes is computed once, and the rest for each choice of those themes that it depends on.
    mutating func compute(_ dialect: TokenImport.Dialect, _ reader: inout ImportReader) {
        let used = used
        let tokens = layers.indices.filter(used.contains).flatMap { layers[$0].tokens }
        var arithmetic = ImportArithmetic(tokens, dialect)
        // The paths whose values differ between themes, which are computed for each choice afterwards.
        var open: [String] = []
        var late: Set<String> = []
        var known: [String: [Definition]] = [:]
        var results: [Int: [ImportedToken]] = [:]
        for number in layers.indices where used.contains(number) {
            for token in layers[number].tokens {
                known[token.path, default: []].append((number, token))
                do throws(ImportExpression.Problem) {
                    results[number, default: []].append(try arithmetic.result(token))
                    arithmetic.report(&reader)
                } catch {
                    if error.differs {
                        if late.insert(token.path).inserted { open.append(token.path) }
                    } else {
                        reader.drop(token, ImportArithmetic.reason(token, error))
                    }
                }
            }
        }
        for path in outrankedPaths() where late.insert(path).inserted { open.append(path) }
        var lifting = ImportedLifting(self)
        for path in open { lift(path, known, dialect, &lifting, &reader) }
        for number in layers.indices where used.contains(number) {
            layers[number].tokens = (results[number] ?? []).filter { !late.contains($0.path) }
        }
        lifting.write(&self)
    }

    /// The paths of which the order of the choices would take another definition than the order of the layers.
    func outrankedPaths() -> [String] {
        guard isRanked, choices.count > 1 || (!choices.isEmpty && !base.isEmpty) else { return [] }
        var places: [Int: ClosedRange<Int>] = [:]
        func note(_ number: Int, _ place: Int) {
            let known = places[number] ?? place...place
            places[number] = min(known.lowerBound, place)...max(known.upperBound, place)
        }
        for number in base { note(number, 0) }
        for (place, choice) in choices.enumerated() {
            for number in choice.contexts.flatMap(\.layers) { note(number, place + 1) }
        }
        var last: [String: Int] = [:]
        var seen: Set<String> = []
        var result: [String] = []
        // The tool lets the later layer win, a resolver document the later choice.
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            for path in Set(layers[number].tokens.map(\.path)).sorted() {
                if let known = last[path], known > place.lowerBound, seen.insert(path).inserted { result.append(path) }
                last[path] = max(last[path] ?? 0, place.upperBound)
            }
        }
        return result
    }

    /// Computes a token for each choice that it depends on.
    private func lift(
        _ path: String, _ known: [String: [Definition]], _ dialect: TokenImport.Dialect,
        _ lifting: inout ImportedLifting, _ reader: inout ImportReader
    ) {
        guard let first = known[path]?.first?.token else { return }
        let definitions = Self.closure(path, known, dialect)
        let own = Set(definitions.map(\.layer))
        let numbers = choices.indices.filter { number in
            choices[number].contexts.contains { !own.isDisjoint(with: $0.layers) }
        }
        let counts = numbers.map { choices[$0].contexts.count }
        guard let permutations = Self.permutations(counts, limit: Self.limit) else {
            return reader.drop(first, Self.manyReason)
        }
        var values: [[Int]: ImportedToken] = [:]
        for permutation in permutations {
            let chosen = zip(numbers, permutation).map { choices[$0].contexts[$1] }
            let order = base + chosen.flatMap(\.layers)
            let ranks = Dictionary(
                (isRanked ? order.sorted() : order).enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
            var winners: [String: (rank: Int, token: ImportedToken)] = [:]
            for (layer, token) in definitions {
                guard let rank = ranks[layer], rank >= winners[token.path]?.rank ?? 0 else { continue }
                winners[token.path] = (rank, token)
            }
            guard let token = winners[path]?.token else { continue }
            var arithmetic = ImportArithmetic(winners.values.map(\.token), dialect)
            do throws(ImportExpression.Problem) {
                values[permutation] = try arithmetic.result(token)
                arithmetic.report(&reader)
            } catch {
                let words = zip(numbers, chosen).map { "\(choices[$0].name)=\($1.name)" }
                return reader.drop(
                    token, "\(ImportArithmetic.reason(token, error)) where \(words.joined(separator: ", "))")
            }
        }
        let dependencies = numbers.map { (number: $0, contexts: choices[$0].contexts.map(\.name)) }
        if !lifting.add(first.names, dependencies, { values[$0] }) { reader.drop(first, Self.unevenReason) }
    }

    /// Why a token is not written that several choices decide about.
    static let unevenReason = "it is not there in all themes that it depends on"

    static let manyReason = "it depends on more than \(limit) choices of themes"

    /// The definitions of a path and of all that its values are made of.
    private static func closure(
        _ path: String, _ known: [String: [Definition]], _ dialect: TokenImport.Dialect
    ) -> [Definition] {
        var result: [Definition] = []
        var seen: Set<String> = [path]
        var pending = [path]
        while let next = pending.popLast() {
            let definitions = known[next] ?? []
            result += definitions
            for reference in definitions.flatMap({ $0.token.references(dialect) })
            where seen.insert(reference).inserted {
                pending.append(reference)
            }
        }
        return result
    }

    /// Leaves out references to tokens that are not written, though the tool has them.
    mutating func prune(_ dialect: TokenImport.Dialect, _ reader: inout ImportReader) {
        let used = used
        var tokens = layers.map(\.tokens)
        ImportPruning.prune(&tokens, { used.contains($0) }, dialect, &reader)
        for number in layers.indices { layers[number].tokens = tokens[number] }
    }
}
