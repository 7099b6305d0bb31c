import DesignTokens
import L10nSource

/// The differences of two themes for people to read.
enum TokenDifferenceText {
    static func text(_ difference: TokenDifference) -> String {
        var blocks = [[advice(difference)]]
        let contexts =
            difference.removedContexts.map { "  removed  \(Wording.visible($0.description))" }
            + difference.addedContexts.map { "  added    \(Wording.visible($0.description))" }
        if !contexts.isEmpty { blocks.append(["contexts"] + contexts) }
        for kind in TokenDifference.Kind.allCases {
            let changes = difference.changes.filter { $0.kind == kind }
            if !changes.isEmpty { blocks.append([title(kind)] + changes.map(line)) }
        }
        if !difference.verdicts.isEmpty { blocks.append(["contrast"] + difference.verdicts.map(line)) }
        if !difference.isComplete {
            blocks.append(["there are too many contexts to compare all; the others were compared at their defaults"])
        }
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private static func advice(_ difference: TokenDifference) -> String {
        switch difference.advice {
        case .none: "no differences"
        case .patch: "patch: only values and aliases change"
        case .minor: "minor: something is new or deprecated, and nothing is gone"
        case .major: "major: something is gone or of another type"
        }
    }

    private static func title(_ kind: TokenDifference.Kind) -> String {
        switch kind {
        case .removed: "removed"
        case .type: "other type"
        case .added: "added"
        case .deprecated: "deprecated"
        case .value: "other value"
        case .alias: "same value by another way"
        }
    }

    private static func line(_ change: TokenDifference.Change) -> String {
        let text: String
        switch change.kind {
        case .removed, .deprecated: text = value(change.before)
        case .added: text = value(change.after)
        case .type:
            text = "\(change.before?.type.rawValue ?? "") → \(change.after?.type.rawValue ?? "")"
        case .value:
            let distance = change.deltaEOK.map { "  ΔEOK \(thousandths($0))" } ?? ""
            text = "\(value(change.before)) → \(value(change.after))\(distance)"
        case .alias: text = "\(names(change.aliasesBefore)) → \(names(change.aliasesAfter))"
        }
        return "  \(Wording.visible(change.path.text))  \(text)" + condition(change.condition)
    }

    private static func line(_ verdict: TokenDifference.Verdict) -> String {
        let layers = verdict.pair.layers.reversed().map { Wording.visible($0.text) }.joined(separator: " over ")
        return "  \(Wording.visible(verdict.pair.foreground.text)) on \(layers)  "
            + "\(Contrast.text(verdict.before)):1 → \(Contrast.text(verdict.after)):1, "
            + "\(verdict.isFailure ? "fails" : "passes") \(Contrast.text(verdict.minimum)):1 now"
            + condition(verdict.condition)
    }

    private static func condition(_ words: String) -> String {
        words.isEmpty ? "" : "  where " + Wording.visible(words)
    }

    private static func value(_ value: TokenValue?) -> String {
        value.map { Wording.visible(CSSValue.text($0)) } ?? "nothing"
    }

    private static func names(_ paths: [TokenPath]) -> String {
        paths.isEmpty ? "its own value" : paths.map { Wording.visible($0.text) }.joined(separator: " > ")
    }

    /// A distance with three decimals.
    private static func thousandths(_ value: Double) -> String {
        let number = Int((min(value, 1000) * 1000).rounded())
        let decimals = String(number % 1000)
        return "\(number / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
    }
}
