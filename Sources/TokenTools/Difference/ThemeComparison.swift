import DesignTokens
import L10nSource
import TokenThemes

/// Walks through the permutations that two themes share, and gathers what differs.
struct ThemeComparison {
    private let before: Theme
    private let after: Theme
    private let axes: SharedContexts
    private let limit: Int
    /// What changes, and in which permutations of the new theme.
    private(set) var changes: [(TokenDifference.Change, [ThemePermutation])] = []
    private(set) var verdicts: [(TokenDifference.Verdict, [ThemePermutation])] = []
    private(set) var isComplete = true

    init(_ before: Theme, _ after: Theme, _ axes: SharedContexts, limit: Int) {
        self.before = before
        self.after = after
        self.axes = axes
        self.limit = limit
    }

    /// The shared modifiers that can change a token in either theme, by their numbers in the new one.
    func mask(of path: TokenPath) -> ModifierSet {
        let old = before.tokens.table.find(path).map { before.tokens.dependencies[$0.int] } ?? ModifierSet()
        let new = after.tokens.table.find(path).map { after.tokens.dependencies[$0.int] } ?? ModifierSet()
        return axes.axes.reduce(into: ModifierSet()) { mask, axis in
            if old.contains(axis.before) || new.contains(axis.after) { mask.insert(axis.after) }
        }
    }

    mutating func compareTokens() {
        var old = TokenResolver(before.tokens, Self.start(before))
        var new = TokenResolver(after.tokens, Self.start(after))
        for path in Set(before.tokenPaths).union(after.tokenPaths).sorted() {
            let (oldID, newID) = (before.tokens.table.find(path), after.tokens.table.find(path))
            var found = OrderedGroups<TokenDifference.Change, ThemePermutation>()
            for (oldPermutation, newPermutation) in pairs(of: mask(of: path)) {
                old.permutation = oldPermutation
                new.permutation = newPermutation
                guard let change = Self.change(path, Self.side(oldID, &old), Self.side(newID, &new)) else { continue }
                found.add(newPermutation, to: change)
            }
            changes += found.all.map { ($0.key, $0.values) }
        }
    }

    /// A token of one of the themes, with what vendor data add to its value.
    private typealias Side = (token: ResolvedToken, data: StyleData)

    private static func side(_ path: PathID?, _ resolver: inout TokenResolver) -> Side? {
        guard let index = path.flatMap({ resolver.resolve($0) }), let token = resolver.token(index) else { return nil }
        return (token, resolver.styleData(index))
    }

    private static func change(_ path: TokenPath, _ oldSide: Side?, _ newSide: Side?) -> TokenDifference.Change? {
        let (old, new) = (oldSide?.token, newSide?.token)
        let (oldData, newData) = (oldSide?.data ?? StyleData(), newSide?.data ?? StyleData())
        let isNewlyDeprecated =
            old != nil && new?.deprecation?.value.isDeprecated == true && old?.deprecation?.value.isDeprecated != true
        let kind: TokenDifference.Kind
        switch (old, new) {
        case (nil, nil): return nil
        case (nil, _?): kind = .added
        case (_?, nil): kind = .removed
        case (let old?, let new?):
            // The first that holds names the change: another type tells more than another value, and that more than its
            // way.
            if old.type != new.type {
                kind = .type
            } else if old.value != new.value || oldData != newData {
                kind = .value
            } else if isNewlyDeprecated {
                kind = .deprecated
            } else if old.hops.map(\.target) != new.hops.map(\.target) {
                kind = .alias
            } else {
                return nil
            }
        }
        return TokenDifference.Change(
            path: path, kind: kind, before: old?.value, after: new?.value,
            aliasesBefore: old?.hops.map(\.target) ?? [], aliasesAfter: new?.hops.map(\.target) ?? [],
            dataBefore: oldData, dataAfter: newData, isNewlyDeprecated: isNewlyDeprecated)
    }

    /// Measures contrast where a color changed.
    mutating func compareContrast(_ options: ContrastOptions) {
        guard changes.contains(where: { $0.0.before?.color != nil || $0.0.after?.color != nil }) else { return }
        var found = OrderedGroups<TokenDifference.Verdict, ThemePermutation>()
        for (oldPermutation, newPermutation) in pairs(of: axes.mask) {
            let old = Dictionary(
                before.resolved(oldPermutation).contrast(options).map { ($0.pair, $0) },
                uniquingKeysWith: { first, _ in first })
            for result in after.resolved(newPermutation).contrast(options) {
                guard let former = old[result.pair], (former.failure == nil) != (result.failure == nil),
                    let minimum = (result.failure ?? former.failure)?.minimum
                else { continue }
                let verdict = TokenDifference.Verdict(
                    pair: result.pair, minimum: minimum, before: former.ratio, after: result.ratio,
                    isFailure: result.failure != nil)
                found.add(newPermutation, to: verdict)
            }
        }
        verdicts = found.all.map { ($0.key, $0.values) }
    }

    /// The default of every modifier; the first context where there is none.
    private static func start(_ theme: Theme) -> ThemePermutation {
        ThemePermutation(
            contexts: theme.modifiers.map { modifier in
                UInt16(
                    truncatingIfNeeded: modifier.defaultContext.flatMap { modifier.contexts.firstIndex(of: $0) } ?? 0)
            })
    }

    /// All choices of shared contexts for some modifiers, the others at their defaults; only the defaults where there are
    /// more than the limit.
    private mutating func pairs(of mask: ModifierSet) -> [(ThemePermutation, ThemePermutation)] {
        var result = [(Self.start(before), Self.start(after))]
        let members = axes.axes.filter { mask.contains($0.after) }
        var count = 1
        for axis in members {
            count = count.multipliedReportingOverflow(by: axis.contexts.count).partialValue
            guard count <= limit, count > 0 else {
                isComplete = false
                return result
            }
        }
        for axis in members {
            result = result.flatMap { old, new in
                axis.contexts.map { context in
                    var pair = (old, new)
                    pair.0[axis.before] = context.before
                    pair.1[axis.after] = context.after
                    return pair
                }
            }
        }
        return result
    }
}
