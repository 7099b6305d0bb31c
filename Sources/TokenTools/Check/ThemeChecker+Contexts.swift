internal import L10nSource
internal import L10nSyntax
import TokenThemes

/// Contexts that change nothing (TO-8).
extension ThemeChecker {
    /// A context without any source is the absence of a choice, and fine.
    mutating func checkContexts() {
        // In a permutation that nobody looked at, any context may change something.
        guard sampled.isEmpty else { return }
        var isAlive = set.modifiers.map { $0.hasSources.map { !$0 } }
        for path in set.table.all {
            let definitions = set.definitions(at: path)
            for definition in definitions {
                for (modifier, context) in definition.choices where !isAlive[modifier][context] {
                    isAlive[modifier][context] =
                        definition.isToken
                        ? effective.contains(definition) : changesGroup(definition, among: definitions)
                }
            }
        }
        for (modifier, contexts) in zip(set.modifiers, isAlive) {
            // A default has to be there, even if it only says what holds without it.
            let hasChoice = zip(contexts, modifier.hasSources).contains { $0 && $1 }
            for (context, isAlive) in contexts.enumerated()
            where !isAlive && !(hasChoice && modifier.contexts[context] == modifier.defaultContext) {
                collector.add(
                    TokenFinding(
                        .deadContext, "\(modifier.name) \(Wording.quoted(modifier.contexts[context])) changes nothing",
                        "remove it",
                        at: modifier.contextSpans[context]), path: .root)
            }
        }
    }

    /// Whether a statement about a group says something else than what always holds. Files repeat the type of a group.
    private func changesGroup(_ statement: DefinitionID, among statements: ArraySlice<DefinitionID>) -> Bool {
        func isAlone<Value: Equatable>(_ trait: PathTraits, _ value: (TokenNode) -> Value?) -> Bool {
            guard statement.traits.contains(trait) else { return false }
            let others = statements.filter { $0.traits.contains(trait) }
            let own = value(set.node(statement))
            return !others.contains { $0.modifier < 0 } || others.contains { value(set.node($0)) != own }
        }
        return isAlone(.statesType) { $0.type?.value } || isAlone(.statesDeprecation) { $0.deprecation?.value }
            || isAlone(.extends) { $0.extends.flatMap(GroupExtensions.text) } || holdsPlainValue(statement)
    }

    /// Whether a group of Style Dictionary holds a value that is no token, to which tokens refer as to others (TL-1).
    private func holdsPlainValue(_ statement: DefinitionID) -> Bool {
        guard set.dialect == .styleDictionary else { return false }
        return set.node(statement).object.members.contains { member in
            !member.value.isObject && !member.name.hasPrefix("$") && !ImportReader.groupMembers.contains(member.name)
        }
    }
}
