internal import L10nSource
import L10nSyntax
import TokenThemes

/// References that lead to something in some permutations only.
extension ThemeChecker {
    /// A finding about a token with the advice that all permutations together give: a target that stands in another
    /// context is not misspelled, unless what is like it stands in its place.
    func advised(_ finding: TokenFinding, _ entry: TokenResolver.Entry) -> TokenFinding {
        guard finding.rule == .brokenAlias else { return finding }
        var finding = finding
        let meant = suggestion(finding.fixes)
        if let meant, leads(from: meant, to: entry.path) {
            finding.advice = "define it, or refer to another token"
            finding.fixes = []
        }
        guard let reference = set.node(entry.definition).object.descendants.first(where: { $0.span == finding.span }),
            let target = reference.string.flatMap(set.table.target),
            let place = set.definitions(at: target).first(where: \.isToken),
            let condition = set.definition(place).condition
        else { return finding }
        // In the other contexts the reference is right as it is.
        finding.fixes = []
        if let meant, isReplaced(place, by: meant) { return finding }
        finding.advice = "add it there, or refer to a token that stands everywhere"
        finding.notes.append(DiagnosticNote("it is defined for \(condition) here", at: set.node(place).nameSpan))
        return finding
    }

    /// The token that a fix would refer to.
    private func suggestion(_ fixes: [Fix]) -> PathID? {
        guard let edit = fixes.first?.edits.first else { return nil }
        return set.table.target(String(edit.replacement.dropFirst().dropLast()))
    }

    /// How many tokens are followed to see whether they come back.
    private static let longest = 256

    /// Whether a token is another one, or takes its value from it in some permutation.
    private func leads(from start: PathID, to end: PathID) -> Bool {
        var known: Set<PathID> = [start]
        var pending = [start]
        while let path = pending.popLast(), known.count < Self.longest {
            if path == end { return true }
            for definition in set.definitions(at: path) {
                for target in set.references.targets(of: definition) where known.insert(target).inserted {
                    pending.append(target)
                }
            }
        }
        return false
    }

    /// Whether another token stands in the other contexts, and only there.
    private func isReplaced(_ place: DefinitionID, by other: PathID) -> Bool {
        set.definitions(at: other).allSatisfy { definition in
            definition.modifier == place.modifier && definition.context != place.context
        }
    }
}

extension PathTable {
    /// The path that a reference names, in braces or as a pointer.
    fileprivate func target(_ reference: String) -> PathID? {
        if let names = try? TokenReference.curly(reference) { return find(names) }
        guard let pointer = try? TokenReference.pointer(reference) else { return nil }
        return find(pointer.segments.filter { $0 != "$value" })
    }
}
