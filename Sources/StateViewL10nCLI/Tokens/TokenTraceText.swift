import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// The trace of a token for people to read.
struct TokenTraceText {
    private let trace: TokenTrace
    private let places: PlaceText

    static func text(_ trace: TokenTrace, of theme: RequestedTheme) -> String {
        let page = TokenTraceText(trace: trace, places: PlaceText(theme))
        var blocks = [[Wording.visible(trace.path.text)] + page.definitions] + trace.answers.map(page.lines)
        if !trace.isComplete {
            blocks.append(["there are too many contexts to look at all together; these cover every two of them"])
        }
        return blocks.map { $0.map(\.trimmingTrailingSpaces).joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var definitions: [String] {
        guard trace.exists else { return [] }
        let rows = trace.definitions.enumerated().map { number, item in
            [
                "  \(number + 1)", places.text(item.definition.nameSpan),
                Self.shown(item.definition.value),
                item.definition.condition.map { "where \(Wording.visible($0.description))" } ?? "always",
                item.path == trace.path ? "" : "as \(Wording.visible(item.path.text))",
            ]
        }
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return ["definitions, a later one replaces an earlier one"]
            + rows.map { zip($0, widths).map { $0.padded(to: $1) }.joined(separator: "  ") }
    }

    /// A value as it is written, in one line and not too long.
    private static func shown(_ value: JSONValue) -> String {
        let text = value.rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Wording.visible(text.count > 60 ? text.prefix(59) + "…" : text[...])
    }

    private func lines(_ answer: TokenTrace.Answer) -> [String] {
        let head = answer.condition.isEmpty ? "in all contexts" : "where " + Wording.visible(answer.condition)
        switch answer.outcome {
        case .absent: return [head, "  there is no such token"]
        case .wrong(let problems):
            return [head, "  no value"]
                + problems.map { "  wrong  \(places.text($0.span)): \($0.message) [\($0.rule)]" } + origin(answer)
        case .value(let token):
            return [
                head, "  value  \(Wording.visible(CSSValue.text(token.value)))",
                "  type   \(token.type.rawValue), \(typeOrigin(token))",
            ] + deprecation(token) + origin(answer) + aliases(answer)
        }
    }

    private func typeOrigin(_ token: ResolvedToken) -> String {
        switch token.typeOrigin {
        case .own(let span): "stated by the token at \(places.text(span))"
        case .alias(let path): "that of \(Wording.visible(path.text))"
        case .group(let span): "stated by its group at \(places.text(span))"
        case .overridden(let span): "of the definition that it replaces, at \(places.text(span))"
        }
    }

    private func deprecation(_ token: ResolvedToken) -> [String] {
        guard let deprecation = token.deprecation, deprecation.value.isDeprecated else { return [] }
        let place = places.text(deprecation.span)
        if case .because(let reason) = deprecation.value {
            return ["  note   deprecated at \(place): \(Wording.visible(reason))"]
        }
        return ["  note   deprecated at \(place)"]
    }

    private func origin(_ answer: TokenTrace.Answer) -> [String] {
        guard let winner = answer.winner else { return [] }
        let replaced = answer.overridden.map { "\($0 + 1)" }.joined(separator: ", ")
        return ["  from   definition \(winner + 1)" + (replaced.isEmpty ? "" : ", which replaces \(replaced)")]
    }

    private func aliases(_ answer: TokenTrace.Answer) -> [String] {
        steps(Array(answer.steps.dropFirst()), "  alias  ")
            + answer.parts.flatMap { part in
                ["  \(Wording.visible(part.member))"] + steps(part.steps, "    alias  ")
            }
    }

    private func steps(_ steps: [AliasStep], _ head: String) -> [String] {
        let width = steps.map(\.path.text.count).max() ?? 0
        return steps.map { step in
            let condition = step.condition.map { "  where \(Wording.visible($0.description))" } ?? ""
            let inherited = step.inheritedFrom.map { "  as \(Wording.visible($0.text))" } ?? ""
            return head + Wording.visible(step.path.text).padded(to: width) + "  " + places.text(step.span) + condition
                + inherited
        }
    }
}
