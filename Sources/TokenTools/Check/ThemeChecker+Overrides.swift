import DesignTokens
internal import L10nSource
import TokenThemes

/// What a definition does to those that it replaces (TO-2, TO-3, TO-8).
extension ThemeChecker {
    /// What was seen of a definition in all permutations; one for each place in a file, however often it is used.
    private struct Record {
        var definition: DefinitionID
        var wins = false
        /// Whether it replaces something whenever it wins, and gives the same value.
        var isRedundant: Bool?
        /// The definition that it replaces with the same value.
        var base: DefinitionID?
        /// The definitions that replace it, each in some permutation.
        var winners: Set<DefinitionID> = []
    }

    mutating func checkOverrides(_ path: PathID) {
        let definitions = set.definitions(at: path).filter(\.isToken)
        guard definitions.count > 1 else {
            effective.formUnion(definitions)
            if let only = definitions.first, set.traits[path.int].contains(.isUnderExtension) {
                checkLostType(of: only, at: path)
            }
            return
        }
        var records: [SourceSpan: Record] = [:]
        for definition in definitions {
            records[set.node(definition).nameSpan] = Record(definition: definition)
        }
        let mask = set.dependencies[path.int]
        forEach(of: mask, path) { checker in
            let active = checker.set.definitions(at: path, in: checker.resolver.permutation).filter(\.isToken)
            guard let winner = active.last else { return }
            let place = checker.set.node(winner).nameSpan
            // A file that several contexts share overrides nothing of its own.
            let losers = active.dropLast().filter { checker.set.node($0).nameSpan != place }
            for loser in losers { records[checker.set.node(loser).nameSpan]?.winners.insert(winner) }
            records[place]?.wins = true
            guard let base = losers.last else {
                records[place]?.isRedundant = false
                // Of a file that applies twice the first use is enough, unless it states a value for each.
                let value = checker.set.node(winner).valueSpan
                let first = active.first { checker.set.node($0).valueSpan == value }
                checker.effective.insert(first ?? winner)
                return
            }
            let isSame = checker.compare(winner, base, at: path, mask)
            if !isSame { checker.effective.insert(winner) }
            let isRedundant = isSame && records[place]?.isRedundant != false
            records[place]?.isRedundant = isRedundant
            if isRedundant { records[place]?.base = base }
        }
        // In a permutation that nobody looked at, a definition may win or differ after all.
        guard !sampled.contains(path) else { return }
        for record in records.values { report(record, path) }
    }

    /// Compares a definition with the one that it replaces in the current permutation, and reports what gets lost.
    /// - Returns: whether both give the same value.
    private mutating func compare(
        _ winner: DefinitionID, _ base: DefinitionID, at path: PathID, _ mask: ModifierSet
    ) -> Bool {
        guard let index = resolver.resolve(path) else { return false }
        let (new, old) = (resolver[index], resolver.read(base, at: path))
        let (node, baseNode) = (set.node(winner), set.node(base))
        let name = Wording.quoted(set.table.text(path).text)
        let note = DiagnosticNote("this definition is replaced", at: baseNode.nameSpan)
        if let type = new.type, let oldType = old.type, type != oldType {
            collector.add(
                TokenFinding(
                    .overrideChangesTokenType, "\(name) becomes a \(type.rawValue), it was a \(oldType.rawValue)",
                    "keep the type, or choose another name", at: node.type?.span ?? node.valueSpan, notes: [note]),
                path: path, mask: mask, resolver.permutation)
        }
        var dropped: [String] = []
        if baseNode.description != nil, node.description == nil { dropped.append("$description") }
        if baseNode.deprecation?.value.isDeprecated == true, node.deprecation == nil { dropped.append("$deprecated") }
        if baseNode.type != nil, node.type == nil, case .overridden? = new.typeOrigin { dropped.append("$type") }
        if !dropped.isEmpty {
            let names = dropped.map { "'\($0)'" }.joined(separator: " and ")
            collector.add(
                TokenFinding(
                    .overrideDropsTokenMetadata, "the override drops \(names) of \(name)",
                    "repeat \(dropped.count == 1 ? "it" : "them")", at: node.nameSpan, notes: [note]),
                path: path, mask: mask, resolver.permutation)
        }
        return new.value != nil && new.value == old.value
    }

    /// Says of a token that its type is only that of the token of an extended group which it replaces (TX-11).
    private mutating func checkLostType(of definition: DefinitionID, at path: PathID) {
        let node = set.node(definition)
        guard node.type == nil else { return }
        let name = Wording.quoted(set.table.text(path).text)
        let mask = set.dependencies[path.int]
        forEach(of: mask, path) { checker in
            guard let index = checker.resolver.resolve(path), checker.resolver[index].definition == definition,
                case .overridden(let type)? = checker.resolver[index].typeOrigin
            else { return }
            checker.collector.add(
                TokenFinding(
                    .overrideDropsTokenMetadata, "the override drops '$type' of \(name)", "repeat it",
                    at: node.nameSpan, notes: [DiagnosticNote("the type is stated here", at: type)]),
                path: path, mask: mask, checker.resolver.permutation)
        }
    }

    private mutating func report(_ record: Record, _ path: PathID) {
        let node = set.node(record.definition)
        let name = Wording.quoted(set.table.text(path).text)
        if !record.wins, !record.winners.isEmpty {
            let winners = record.winners.sorted()
            var places: [SourceSpan] = []
            for place in winners.map({ set.node($0).nameSpan }) where !places.contains(place) { places.append(place) }
            let origins = origins(of: winners, beside: record.definition)
            // Of files that nothing puts in an order, the one of which the name comes last counts.
            let isByName = winners.contains {
                set.definition($0).list.isEmpty && set.node($0).nameSpan.file != node.nameSpan.file
            }
            collector.add(
                TokenFinding(
                    .shadowedTokenOverride,
                    "\(name) here is always replaced\(origins.isEmpty ? "" : " by \(Wording.first(of: origins))")",
                    isByName ? "say in a resolver document when each file counts, or remove it" : "remove it",
                    at: node.nameSpan, notes: places.prefix(8).map { DiagnosticNote("it is replaced here", at: $0) }),
                path: path)
        } else if record.isRedundant == true, let base = record.base {
            collector.add(
                TokenFinding(
                    .redundantTokenOverride, "\(name) has the same value as what it overrides", "remove it",
                    at: node.nameSpan, notes: [DiagnosticNote("this is overridden", at: set.node(base).nameSpan)]),
                path: path)
        }
    }

    /// Where some definitions come from, each once: from a list, or from another file of the same list.
    private func origins(of definitions: [DefinitionID], beside other: DefinitionID) -> [String] {
        let own = (list: set.definition(other).list, file: set.node(other).nameSpan.file)
        var names: [String] = []
        for definition in definitions {
            let (list, file) = (set.definition(definition).list, set.node(definition).nameSpan.file)
            let name = list == own.list && file != own.file ? file : list
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names.map { Wording.quoted($0) }
    }
}
