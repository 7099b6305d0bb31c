import DesignTokens
internal import L10nSource
import L10nSyntax

/// References that lead to something in some permutations only.
extension ThemeChecker {
    /// A finding about a token with the advice that all permutations together give: a target that stands in another
    /// context is not misspelled, unless what is like it stands in its place.
    func advised(_ finding: TokenFinding, _ entry: TokenResolver.Entry) -> TokenFinding {
        guard finding.rule == .brokenAlias,
            let reference = set.node(entry.definition).object.descendants.first(where: { $0.span == finding.span }),
            let target = reference.string.flatMap(set.table.target),
            let place = set.definitions(at: target).first(where: \.isToken),
            let condition = set.definition(place).condition, !isReplaced(place, by: finding.fixes)
        else { return finding }
        var finding = finding
        finding.advice = "add it there, or refer to a token that stands everywhere"
        finding.notes.append(DiagnosticNote("it is defined for \(condition) here", at: set.node(place).nameSpan))
        finding.fixes = []
        return finding
    }

    /// Whether the token that fixes name stands in the other contexts, and only there.
    private func isReplaced(_ place: DefinitionID, by fixes: [Fix]) -> Bool {
        guard let edit = fixes.first?.edits.first,
            let other = set.table.target(String(edit.replacement.dropFirst().dropLast()))
        else { return false }
        return set.definitions(at: other).allSatisfy { definition in
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
