import DesignTokens
internal import L10nSource

/// Tokens of which each refers to the next, and the last to the first.
struct AliasCycle {
    struct Member {
        var name: TokenPath
        /// The place of its value.
        var span: SourceSpan
    }

    /// The number of the member whose path comes first: the finding stands there, wherever the cycle was entered.
    let least: Int
    let finding: TokenFinding

    /// - Parameter members: in the order in which they refer to each other; at least one.
    init?(_ members: [Member]) {
        guard let least = members.indices.min(by: { members[$0].name < members[$1].name }) else { return nil }
        self.least = least
        let ordered = members[least...] + members[..<least]
        let names = ordered.map { Wording.quoted($0.name.text) }
        let shown = names.count > 5 ? names.prefix(4) + ["…"] : names[...]
        finding = TokenFinding(
            .aliasCycle,
            names.count == 1 ? "\(names[0]) refers to itself" : (shown + [names[0]]).joined(separator: " → "),
            names.count == 1 ? "give it a value" : "give one of them a value", at: members[least].span,
            notes: zip(names, ordered).dropFirst().map { DiagnosticNote("\($0) is part of it", at: $1.span) })
    }
}
