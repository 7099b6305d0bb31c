import DesignTokens
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// A token with its value in every theme, and the chain of aliases that leads to it.
enum TokenHover {
    private static let mostRows = 24
    /// More permutations than this are not looked at one by one.
    static let mostPermutations = 4096

    /// Nil for a token that no theme has.
    static func text(_ path: TokenPath, _ knowledge: Knowledge) -> String? {
        let themes = knowledge.themes(with: path)
        guard !themes.isEmpty else { return nil }
        var blocks = [Markdown.code(path.text)]
        for (theme, _) in themes.prefix(4) {
            if themes.count > 1 { blocks.append("**\(Markdown.text(theme.path))**") }
            blocks += sections(path, theme.theme)
        }
        return blocks.joined(separator: "\n\n")
    }

    private static func sections(_ path: TokenPath, _ theme: Theme) -> [String] {
        guard let whole = try? theme.part() else { return [] }
        let trace = theme.trace(path, in: whole, limit: mostPermutations)
        let present = trace.answers.filter { answer in
            if case .absent = answer.outcome { false } else { true }
        }
        var blocks: [String] = []
        if let token = present.lazy.compactMap(token).first {
            var facts = "*\(token.type.rawValue)*"
            if let deprecation = token.deprecation, deprecation.value.isDeprecated {
                if case .because(let reason) = deprecation.value {
                    facts += ", deprecated: " + Markdown.text(reason)
                } else {
                    facts += ", deprecated"
                }
            }
            blocks.append(facts)
        }
        let rows = present.prefix(mostRows).map { answer in
            [answer.condition.isEmpty ? "all" : Markdown.text(answer.condition), value(answer), chain(answer)]
        }
        blocks.append(Markdown.table(["theme", "value", "from"], rows))
        if present.count > mostRows { blocks.append("and \(present.count - mostRows) more") }
        if !trace.isComplete {
            blocks.append("There are too many themes to look at all; these cover every two choices.")
        }
        return blocks
    }

    private static func token(_ answer: TokenTrace.Answer) -> ResolvedToken? {
        if case .value(let token) = answer.outcome { token } else { nil }
    }

    /// A value as CSS writes it, which shows colors as people know them.
    static func shown(_ value: TokenValue) -> String { CSSValue.text(value) }

    private static func value(_ answer: TokenTrace.Answer) -> String {
        switch answer.outcome {
        case .value(let token): Markdown.code(CSSValue.text(token.value))
        case .wrong(let problems): "*no value:* " + Markdown.text(problems.first?.message ?? "")
        case .absent: ""
        }
    }

    private static func chain(_ answer: TokenTrace.Answer) -> String {
        let steps = answer.steps.dropFirst().map { Markdown.code($0.path.text) }.joined(separator: " → ")
        let parts = answer.parts.prefix(8).map { part in
            Markdown.text(part.member) + ": " + part.steps.map { Markdown.code($0.path.text) }.joined(separator: " → ")
        }
        return ([steps] + parts).filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
