import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// The differences of two themes for people to read.
enum TokenDifferenceText {
    static func text(_ difference: TokenDifference) -> String {
        var blocks = [[advice(difference)]]
        var contexts =
            difference.removedContexts.map { "  removed  \(Wording.visible($0.description))" }
            + difference.addedContexts.map { "  added    \(Wording.visible($0.description))" }
        contexts += difference.changedDefaults.map(line)
        if !contexts.isEmpty { blocks.append(["contexts"] + contexts) }
        for kind in TokenDifference.Kind.allCases {
            let changes = difference.changes.filter { $0.kind == kind }
            if !changes.isEmpty { blocks.append([title(kind)] + lines(changes)) }
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
        case .patch where !difference.changedDefaults.isEmpty: "patch: only values, aliases and defaults change"
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

    /// A line for each change; where many tokens get theirs from one, their names under that.
    private static func lines(_ changes: [TokenDifference.Change]) -> [String] {
        let heads = Set(changes.map(Head.init))
        var followers: [Head: [TokenPath]] = [:]
        for change in changes {
            guard let head = Head(of: change), heads.contains(head) else { continue }
            followers[head, default: []].append(change.path)
        }
        followers = followers.filter { $0.value.count > mostFollowers }
        return changes.flatMap { change -> [String] in
            if let head = Head(of: change), followers[head] != nil { return [] }
            guard let paths = followers[Head(change)] else { return [line(change)] }
            return [line(change), "    and \(paths.count) tokens that refer to it:"] + list(paths)
        }
    }

    /// As many tokens have lines of their own beside the one that they get their value from.
    private static let mostFollowers = 2

    /// Paths in lines of at most 100 characters where possible.
    private static func list(_ paths: [TokenPath]) -> [String] {
        var lines: [String] = []
        for (index, path) in paths.enumerated() {
            let text = Wording.visible(path.text) + (index + 1 < paths.count ? "," : "")
            if let last = lines.last, last.count + text.count < 100 {
                lines[lines.count - 1] = last + " " + text
            } else {
                lines.append("      " + text)
            }
        }
        return lines
    }

    /// What tokens have in common that get their change from one of them.
    private struct Head: Hashable {
        let path: TokenPath
        let before: TokenValue?
        let after: TokenValue?
        let dataBefore: StyleData
        let dataAfter: StyleData
        let isNewlyDeprecated: Bool
        let condition: String

        init(_ change: TokenDifference.Change) {
            self.init(change, at: change.path)
        }

        private init(_ change: TokenDifference.Change, at path: TokenPath) {
            self.path = path
            before = change.before
            after = change.after
            dataBefore = change.dataBefore
            dataAfter = change.dataAfter
            isNewlyDeprecated = change.isNewlyDeprecated
            condition = change.condition
        }

        /// That of the token from which another gets its change; nil for one that changes by itself.
        init?(of change: TokenDifference.Change) {
            guard change.kind == .value, let source = change.aliasesAfter.last,
                change.aliasesBefore == change.aliasesAfter
            else { return nil }
            self.init(change, at: source)
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
            let way = change.aliasesBefore == change.aliasesAfter ? "" : "from " + aliases(change)
            let values =
                change.before == change.after ? "" : "\(value(change.before)) → \(value(change.after))\(distance)"
            text = ([values] + change.dataChanges.map(data) + [way]).filter { !$0.isEmpty }.joined(separator: "  ")
        case .alias: text = aliases(change)
        }
        let note = change.isNewlyDeprecated && change.kind != .deprecated ? "  deprecated now" : ""
        return "  \(Wording.visible(change.path.text))  \(text)\(note)" + condition(change.condition)
    }

    private static func line(_ change: TokenDifference.DefaultChange) -> String {
        let (before, after) = (change.before ?? "none", change.after ?? "none")
        return "  default  " + Wording.visible("\(change.modifier)=\(before) → \(after)")
    }

    private static func data(_ change: (name: String, before: String?, after: String?)) -> String {
        let (before, after) = (change.before ?? "nothing", change.after ?? "nothing")
        return "\(change.name) \(Wording.visible(before)) → \(Wording.visible(after))"
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

    private static func aliases(_ change: TokenDifference.Change) -> String {
        "\(names(change.aliasesBefore)) → \(names(change.aliasesAfter))"
    }

    private static func names(_ paths: [TokenPath]) -> String {
        paths.isEmpty ? "its own value" : paths.map { Wording.visible($0.text) }.joined(separator: " > ")
    }

    /// A distance with three decimals.
    private static func thousandths(_ value: Double) -> String {
        let number = Int((min(value, 1000) * 1000).rounded())
        return "\(number / 1000)." + String(number % 1000).zeroPadded(to: 3)
    }
}
