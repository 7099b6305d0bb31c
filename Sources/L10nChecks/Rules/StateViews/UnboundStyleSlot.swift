import L10nSource
import TokenTools

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
            /// The condition under which slots have no token; else the whole message, which names its slot.
            var words: Substring
        }
        var groups = OrderedGroups<Cause, Diagnostic>()
        for diagnostic in diagnostics {
            let lack = UnboundSlot.lack(of: diagnostic.subject.tokenPath ?? "")
            let known = diagnostic.cause == UnboundSlot.missing ? lack.count : 0
            groups.add(diagnostic, to: Cause(span: diagnostic.span, words: diagnostic.message.dropFirst(known)))
        }
        return groups.all.compactMap { cause, group in
            guard var first = group.first else { return nil }
            guard group.count > 1 else { return first }
            let names = group.map { Wording.quoted($0.subject.tokenPath ?? "") }
            let others = Wording.count(names.count - 1, "more slot", "more slots")
            first.message = "\(names[0]) and \(others) have no token\(cause.words) to each"
            first.notes = names.dropFirst().prefix(12).map { DiagnosticNote("\($0) has no token either") }
            return first
        }
    }
}
