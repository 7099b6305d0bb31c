import L10nSource
import StateViews

/// An animation without a picture for readers who want less motion.
enum MissingStillImage: StateViewRule {
    static let rule = Rule.missingStillImage

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.paid", "success", "\"visual\": { \"animation\": \"confetti\" }"),
            good: StateViewExample.view(
                "payments.paid", "success",
                "\"visual\": { \"animation\": { \"id\": \"confetti\", \"poster\": \"confetti-still\" } }"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let visual = view.definition.visual
        guard let animation = visual.animation, animation.poster == nil, visual.illustration == nil, visual.icon == nil
        else { return }
        findings.add(view.finding(.missingStillImage, message(animation.id), at: view.place("visual.animation")))
    }
}

extension MissingStillImage {
    fileprivate static func message(_ id: String) -> String {
        "\(Wording.quoted(id)) has no still image; add a poster"
    }
}
