package import L10nSource
internal import L10nSyntax

/// Follows references and reads values, on demand, for one permutation at a time.
///
/// What was resolved is kept for all permutations that agree in the modifiers that a token depends on (TP-3), so that a
/// check of many permutations resolves each token once for each answer that it can have.
package struct TokenResolver {
    /// So many references may follow each other.
    static let aliasDepth = 64

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
        /// Whether it refers back to itself, so that which of the references do not fit depends on where one begins.
        var isInLoop = false
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

    package let set: TokenSet
    package var permutation: ThemePermutation
    private(set) var entries: [Entry] = []
    /// The tokens that are being resolved, the innermost last.
    var stack: [Int] = []
    /// The places that are being read through pointers, to find those that lead back.
    var followed: [JSONPlace] = []
    private var known: [Key: Int] = [:]
    /// The day by which the use of deprecated tokens is judged; nil judges it the same on every day.
    package var today: CalendarDate?
    /// Above 0 while values are read whose faults are not to be reported.
    var silence = 0
    /// How many more references to nothing are compared with all names. Each takes time, and where thousands lead nowhere
    /// it is one mistake that made them so.
    package var questions = 100

    package init(_ set: TokenSet, _ permutation: ThemePermutation) {
        self.set = set
        self.permutation = permutation
    }

    /// Makes room for what is known of so many tokens more.
    mutating func reserveCapacity(_ count: Int) {
        entries.reserveCapacity(entries.count + count)
        known.reserveCapacity(known.count + count)
    }

    /// Gives up what is being resolved.
    mutating func abandon() {
        for index in stack { entries[index].isAbandoned = true }
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
        let key = rank(path).map { Key(path: path, rank: $0) }
        if let key, let found = known[key] { return found }
        // A theme of so many contexts that they cannot be numbered is not kept, so a loop is found on the stack.
        if key == nil, let found = stack.first(where: { entries[$0].path == path }) { return found }
        guard let found = token(at: path) else { return nil }
        return resolve(path, found, key)
    }

    private mutating func resolve(_ path: PathID, _ found: Found, _ key: Key?) -> Int {
        entries.append(Entry(path: path, definition: found.definition, definedAt: found.path))
        let index = entries.count - 1
        if let key { known[key] = index }
        let (outer, outerSilence) = (followed, silence)
        (followed, silence) = ([], 0)
        evaluate(pushing: index)
        (followed, silence) = (outer, outerSilence)
        entries[index].state = .resolved
        // What was given up because of where it was entered from may be fine by itself.
        if entries[index].isAbandoned, !stack.isEmpty, let key { known[key] = nil }
        return index
    }

    /// Resolves everything that a token refers to, directly or not, the deepest first.
    private mutating func prepare(_ path: PathID) {
        guard let start = unresolved(path), !start.isEmpty else { return }
        var visited: Set<PathID> = [path]
        var pending = [(path: path, targets: start[...])]
        while let (current, targets) = pending.popLast() {
            if let target = targets.first {
                pending.append((current, targets.dropFirst()))
                guard let next = unresolved(target), visited.insert(target).inserted else { continue }
                pending.append((target, next[...]))
            } else if current != path {
                resolveNext(current)
            }
        }
    }

    private mutating func resolveNext(_ path: PathID) {
        guard let rank = rank(path), let found = token(at: path) else { return }
        let key = Key(path: path, rank: rank)
        if known[key] == nil { _ = resolve(path, found, key) }
    }

    /// The paths that a token refers to; nil when it is known already, or does not exist.
    private func unresolved(_ path: PathID) -> [PathID]? {
        guard let rank = rank(path), known[Key(path: path, rank: rank)] == nil, let found = token(at: path) else {
            return nil
        }
        return set.references.targets(of: found.definition)
    }

    /// Whether a token is wrong; false for one that is being resolved.
    package mutating func isWrong(_ path: PathID) -> Bool {
        guard stack.count <= Self.aliasDepth, let entry = resolve(path) else { return false }
        return entries[entry].state == .resolved && entries[entry].value == nil
    }

    /// Reads a definition as if it were the one in effect at a path; what is wrong with it is left aside.
    package mutating func read(_ definition: DefinitionID, at path: PathID) -> Entry {
        entries.append(Entry(path: path, definition: definition, definedAt: path))
        let index = entries.count - 1
        silence += 1
        evaluate(pushing: index)
        silence -= 1
        return entries[index]
    }

    private mutating func evaluate(pushing index: Int) {
        stack.append(index)
        evaluate(index)
        stack.removeLast()
    }

    /// The number of the contexts of the modifiers that matter to a path; nil when there are too many to count.
    private func rank(_ path: PathID) -> UInt64? {
        var rest = set.dependencies[path.int].bits
        var rank: UInt64 = 0
        while rest != 0 {
            let modifier = rest.trailingZeroBitCount
            rest &= rest - 1
            let (product, overflow) = rank.multipliedReportingOverflow(
                by: UInt64(set.modifiers[modifier].contexts.count))
            let (sum, isOver) = product.addingReportingOverflow(UInt64(permutation[modifier]))
            if overflow || isOver { return nil }
            rank = sum
        }
        return rank
    }

    /// Adds a finding to the token that is being resolved.
    ///
    /// While a value is read through a pointer, the reference is the place that must change.
    mutating func report(_ finding: TokenFinding) {
        guard let reference = followed.first, finding.span != reference.span else { return append(finding) }
        var finding = finding
        finding.notes.insert(DiagnosticNote("the value stands here", at: finding.span), at: 0)
        finding.span = reference.span
        finding.fixes = []
        append(finding)
    }

    /// Adds a finding at its own place.
    mutating func append(_ finding: TokenFinding) {
        guard silence == 0, let current = stack.last else { return }
        // What is older syntax elsewhere is the syntax of this dialect.
        if set.dialect == .styleDictionary, finding.rule == .legacyTokenSyntax { return }
        entries[current].findings.append(finding)
    }

    mutating func report(_ rule: Rule, _ problem: String, _ advice: String, at value: JSONValue) {
        report(TokenFinding(rule, problem, advice, at: value.span))
    }
}

/// A JSON value by its place.
struct JSONPlace: Equatable {
    var value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    var span: SourceSpan { value.span }

    /// The reference that it is.
    var text: String { TokenReference.pointerText(value)?.string ?? value.string ?? "" }

    static func == (left: JSONPlace, right: JSONPlace) -> Bool {
        left.value.range == right.value.range && left.value.file.path == right.value.file.path
    }
}
