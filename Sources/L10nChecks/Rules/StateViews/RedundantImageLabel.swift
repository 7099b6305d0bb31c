import L10nLookup
import L10nSource
import StateViews

/// A picture that says what the title says.
enum RedundantImageLabel: StateViewRule {
    static let rule = Rule.redundantImageLabel

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", texts, visual("No payments.")),
            good: StateViewExample.view("payments.empty", "empty", texts, visual("A pile of letters")))
    }

    private static let texts = "\"texts\": { \"title\": { \"literal\": \"No payments\" } }"

    private static func visual(_ label: String) -> String {
        "\"visual\": { \"illustration\": \"letters\", \"label\": { \"literal\": \"\(label)\" } }"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.definition.visual.label != nil else { return }
        let place = view.place(of: .imageLabel)
        view.inLanguages(&findings) { resolved in
            guard let label = resolved.text(.imageLabel), let title = resolved.text(.title), !label.isBlank,
                ComparedText(label.text) == ComparedText(title.text)
            else { return [] }
            return [.init("label", view.finding(.redundantImageLabel, message(), at: place, key: label.key))]
        }
    }
}

extension RedundantImageLabel {
    fileprivate static func message() -> String { "label equals the title; mark the image decorative" }
}
