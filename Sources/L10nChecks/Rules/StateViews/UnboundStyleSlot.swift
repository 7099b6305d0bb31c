import L10nSource

/// A slot of a state view to which a theme binds no token, or one of another type.
enum UnboundStyleSlot: CheckRule {
    static let rule = Rule.unboundStyleSlot

    static var examples: RuleExamples {
        RuleExamples(
            bad: [ThemeExample.slots(without: "title.color")],
            good: [ThemeExample.slots()])
    }

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
