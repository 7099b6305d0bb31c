import DesignTokens
internal import L10nSource
import TokenThemes

/// Measures all pairs of a theme in all permutations that can change them, and gathers what fails.
struct ContrastChecker {
    /// Failures with the same cause are one finding.
    private struct Cause: Hashable {
        var rule: Rule
        var foreground: SourceSpan?
        var background: SourceSpan?
        var colors: [SRGBColor]
    }

    /// Where a pair fails for one cause.
    private struct Occurrence {
        var pair: ContrastPair
        var mask: ModifierSet
        var evaluation: ContrastEvaluator.Evaluation
        var permutations: [ThemePermutation]
    }

    private let set: TokenSet
    private let walk: PermutationWalk
    private let candidates: ContrastCandidates
    private var evaluator: ContrastEvaluator
    private var palettes = Palettes()
    private var order: [Cause] = []
    private var causes: [Cause: [Occurrence]] = [:]
    private var unhosted: FindingCollector
    /// The foregrounds of which not all permutations were looked at.
    private(set) var sampled: Set<TokenPath> = []

    init(_ resolver: TokenResolver, _ options: ContrastOptions, limit: Int) {
        set = resolver.set
        walk = PermutationWalk(set, limit: limit)
        candidates = ContrastCandidates(resolver, hosts: options.hosts)
        evaluator = ContrastEvaluator(resolver, options)
        unhosted = FindingCollector(set)
    }

    var pairs: [ContrastPair] { candidates.candidates.map(\.pair) }

    mutating func run() {
        for candidate in candidates.candidates { measure(candidate) }
    }

    private mutating func measure(_ candidate: ContrastCandidates.Candidate) {
        var mask = evaluator.dependencies(of: candidate.pair)
        // Whether there is a pair may depend on other modifiers than its colors.
        if let giver = candidate.giver { mask.formUnion(set.dependencies[giver.int]) }
        let isComplete = walk.forEach(of: mask) { permutation in
            evaluator.resolver.permutation = permutation
            guard candidate.holds(in: evaluator.resolver) else { return }
            switch evaluator.evaluate(candidate.pair) {
            case .absent: break
            case .unhosted(let path): reportUnhosted(path, mask, permutation)
            case .measured(let evaluation):
                guard evaluation.failure != nil else { return }
                add(evaluation, candidate.pair, mask, permutation)
            }
        }
        if !isComplete { sampled.insert(candidate.pair.foreground) }
    }

    private mutating func add(
        _ evaluation: ContrastEvaluator.Evaluation, _ pair: ContrastPair, _ mask: ModifierSet,
        _ permutation: ThemePermutation
    ) {
        guard let failure = evaluation.failure else { return }
        let cause = Cause(
            rule: failure.rule, foreground: evaluator.resolver.steps(evaluation.foreground).choosing?.span,
            background: evaluator.resolver.steps(evaluation.background).choosing?.span,
            colors: [evaluation.measurement.foreground, evaluation.measurement.background])
        if causes[cause] == nil { order.append(cause) }
        // Pairs are measured one after another: its own occurrence can only be the last.
        if let count = causes[cause]?.count, causes[cause]?.last?.pair == pair {
            causes[cause]?[count - 1].permutations.append(permutation)
        } else {
            causes[cause, default: []].append(
                Occurrence(pair: pair, mask: mask, evaluation: evaluation, permutations: [permutation]))
        }
    }

    private mutating func reportUnhosted(_ path: PathID, _ mask: ModifierSet, _ permutation: ThemePermutation) {
        guard let index = evaluator.resolver.resolve(path), let color = evaluator.resolver[index].value?.color else {
            return
        }
        let span = set.node(evaluator.resolver[index].definition).valueSpan
        unhosted.add(
            TokenFinding(
                .missingHostBackground,
                "\(Wording.quoted(set.table.text(path).text)) has alpha \(Contrast.text(color.alpha))",
                "list its hosts in contrast.hosts", at: span),
            path: path, mask: mask, permutation)
    }

    /// One finding for each cause, in the order in which they were found.
    mutating func findings() -> [ContrastFinding] {
        order.compactMap { cause in
            let boxes = (causes[cause] ?? []).map { ($0, PermutationBox($0.permutations, mask: $0.mask, set)) }
            // The simplest condition is told, with one of its permutations.
            guard let (first, box) = boxes.min(by: { $0.1.choices.count < $1.1.choices.count }),
                let permutation = first.permutations.first
            else { return nil }
            evaluator.resolver.permutation = permutation
            let result = evaluator.result(first.evaluation, of: first.pair)
            return ContrastFinding(
                result: result, others: boxes.map(\.0.pair).filter { $0 != first.pair },
                suggestion: suggestion(result), condition: words(box),
                isIncreased: box.only(evaluator.options.contrastModifier).map(ContrastContext.isIncreased) == true,
                brand: box.only("brand"), scheme: box.only("scheme"))
        }
    }

    /// What is wrong with the data of the pairs, and layers without a host.
    var otherDiagnostics: [Diagnostic] { candidates.diagnostics + unhosted.diagnostics }

    /// The contexts of a condition, without those of the contrast setting, which the finding tells in its own words.
    private func words(_ box: PermutationBox) -> String {
        let choices = box.choices.filter { $0.modifier.name != evaluator.options.contrastModifier }
        let isList = choices.contains { $0.contexts.count > 1 }
        return choices.map { Self.words($0.modifier, $0.contexts) }.joined(separator: isList ? ", " : " ")
    }

    /// The modifiers whose contexts speak for themselves.
    private static let plainModifiers: Set<String> = ["brand", "scheme", "profile"]

    /// `finn`, `tori or dba`, `any but vend`; `density=compact` for a modifier that is not known.
    private static func words(_ modifier: ThemeModifier, _ contexts: [Int]) -> String {
        let others = modifier.contexts.indices.filter { !contexts.contains($0) }
        let isShorter = contexts.count > 2 && others.count < contexts.count
        let names = (isShorter ? others : contexts).map { modifier.contexts[$0] }.joined(separator: " or ")
        return (plainModifiers.contains(modifier.name) ? "" : modifier.name + "=") + (isShorter ? "any but " : "")
            + names
    }

    /// The nearest color that passes, of the group that the foreground's value stands in.
    private mutating func suggestion(_ result: ContrastResult) -> PaletteColor? {
        // Only a color that another token gives is one of a palette.
        guard let failure = result.failure, result.role != .disabled, result.foreground.count > 1,
            let entry = result.foreground.last?.path, let name = entry.names.first,
            let group = set.table.child(String(name), of: .root)
        else { return nil }
        let palette = palettes.palette(of: group, &evaluator)
        return palette[entry.text].flatMap {
            palette.nearestPassing(to: $0, on: result.measurement.background, minimum: failure.minimum)
        }
    }
}

extension ContrastCandidates.Candidate {
    /// Whether the token that gives the pair does so in the current permutation.
    func holds(in resolver: TokenResolver) -> Bool {
        guard let giver else { return true }
        return resolver.effective.token(at: giver).map { definitions.contains($0.definition) } ?? false
    }
}
