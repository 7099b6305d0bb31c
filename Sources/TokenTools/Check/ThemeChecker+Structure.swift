import DesignTokens
internal import L10nSource
import TokenThemes

/// Whether the sources agree on which tokens and groups there are.
extension ThemeChecker {
    /// A path that is a token in one source and a group in another (TX-13), or gets members from an extended group.
    mutating func checkCollisions(_ path: PathID) {
        let definitions = set.definitions(at: path)
        let tokens = definitions.filter(\.isToken)
        let groups = definitions.filter { !$0.isToken }
        for token in tokens {
            guard let group = groups.first(where: { areCompatible(token, $0) && hasMembers($0, path) }) else {
                continue
            }
            return reportCollision(path, token, group)
        }
        guard groups.isEmpty, set.traits[path.int].contains(.isUnderExtension), let child = set.table.firstChild(path)
        else { return }
        let mask = set.dependencies[child.int]
        forEach(of: mask, path) { checker in
            guard let token = checker.resolver.effective.token(at: path),
                let inner = checker.resolver.effective.token(at: child)
            else {
                return
            }
            checker.collector.add(
                checker.collision(path, token.definition, inner.definition), path: path, mask: mask,
                checker.resolver.permutation)
        }
    }

    private func areCompatible(_ left: DefinitionID, _ right: DefinitionID) -> Bool {
        left.source != right.source && left.mayMeet(right)
    }

    /// Whether the source of a group states a token in it, or brings some in: of an empty group nothing is lost.
    private func hasMembers(_ group: DefinitionID, _ path: PathID) -> Bool {
        set.node(group).extends != nil
            || set.table.descendants(of: path).contains { path in
                set.definitions(at: path).contains { $0.isToken && $0.source == group.source }
            }
    }

    private mutating func reportCollision(_ path: PathID, _ token: DefinitionID, _ group: DefinitionID) {
        var mask = ModifierSet()
        var permutation = walk.first
        for (modifier, context) in token.choices + group.choices {
            mask.insert(modifier)
            permutation[modifier] = context
        }
        collector.add(collision(path, token, group), path: path, mask: mask, permutation)
    }

    private func collision(_ path: PathID, _ token: DefinitionID, _ group: DefinitionID) -> TokenFinding {
        let (node, other) = (set.node(token), set.node(group))
        let name = Wording.quoted(set.table.text(path).text)
        let file = other.nameSpan.file.split(separator: "/").last.map(String.init) ?? other.nameSpan.file
        return TokenFinding(
            .tokenGroupCollision, "\(name) is a token here and a group in \(Wording.quoted(file))",
            "rename one, or use '$root'", at: node.nameSpan,
            notes: [DiagnosticNote("the group has members here", at: other.nameSpan)])
    }

    /// A token that exists, or has this type, in some contexts of a modifier only (TO-7).
    mutating func checkParity(_ path: PathID) {
        var mask = ModifierSet()
        for definition in set.definitions(at: path) where definition.isToken {
            mask.insert(Int(definition.modifier))
        }
        guard !mask.isEmpty else { return }
        var missing: [ThemePermutation] = []
        var types: [TokenType: [ThemePermutation]] = [:]
        let all = set.dependencies[path.int]
        forEach(of: all, path) { checker in
            guard let entry = checker.resolver.resolve(path) else {
                missing.append(checker.resolver.permutation)
                return
            }
            if let type = checker.resolver[entry].type { types[type, default: []].append(checker.resolver.permutation) }
        }
        if !missing.isEmpty { reportMissing(path, missing, all) }
        guard types.count > 1,
            let rare = types.min(by: { ($0.value.count, $0.key.rawValue) < ($1.value.count, $1.key.rawValue) }),
            let common = types.max(by: { ($0.value.count, $0.key.rawValue) < ($1.value.count, $1.key.rawValue) })
        else { return }
        guard let place = definition(of: path, in: rare.value) else { return }
        for permutation in rare.value {
            collector.add(
                TokenFinding(
                    .unevenTokenSet,
                    "\(Wording.quoted(set.table.text(path).text)) is a \(rare.key.rawValue), elsewhere a \(common.key.rawValue),",
                    "use one type", at: set.node(place).nameSpan), path: path, mask: all, permutation)
        }
    }

    private mutating func definition(of path: PathID, in permutations: [ThemePermutation]) -> DefinitionID? {
        permutations.first.flatMap { permutation in
            resolver.permutation = permutation
            return resolver.effective.token(at: path)?.definition
        }
    }

    private mutating func reportMissing(_ path: PathID, _ missing: [ThemePermutation], _ mask: ModifierSet) {
        let places = set.definitions(at: path).filter(\.isToken)
        guard let first = places.first else { return }
        let name = Wording.quoted(set.table.text(path).text)
        let notes = places.dropFirst().prefix(8).map { place in
            let condition = set.definition(place).condition.map { "\($0)" } ?? "every permutation"
            return DiagnosticNote("it is defined for \(condition) here", at: set.node(place).nameSpan)
        }
        let finding = TokenFinding(
            .unevenTokenSet, "\(name) is missing", "add it, or move it to a set that always applies",
            at: set.node(first).nameSpan, cause: UnevenToken.missing, notes: notes)
        uneven.append(UnevenToken(set.table.text(path), missing: missing, mask: mask, set))
        for permutation in missing {
            collector.add(finding, path: path, mask: mask, permutation)
        }
    }
}
