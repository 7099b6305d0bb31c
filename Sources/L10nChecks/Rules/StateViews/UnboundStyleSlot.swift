import L10nSource

/// A slot of a state view to which a theme binds no token, or one of another type.
enum UnboundStyleSlot: CheckRule {
    static let info = RuleInfo(
        "unbound-style-slot", .stateviews, .error,
        summary:
            "A slot of a state view has no token in some brand or scheme, or one of the wrong type, "
            + "in the theme or in the style of a document.",
        why: "The view can't be drawn there.",
        needs: [.views, .tokens], precision: .veryHigh,
        bad: [ThemeExample.slots(without: "title.color")],
        good: [ThemeExample.slots()],
        sources: ["checks.md 2.12", "state-views.md ST-6", "tokens.md TV-1 to TV-7, TV-32"])

    static var scope: RuleScope { .stateView(self) }

    /// The findings of a theme with those in one that are mended at one place, such as all slots of a group.
    static func joined(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        struct Cause: Hashable {
            var span: SourceSpan
            var problem: Substring
        }
        var order: [Cause] = []
        var groups: [Cause: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            let name = Wording.quoted(diagnostic.subject.tokenPath ?? "")
            let isMissing = diagnostic.message.hasPrefix(name + lack)
            let problem = isMissing ? diagnostic.message.dropFirst(name.count) : diagnostic.message[...]
            let cause = Cause(span: diagnostic.span, problem: problem)
            if groups[cause] == nil { order.append(cause) }
            groups[cause, default: []].append(diagnostic)
        }
        return order.compactMap { cause in
            guard let group = groups[cause], var first = group.first else { return nil }
            guard group.count > 1 else { return first }
            let names = group.map { Wording.quoted($0.subject.tokenPath ?? "") }
            let others = Wording.count(names.count - 1, "more slot", "more slots")
            first.message = "\(names[0]) and \(others) have no token\(cause.problem.dropFirst(lack.count)) to each"
            first.notes = names.dropFirst().prefix(12).map { DiagnosticNote("\($0) has no token either") }
            return first
        }
    }

    /// What the theme's own check says of a slot behind its name.
    private static let lack = " has no token"
}
