import DesignTokens
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// A token that some brands or schemes have and others lack.
enum UnevenTokenSet: CheckRule {
    static let rule = Rule.unevenTokenSet

    static var examples: RuleExamples {
        RuleExamples(
            bad: ThemeExample.brands(
                base: "{ \"inset\": { \"$value\": \"{gap}\" } }",
                acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                nova: "{}"),
            good: ThemeExample.brands(
                base: "{ \"inset\": { \"$value\": \"{gap}\" } }",
                acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
                nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"))
    }

    /// The findings of a theme, with those of this rule about tokens that nothing needs left out, and the others one for
    /// each context that lacks any.
    ///
    /// A slot of a state view that is missing somewhere is `unbound-style-slot`, which says more.
    static func joined(_ site: ThemeSite) -> [Diagnostic] {
        let check = site.analysis.check
        guard check.diagnostics.contains(where: { $0.rule == rule }) else { return check.diagnostics }
        let patterns = TokenPatterns(site.project.configuration.publicTokens)
        let slots = Set(StateViewContract.slots.filter { !$0.isOptional }.map(\.path))
        // A color needs those that it is read on or with where it stands itself.
        let partners = site.pairs.flatMap { pair in
            pair.layers.flatMap { [(pair.foreground, $0), ($0, pair.foreground)] }
        }
        let needed = NeededTokens(site.theme, partners: partners) { path in
            slots.contains(path) || patterns.matches(path)
        }
        // A token that accepts the finding is one that its author has looked at.
        var accepted: Set<TokenPath> = []
        let others = check.diagnostics.filter { diagnostic in
            guard diagnostic.rule == rule, let path = diagnostic.subject.tokenPath.map({ TokenPath($0) }) else {
                return true
            }
            if site.waivers.cover(rule, at: diagnostic.span) {
                accepted.insert(path)
                return true
            }
            return diagnostic.cause != UnevenToken.missing && needed.need(path)
        }
        let uneven = check.uneven.filter { token in
            !accepted.contains(token.path) && !(site.drawsStateViews && slots.contains(token.path))
        }
        return others + gaps(uneven, needed, site.analysis)
    }

    /// One finding for each context that lacks tokens which something needs, in the order of the contexts.
    private static func gaps(_ uneven: [UnevenToken], _ needed: NeededTokens, _ analysis: ThemeAnalysis) -> [Diagnostic]
    {
        let theme = analysis.theme
        var lacking: [String: (gap: UnevenToken.Gap, paths: [TokenPath])] = [:]
        for token in uneven {
            for gap in token.gaps where needed.need(token, in: gap) {
                lacking[gap.condition, default: (gap, [])].paths.append(token.path)
            }
        }
        guard !lacking.isEmpty else { return [] }
        let broken = brokenSlots(of: analysis)
        let unneeded = Set(theme.unusedTokens { broken.contains($0) })
        return lacking.sorted { $0.key < $1.key }.map { condition, lack in
            let paths = lack.paths.sorted()
            let names = paths.map { Wording.quoted($0.text) }
            let isOne = paths.count == 1
            let problem =
                isOne ? "\(names[0]) is missing" : "\(paths.count) tokens are missing: \(Wording.first(of: names)),"
            let notes = paths.prefix(8).compactMap { theme.tokens.definitions(of: $0).first }.map {
                DiagnosticNote("it is defined here", at: $0.nameSpan)
            }
            var subject = Subject(tokenPath: isOne ? paths[0].text : nil)
            subject.brand = lack.gap.brand
            subject.scheme = lack.gap.scheme
            return Diagnostic(
                .unevenTokenSet.at(paths.contains { !unneeded.contains($0) } ? .error : .warning),
                "\(problem) when \(condition), and something needs \(isOne ? "it; add it, or move it" : "them; add them, or move them") "
                    + "to a set that always applies", at: lack.gap.span, subject: subject, notes: notes)
        }
    }

    /// The slots that stand in a theme and have no value in some permutation.
    private static func brokenSlots(of analysis: ThemeAnalysis) -> Set<TokenPath> {
        var scan = analysis.scan
        var broken: Set<TokenPath> = []
        for path in analysis.theme.tokens.paths where path.text.hasPrefix("stateView.") {
            let handle = scan.handle(path)
            scan.forEach([handle]) { scan in
                if scan.contains(handle), scan.value(handle) == nil { broken.insert(path) }
            }
        }
        return broken
    }
}
