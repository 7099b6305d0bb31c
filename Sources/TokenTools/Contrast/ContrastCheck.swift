package import DesignTokens
package import L10nSource
import TokenThemes

/// What the contrast of a theme's pairs comes to.
package struct ContrastCheck: Sendable {
    /// One finding for each pair and cause.
    package var findings: [ContrastFinding]
    /// All findings as diagnostics, with those about the pairs themselves.
    package var diagnostics: [Diagnostic]
    /// Every pair that was measured, in any permutation.
    package var pairs: [ContrastPair]
    /// The foregrounds of which not all permutations were looked at, because there are too many (TP-5).
    package var sampled: [TokenPath]
}

extension ContrastCheck {
    /// - Parameters:
    ///   - resolver: begins with what is known of the tokens.
    ///   - limit: pairs with more permutations are looked at in a set that covers all pairs of contexts.
    init(_ resolver: TokenResolver, _ options: ContrastOptions, limit: Int) {
        var checker = ContrastChecker(resolver, options, limit: limit)
        checker.run()
        findings = checker.findings()
        diagnostics = findings.map(\.diagnostic) + checker.otherDiagnostics
        pairs = checker.pairs
        sampled = checker.sampled.sorted()
    }
}

extension ResolvedTokens {
    /// Every pair of this permutation with its ratio, whether it passes or not.
    package func contrast(_ options: ContrastOptions = ContrastOptions()) -> [ContrastResult] {
        var evaluator = ContrastEvaluator(known, options)
        return ContrastCandidates(known, hosts: options.hosts).candidates.compactMap { candidate in
            guard candidate.holds(in: evaluator.resolver),
                case .measured(let evaluation) = evaluator.evaluate(candidate.pair)
            else { return nil }
            return evaluator.result(evaluation, of: candidate.pair)
        }
    }
}
