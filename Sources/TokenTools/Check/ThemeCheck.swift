package import DesignTokens
package import L10nSource
import L10nSyntax
import TokenThemes

/// What is wrong between the files of a theme, in any permutation.
package struct ThemeCheck: Sendable {
    /// One finding for each cause, with the smallest condition under which it arises.
    package var diagnostics: [Diagnostic] = []
    /// The tokens of which not all permutations were looked at, because there are too many (TP-5).
    package var sampled: [TokenPath] = []
    /// The tokens that some contexts lack; each has a finding too.
    package var uneven: [UnevenToken] = []
}

extension Theme {
    /// Checks every token in every permutation that can change it.
    /// - Parameters:
    ///   - today: the use of a deprecated token is an error behind the last day that its deprecation states; nil for
    ///     no day.
    ///   - limit: tokens with more permutations are looked at in a set of permutations that covers all pairs of
    ///     contexts.
    package func check(today: CalendarDate? = nil, limit: Int = 100_000) -> ThemeCheck {
        ThemeAnalysis(self, today: today, limit: limit).check
    }

    /// How many permutations a token has, and how many of them a check looks at when there are too many (TP-5).
    /// - Returns: nil for a token that is not there; `all` is nil over `Int.max`.
    package func permutationCounts(of path: TokenPath) -> (all: Int?, looked: Int)? {
        guard let id = tokens.table.find(path) else { return nil }
        let mask = tokens.dependencies[id.int]
        return (
            PermutationWalk(tokens, limit: .max).count(of: mask), PermutationWalk(tokens).coveringCount(of: mask)
        )
    }

    /// The tokens that nothing refers to, in any permutation.
    /// - Parameter isUsed: whether something outside the theme uses a token.
    package func unusedTokens(_ isUsed: (TokenPath) -> Bool) -> [TokenPath] {
        UsedTokens(set: tokens).unused(isUsed)
    }

    /// Whether any definition of a token refers to another place.
    package func refersToTokens(_ path: TokenPath) -> Bool {
        guard let id = tokens.table.find(path) else { return false }
        return tokens.definitions(at: id).contains { definition in
            tokens.references.targets(of: definition).contains { $0 != id }
        }
    }

    /// Those among some tokens that no other token refers to in any permutation, so that they can go.
    package func unreferenced(_ paths: [TokenPath]) -> Set<TokenPath> {
        UsedTokens(set: tokens).unreferenced(paths)
    }
}

/// Runs the checks of a theme; each extension holds one of them.
struct ThemeChecker {
    let set: TokenSet
    let walk: PermutationWalk
    var collector: FindingCollector
    var resolver: TokenResolver
    var sampled: Set<PathID> = []
    var uneven: [UnevenToken] = []
    /// Definitions that are in effect in some permutation with another value than what they override, and so not in vain.
    var effective: Set<DefinitionID> = []
    /// The groups, for names that are none.
    private(set) lazy var groupNames = Suggestions(
        set.table.all.filter { set.traits[$0.int].contains(.definesGroup) && $0 != .root }.map {
            set.table.text($0).text
        })
    /// Paths that are at odds with themselves, and those below them.
    private var broken: Set<PathID> = []

    init(_ set: TokenSet, limit: Int) {
        self.set = set
        walk = PermutationWalk(set, limit: limit)
        collector = FindingCollector(set)
        resolver = TokenResolver(set, walk.first)
    }

    mutating func run() {
        checkExtensions()
        for path in set.table.all {
            let traits = set.traits[path.int]
            if !traits.isDisjoint(with: [.definesToken, .isUnderExtension]) { checkToken(path) }
            if traits.contains(.definesToken) {
                let count = collector.count
                checkCollisions(path)
                checkOverrides(path)
                // A token that is at odds with itself is not said to be uneven too, nor is what stands below it.
                if collector.hasError(since: count) || set.table.parent(path).map(broken.contains) == true {
                    broken.insert(path)
                } else {
                    checkParity(path)
                }
            }
            checkNames(path)
            checkDeprecation(path)
        }
        checkContexts()
    }

    /// Calls `body` with the resolver at each permutation of some modifiers.
    mutating func forEach(of mask: ModifierSet, _ path: PathID, _ body: (inout ThemeChecker) -> Void) {
        let isComplete = walk.forEach(of: mask) { permutation in
            resolver.permutation = permutation
            body(&self)
        }
        if !isComplete { sampled.insert(path) }
    }

    /// The value and the references of a token.
    private mutating func checkToken(_ path: PathID) {
        let mask = set.dependencies[path.int]
        forEach(of: mask, path) { checker in
            guard let index = checker.resolver.resolve(path) else { return }
            let entry = checker.resolver[index]
            for finding in entry.findings {
                checker.collector.add(
                    checker.advised(finding, entry), path: path, checker.origin(of: finding, entry), mask: mask,
                    checker.resolver.permutation)
            }
        }
    }

    private func origin(of finding: TokenFinding, _ entry: TokenResolver.Entry) -> FindingCollector.Origin {
        if entry.definedAt != entry.path { return .inherited }
        let node = set.node(entry.definition)
        let place = SourceSpan(file: node.nameSpan.file, range: node.nameSpan.range.union(node.object.range))
        let isInside =
            place.file == finding.span.file && place.range.lower <= finding.span.range.lower
            && finding.span.range.upper <= place.range.upper
        return isInside ? .own : .reference
    }

    /// The day in our own data until which something deprecated may be used.
    private mutating func checkDeprecation(_ path: PathID) {
        for definition in set.definitions(at: path) where set.node(definition).deprecation != nil {
            if let finding = TokenExpiry.problem(of: set.node(definition)) { collector.add(finding, path: path) }
        }
    }

    /// Names in one group that differ only by case (TF-8).
    private mutating func checkNames(_ group: PathID) {
        var names: [String: PathID] = [:]
        var child = set.table.firstChild(group)
        while let path = child {
            child = set.table.nextSibling(path)
            // What only an extension brings has its name elsewhere.
            guard !set.traits[path.int].contains(.isInherited), let place = set.definitions(at: path).first else {
                continue
            }
            let folded = set.table.name(path).lowercased()
            guard let other = names.updateValue(path, forKey: folded), let otherPlace = set.definitions(at: other).first
            else { continue }
            let (name, otherName) = (set.table.name(path), set.table.name(other))
            collector.add(
                TokenFinding(
                    .tokenNamesDifferingOnlyInCase,
                    "\(Wording.quoted(otherName)) and \(Wording.quoted(name)) differ only in case", "rename one",
                    at: set.node(place).nameSpan,
                    notes: [DiagnosticNote("the other stands here", at: set.node(otherPlace).nameSpan)]), path: path)
        }
    }
}
