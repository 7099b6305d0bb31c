package import DesignTokens
package import L10nSource

/// Follows references and reads values, on demand, for one permutation at a time.
///
/// What was resolved is kept for all permutations that agree in the modifiers that a token depends on (TP-3), so that a
/// check of many permutations resolves each token once for each answer that it can have.
package struct TokenResolver {
    /// What is known of a token in a permutation.
    package struct Entry {
        enum State {
            case resolving
            case resolved
        }

        package let path: PathID
        package let definition: DefinitionID
        /// The path at which the definition stands in its file; another one when the token is inherited.
        package let definedAt: PathID
        var state = State.resolving
        package var type: TokenType?
        package var typeOrigin: TypeOrigin?
        /// Nil when the token, or something that it refers to, is wrong.
        package var value: TokenValue?
        /// The tokens that its value was taken from, the nearest first.
        package var hops: [Hop] = []
        /// How many references follow each other from here.
        var depth = 0
        /// Whether the limit of references was reached before all was known.
        var isAbandoned = false
        /// What is wrong with the token itself.
        package var findings: [TokenFinding] = []
    }

    /// A step from a token to the one that its whole value refers to.
    package struct Hop {
        package var target: PathID
        /// The place of the reference.
        var span: SourceSpan
    }

    /// Where the type of a token comes from.
    package enum TypeOrigin {
        case own(SourceSpan)
        case alias(PathID)
        case group(SourceSpan)
        case overridden(SourceSpan)
    }

    private struct Key: Hashable {
        var path: PathID
        var rank: UInt64
    }

    package private(set) var effective: EffectiveDefinitions
    private(set) var entries: [Entry] = []
    /// The tokens that are being resolved, the innermost last.
    var stack: [Evaluation] = []
    private var known: [Key: Int] = [:]
    package var locator = ReferenceLocator()
    package var deprecations = DeprecationNotices()

    package init(_ set: TokenSet, _ permutation: ThemePermutation) {
        effective = EffectiveDefinitions(set: set, permutation: permutation)
    }

    package var set: TokenSet { effective.set }

    package var permutation: ThemePermutation {
        get { effective.permutation }
        set { effective.permutation = newValue }
    }

    /// Makes room for what is known of so many tokens more.
    mutating func reserveCapacity(_ count: Int) {
        entries.reserveCapacity(entries.count + count)
        known.reserveCapacity(known.count + count)
    }

    /// Gives up what is being resolved.
    mutating func abandon() {
        for evaluation in stack { entries[evaluation.entry].isAbandoned = true }
    }

    package subscript(entry: Int) -> Entry {
        get { entries[entry] }
        set { entries[entry] = newValue }
    }

    /// Resolves the token at a path; nil when there is none in this permutation.
    ///
    /// What it refers to is resolved first, so that long chains need no deep recursion.
    package mutating func resolve(_ path: PathID) -> Int? {
        if stack.isEmpty { prepare(path) }
        let key = effective.rank(of: path).map { Key(path: path, rank: $0) }
        if let key, let found = known[key] { return found }
        // A theme of so many contexts that they cannot be numbered is not kept, so a loop is found on the stack.
        if key == nil, let found = stack.first(where: { entries[$0.entry].path == path }) {
            return found.entry
        }
        guard let found = effective.token(at: path) else { return nil }
        return resolve(path, found, key)
    }

    private mutating func resolve(_ path: PathID, _ found: EffectiveDefinitions.Found, _ key: Key?) -> Int {
        entries.append(Entry(path: path, definition: found.definition, definedAt: found.path))
        let index = entries.count - 1
        if let key { known[key] = index }
        evaluate(Evaluation(of: index, set.dialect))
        entries[index].state = .resolved
        // What was given up because of where it was entered from may be fine by itself.
        if entries[index].isAbandoned, !stack.isEmpty, let key { known[key] = nil }
        return index
    }

    /// Resolves everything that a token refers to, directly or not, the deepest first.
    private mutating func prepare(_ path: PathID) {
        guard let start = unresolved(path), !start.isEmpty else { return }
        // Depth first, without recursion: a path is resolved when all its targets have been.
        var visited: Set<PathID> = [path]
        var pending = [(path: path, targets: start[...])]
        while let (current, targets) = pending.popLast() {
            if let target = targets.first {
                pending.append((current, targets.dropFirst()))
                // One that was seen before is resolved by now, or part of a loop, which resolving finds.
                guard let next = unresolved(target), visited.insert(target).inserted else { continue }
                pending.append((target, next[...]))
            } else if current != path {
                resolveNext(current)
            }
        }
    }

    private mutating func resolveNext(_ path: PathID) {
        guard let rank = effective.rank(of: path), let found = effective.token(at: path) else { return }
        let key = Key(path: path, rank: rank)
        if known[key] == nil { _ = resolve(path, found, key) }
    }

    /// The paths that a token refers to; nil when it is known already, or does not exist.
    private func unresolved(_ path: PathID) -> [PathID]? {
        guard let rank = effective.rank(of: path), known[Key(path: path, rank: rank)] == nil,
            let found = effective.token(at: path)
        else {
            return nil
        }
        return set.references.targets(of: found.definition)
    }

    /// Whether a token is wrong; false for one that is being resolved.
    package mutating func isWrong(_ path: PathID) -> Bool {
        guard stack.count <= TokenReference.chainLimit, let entry = resolve(path) else { return false }
        return entries[entry].state == .resolved && entries[entry].value == nil
    }

    /// Reads a definition as if it were the one in effect at a path; what is wrong with it is left aside.
    package mutating func read(_ definition: DefinitionID, at path: PathID) -> Entry {
        entries.append(Entry(path: path, definition: definition, definedAt: path))
        let index = entries.count - 1
        evaluate(Evaluation(of: index, set.dialect, isSilent: true))
        return entries[index]
    }

    private mutating func evaluate(_ evaluation: Evaluation) {
        stack.append(evaluation)
        evaluate(evaluation.entry)
        entries[evaluation.entry].findings = stack.removeLast().findings
    }
}
