import DesignTokens
internal import L10nSource
import TokenThemes

/// Follows one token through the permutations of a theme, and puts those together that agree in everything.
struct TokenTracer {
    /// Everything in which permutations have to agree.
    private struct Sight: Hashable {
        var value: TokenValue?
        var winner: DefinitionID?
        var definedAt: PathID?
        var overridden: [DefinitionID] = []
        var steps: [AliasStep] = []
        var parts: [TokenTrace.Part] = []
        var problems: [TokenTrace.Problem] = []
    }

    private struct Group {
        var sight: Sight
        var outcome: TokenTrace.Outcome
        var permutations: [ThemePermutation] = []
    }

    private let set: TokenSet
    private let path: TokenPath
    private var resolver: TokenResolver
    private var groups: [Group] = []
    private var numbers: [Sight: Int] = [:]
    /// The advice that was given first for each problem: what other names are near depends on the permutation.
    private var advice: [TokenTrace.Problem: String] = [:]

    init(_ theme: Theme, _ path: TokenPath) {
        set = theme.tokens
        self.path = path
        resolver = TokenResolver(set, PermutationWalk(set).first)
    }

    mutating func trace(in part: ThemePart, limit: Int) -> TokenTrace {
        guard let id = set.table.find(path) else {
            return TokenTrace(path: path, definitions: [], answers: [], isComplete: true)
        }
        let mask = set.dependencies[id.int]
        let isComplete = PermutationWalk(set, limit: limit).forEach(of: mask, in: part) { look(at: id, $0) }
        let (definitions, numbers) = definitions(of: id)
        let answers = groups.map { group in
            TokenTrace.Answer(
                condition: ThemeCondition.words(group.permutations, mask: mask, set), outcome: group.outcome,
                winner: group.sight.winner.flatMap { numbers[$0] },
                overridden: group.sight.overridden.compactMap { numbers[$0] }, steps: group.sight.steps,
                parts: group.sight.parts)
        }
        return TokenTrace(path: path, definitions: definitions, answers: answers, isComplete: isComplete)
    }

    private mutating func look(at path: PathID, _ permutation: ThemePermutation) {
        resolver.permutation = permutation
        var sight = Sight()
        var outcome = TokenTrace.Outcome.absent
        if let index = resolver.resolve(path) {
            let entry = resolver[index]
            sight.winner = entry.definition
            sight.definedAt = entry.definedAt
            sight.overridden = resolver.effective.overridden(by: entry.definition, at: entry.definedAt)
            sight.steps = resolver.steps(path)
            // Parts stand in the token that the aliases lead to.
            sight.parts = parts(of: entry.hops.last?.target ?? path)
            if let token = resolver.token(index) {
                sight.value = token.value
                outcome = .value(token)
            } else {
                var visited: Set<PathID> = []
                sight.problems = problems(of: path, &visited)
                outcome = .wrong(sight.problems)
            }
        }
        if let number = numbers[sight] { return groups[number].permutations.append(permutation) }
        numbers[sight] = groups.count
        groups.append(Group(sight: sight, outcome: outcome, permutations: [permutation]))
    }

    private mutating func parts(of path: PathID) -> [TokenTrace.Part] {
        guard let index = resolver.resolve(path), let token = resolver.token(index) else { return [] }
        return token.memberReferences.compactMap { member, target in
            set.table.find(target).map { TokenTrace.Part(member: member, steps: resolver.steps($0)) }
        }
    }

    /// What is wrong with a token; with what it refers to, where nothing is wrong with itself.
    private mutating func problems(of path: PathID, _ visited: inout Set<PathID>) -> [TokenTrace.Problem] {
        // A longer way than this through wrong tokens would say no more.
        guard visited.count < 256, visited.insert(path).inserted, let index = resolver.resolve(path) else { return [] }
        let entry = resolver[index]
        let own = entry.findings.filter { $0.rule.severity == .error }.map { finding in
            let problem = TokenTrace.Problem(rule: finding.rule, message: finding.problem, span: finding.span)
            let told = advice[problem] ?? finding.advice
            advice[problem] = told
            return TokenTrace.Problem(rule: finding.rule, message: "\(finding.problem); \(told)", span: finding.span)
        }
        guard own.isEmpty else { return own }
        return set.references.targets(of: entry.definition).flatMap { target in
            resolver.isWrong(target) ? problems(of: target, &visited) : []
        }
    }

    /// All definitions that stand at the path, or at one that extensions bring here, and the number of each.
    private func definitions(of path: PathID) -> ([TokenTrace.Definition], [DefinitionID: Int]) {
        let paths = Set([path] + groups.compactMap(\.sight.definedAt))
        let found = paths.flatMap { path in
            set.definitions(at: path).filter(\.isToken).map { (path: path, id: $0) }
        }.sorted { $0.id < $1.id }
        var numbers: [DefinitionID: Int] = [:]
        for (number, item) in found.enumerated() { numbers[item.id] = number }
        let definitions = found.map {
            TokenTrace.Definition(path: set.table.text($0.path), definition: set.definition($0.id))
        }
        return (definitions, numbers)
    }
}
