package import DesignTokens
package import L10nSource

/// One token of the chain from a slot to a value, with the definition that is in effect.
package struct AliasStep: Sendable, Hashable {
    package var path: TokenPath
    /// The path at which the definition stands, when a group's extension brings it to `path`.
    package var inheritedFrom: TokenPath?
    /// The place of the definition's value in the author's file.
    package var span: SourceSpan
    /// The choice under which the definition applies; nil when it always does.
    package var condition: TokenCondition?

    /// The path by which the author's file knows the definition.
    package var definedAt: TokenPath { inheritedFrom ?? path }
}

extension [AliasStep] {
    /// The definition that chose the value: the last one that refers to another, or the only one.
    ///
    /// Of a slot, a semantic color and a palette entry it is the semantic color: there the palette entry can be changed
    /// without touching other uses of it.
    package var choosing: AliasStep? {
        count > 1 ? self[count - 2] : last
    }
}

extension TokenResolver {
    /// A token and the tokens that its whole value refers to, the one with the value last.
    package mutating func steps(_ path: PathID) -> [AliasStep] {
        guard let index = resolve(path) else { return [] }
        return ([path] + self[index].hops.map(\.target)).compactMap { target in
            guard let found = resolve(target) else { return nil }
            let entry = self[found]
            let definition = set.definition(entry.definition)
            return AliasStep(
                path: set.table.text(entry.path),
                inheritedFrom: entry.definedAt == entry.path ? nil : set.table.text(entry.definedAt),
                span: definition.valueSpan, condition: definition.condition)
        }
    }
}
