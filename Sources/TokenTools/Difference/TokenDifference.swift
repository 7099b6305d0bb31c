package import DesignTokens
package import TokenThemes

/// What differs between two themes, in every permutation that both have.
package struct TokenDifference: Sendable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case removed
        case type
        case added
        case deprecated
        case value
        /// The value is the same, and comes by another way.
        case alias
    }

    /// One token in the permutations in which it changes alike.
    package struct Change: Sendable, Hashable {
        package let path: TokenPath
        package let kind: Kind
        package let before: TokenValue?
        package let after: TokenValue?
        /// The tokens that the value is taken from.
        package let aliasesBefore: [TokenPath]
        package let aliasesAfter: [TokenPath]
        /// What our own vendor data add to the values.
        package let dataBefore: StyleData
        package let dataAfter: StyleData
        /// Whether it should no longer be used, and might before; whatever else changes.
        package let isNewlyDeprecated: Bool
        /// Such as `brand=tori, scheme=dark`; empty when it holds in all permutations.
        package fileprivate(set) var condition = ""

        /// How far two colors are apart, without their opacity; nil where not both are colors.
        package var deltaEOK: Double? {
            guard let before = before?.color, let after = after?.color else { return nil }
            return before.deltaEOK(after)
        }

        /// What differs in our own vendor data, by the names that token files give it.
        package var dataChanges: [(name: String, before: String?, after: String?)] {
            let (old, new) = (Self.members(dataBefore), Self.members(dataAfter))
            let names = old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
            return names.compactMap { name in
                let (before, after) = (
                    old.first { $0.name == name }?.text, new.first { $0.name == name }?.text
                )
                return before == after ? nil : (name, before, after)
            }
        }

        private static func members(_ data: StyleData) -> [(name: String, text: String)] {
            (TokenJSON(data)?.members ?? []).map { ($0.name, $0.value.string ?? $0.value.lineText) }
        }
    }

    /// A pair of colors that passed and fails now, or the other way round.
    package struct Verdict: Sendable, Hashable {
        package let pair: ContrastPair
        /// The ratio that would do, where it fails.
        package let minimum: Double
        package let before: Double
        package let after: Double
        /// Whether it fails now.
        package let isFailure: Bool
        package fileprivate(set) var condition = ""
    }

    /// Another context of a modifier for who chooses none.
    package struct DefaultChange: Sendable, Hashable {
        package let modifier: String
        /// Nil where one must be chosen.
        package let before: String?
        package let after: String?
    }

    /// What the version number of the themes has to tell (Semantic Versioning 2.0.0).
    package enum Advice: String, Sendable, Comparable, CaseIterable {
        case none
        case patch
        case minor
        case major

        package static func < (left: Advice, right: Advice) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    /// Contexts such as `brand=tori` that only the old or only the new theme has.
    package let removedContexts: [TokenCondition]
    package let addedContexts: [TokenCondition]
    package let changedDefaults: [DefaultChange]
    /// In the order of their paths.
    package let changes: [Change]
    package let verdicts: [Verdict]
    /// Whether all permutations were looked at.
    package let isComplete: Bool

    /// Who uses a token that is gone, or is of another type, has to change something; the same holds for contexts, and for
    /// defaults that are gone.
    package var advice: Advice {
        if !removedContexts.isEmpty || changes.contains(where: { $0.kind == .removed || $0.kind == .type })
            || changedDefaults.contains(where: { $0.after == nil })
        {
            return .major
        }
        if !addedContexts.isEmpty || changes.contains(where: { $0.kind == .added || $0.isNewlyDeprecated }) {
            return .minor
        }
        return changes.isEmpty && changedDefaults.isEmpty ? .none : .patch
    }

    package init(
        from before: Theme, to after: Theme, _ options: ContrastOptions = ContrastOptions(), limit: Int = 10_000
    ) {
        let axes = SharedContexts(before, after)
        removedContexts = axes.removed
        addedContexts = axes.added
        changedDefaults = axes.changedDefaults
        var comparison = ThemeComparison(before, after, axes, limit: limit)
        comparison.compareTokens()
        comparison.compareContrast(options)
        changes = comparison.changes.map { change, permutations in
            var change = change
            change.condition = ThemeCondition.words(
                permutations, mask: comparison.mask(of: change.path), after.tokens)
            return change
        }
        verdicts = comparison.verdicts.map { verdict, permutations in
            var verdict = verdict
            verdict.condition = ThemeCondition.words(permutations, mask: axes.mask, after.tokens)
            return verdict
        }
        isComplete = comparison.isComplete
    }
}

/// The modifiers and contexts that two themes share.
struct SharedContexts {
    /// A modifier by its numbers in both themes, with the numbers of the contexts that both have.
    struct Axis {
        let before: Int
        let after: Int
        let contexts: [(before: Int, after: Int)]
    }

    let axes: [Axis]
    let removed: [TokenCondition]
    let added: [TokenCondition]
    let changedDefaults: [TokenDifference.DefaultChange]

    init(_ before: Theme, _ after: Theme) {
        var axes: [Axis] = []
        var changedDefaults: [TokenDifference.DefaultChange] = []
        for (index, modifier) in before.modifiers.enumerated() {
            guard let other = after.modifiers.firstIndex(where: { $0.name == modifier.name }) else { continue }
            let contexts = modifier.contexts.enumerated().compactMap { number, name in
                after.modifiers[other].contexts.firstIndex(of: name).map { (before: number, after: $0) }
            }
            if !contexts.isEmpty { axes.append(Axis(before: index, after: other, contexts: contexts)) }
            let defaults = (before: modifier.defaultContext, after: after.modifiers[other].defaultContext)
            if defaults.before != defaults.after {
                changedDefaults.append(
                    TokenDifference.DefaultChange(
                        modifier: modifier.name, before: defaults.before, after: defaults.after))
            }
        }
        self.axes = axes
        self.changedDefaults = changedDefaults
        func conditions(_ theme: Theme) -> [TokenCondition] {
            theme.modifiers.flatMap { modifier in
                modifier.contexts.map { TokenCondition(modifier: modifier.name, context: $0) }
            }
        }
        let (old, new) = (conditions(before), conditions(after))
        removed = old.filter { !new.contains($0) }
        added = new.filter { !old.contains($0) }
    }

    /// The modifiers, by their numbers in the new theme.
    var mask: ModifierSet {
        axes.reduce(into: ModifierSet()) { $0.insert($1.after) }
    }
}
