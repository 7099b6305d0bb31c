package import DesignTokens
package import L10nSource
package import L10nSyntax

/// All definitions of all sources of a theme, by path and in the order of resolution, with where they come from.
///
/// Nothing is resolved here: which definition wins, and what it extends or refers to, depends on the permutation.
package struct TokenSet: Sendable {
    package let dialect: TokenDialect
    package let modifiers: [ThemeModifier]
    /// The uses of files, in the order of resolution: a later one overrides an earlier one.
    package let sources: [TokenSource]
    package let table: PathTable
    /// The definitions of a path lie at `starts[path]..<starts[path + 1]`, in the order of resolution.
    package let starts: [Int32]
    package let definitions: [DefinitionID]
    /// For the paths that have many definitions.
    let definitionsByChoice: [PathID: DefinitionsByChoice]
    package let traits: [PathTraits]
    /// What any definition of any path states.
    package let stated: PathTraits
    /// The path that a group definition extends, where it names one that exists.
    package let extensionTargets: [DefinitionID: PathID]
    package let references: TokenReferences
    /// The modifiers that can change what stands at a path.
    package let dependencies: [ModifierSet]

    package func definitions(at path: PathID) -> ArraySlice<DefinitionID> {
        definitions[Int(starts[path.int])..<Int(starts[path.int + 1])]
    }

    package func node(_ definition: DefinitionID) -> TokenNode {
        sources[Int(definition.source)].file.nodes[Int(definition.node)]
    }

    /// The definitions of a path that take part in a permutation, in the order of resolution.
    package func definitions(at path: PathID, in permutation: ThemePermutation) -> [DefinitionID] {
        let some = definitionsByChoice[path]?.places(in: permutation).map { definitions[$0] }
        return (some?[...] ?? definitions(at: path)).filter { $0.isActive(in: permutation) }
    }

    /// The last definition of a path that states something and takes part in a permutation.
    package func last(at path: PathID, stating trait: PathTraits, in permutation: ThemePermutation) -> DefinitionID? {
        guard traits[path.int].contains(trait) else { return nil }
        var index = Int(starts[path.int + 1])
        guard index - Int(starts[path.int]) <= DefinitionsByChoice.fewest else {
            return definitions(at: path, in: permutation).last { $0.traits.contains(trait) }
        }
        // A few definitions are asked from the newest on, without a list of those that take part.
        while index > Int(starts[path.int]) {
            index -= 1
            if definitions[index].traits.contains(trait), definitions[index].isActive(in: permutation) {
                return definitions[index]
            }
        }
        return nil
    }

    /// The number of permutations; nil when it is over `Int.max`.
    package var permutationCount: Int? {
        var count = 1
        for modifier in modifiers {
            let (product, overflow) = count.multipliedReportingOverflow(by: modifier.contexts.count)
            if overflow { return nil }
            count = product
        }
        return count
    }

    /// The paths of all tokens that any source defines, in alphabetical order. Tokens that only a group's extension
    /// brings in are not among them.
    package var paths: [TokenPath] {
        table.all.filter { traits[$0.int].contains(.definesToken) }.map(table.text).sorted()
    }

    /// The definitions of a token in the order of resolution.
    package func definitions(of path: TokenPath) -> [TokenDefinition] {
        guard let id = table.find(path) else { return [] }
        return definitions(at: id).filter(\.isToken).map(definition)
    }

    /// The modifiers of which a context defines a token, each with the first such definition. Where several apply, the
    /// last one wins (TP-6).
    package func modifiers(defining path: TokenPath) -> [(name: String, definition: TokenDefinition)] {
        var found: [(name: String, definition: TokenDefinition)] = []
        for definition in definitions(of: path) {
            guard let name = definition.condition?.modifier, !found.contains(where: { $0.name == name }) else {
                continue
            }
            found.append((name, definition))
        }
        return found
    }

    package func definition(_ id: DefinitionID) -> TokenDefinition {
        let source = sources[Int(id.source)]
        let condition =
            source.modifier < 0
            ? nil
            : TokenCondition(
                modifier: modifiers[source.modifier].name, context: modifiers[source.modifier].contexts[source.context],
                other: source.other.map {
                    "\(modifiers[$0.modifier].name)=\(modifiers[$0.modifier].contexts[$0.context])"
                })
        return TokenDefinition(node: node(id), list: source.list, condition: condition)
    }
}

/// One statement of a token in a file.
package struct TokenDefinition: Sendable {
    package let node: TokenNode
    /// The list of sources that it came through, such as `modifiers.brand.tori`; empty without a resolver document.
    package let list: String
    /// The choice under which it applies; nil when it always does.
    package let condition: TokenCondition?

    /// The place of the name in the author's file.
    package var nameSpan: SourceSpan { node.nameSpan }
    /// The place of the value in the author's file.
    package var valueSpan: SourceSpan { (node.value ?? node.object).span }
    /// The value as it is written.
    package var value: JSONValue { node.value ?? node.object }
    package var type: Stated<TokenType>? { node.type }
    package var description: String? { node.description?.value }
    package var deprecation: Deprecation? { node.deprecation?.value }
    /// Data of vendors, as it is written.
    package var extensions: JSONValue? { node.extensions }
}
