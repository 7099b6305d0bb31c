import L10nLookup
import L10nSource
import StateViews

/// Two buttons of a view that cannot be told apart.
enum DuplicateActionLabel: StateViewRule {
    static let rule = Rule.duplicateActionLabel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.error", "unknownError", actions("Continue", "Continue")),
            good: StateViewExample.view("payments.error", "unknownError", actions("Pay again", "See all payments")))
    }

    private static func actions(_ first: String, _ second: String) -> String {
        "\"actions\": [ { \"intent\": \"retry\", \"label\": { \"literal\": \"\(first)\" } },\n"
            + "    { \"intent\": \"goBack\", \"label\": { \"literal\": \"\(second)\" } } ]"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.actions.count > 1 else { return }
        view.inLanguages(&findings) { resolved in
            var seen: [ComparedText: Int] = [:]
            for action in resolved.actions {
                guard let label = action.label else { continue }
                let text = ComparedText(label.text)
                if label.provenance == .standIn || text.isEmpty { continue }
                seen[text, default: 0] += 1
                guard seen[text] == 2 else { continue }
                let count = resolved.actions.count { ComparedText($0.label?.text ?? "") == text }
                return [
                    StateViewSite.LanguageFinding(
                        "actions",
                        view.finding(
                            .duplicateActionLabel, message(label.text, count),
                            at: view.place(of: .actionLabel(action.slot)), key: label.key, notes: label.source))
                ]
            }
            return []
        }
    }
}

extension DuplicateActionLabel {
    fileprivate static func message(_ label: String, _ count: Int) -> String {
        "\(count > 2 ? "three" : "both") buttons are \(Wording.quoted(label)); tell them apart"
    }
}
