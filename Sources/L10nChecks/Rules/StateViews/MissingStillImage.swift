import L10nSource
import StateViews

/// An animation without a picture for readers who want less motion.
enum MissingStillImage: StateViewRule {
    static let info = RuleInfo(
        "missing-still-image", .stateviews, .warning,
        summary: "An animation has no poster, and no other picture that stands in for it.",
        why: "Readers whom motion makes ill meet an empty place, or the motion.",
        needs: [.views], precision: .high,
        bad: StateViewExample.view("payments.paid", "success", "\"visual\": { \"animation\": \"confetti\" }"),
        good: StateViewExample.view(
            "payments.paid", "success",
            "\"visual\": { \"animation\": { \"id\": \"confetti\", \"poster\": \"confetti-still\" } }"),
        sources: ["checks.md 2.12", "state-views.md A13, VA-1"])

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let visual = view.definition.visual
        guard let animation = visual.animation, animation.poster == nil, visual.illustration == nil, visual.icon == nil
        else { return }
        findings.add(view.finding(info.id, .warning, message(animation.id), at: view.place("visual.animation")))
    }
}

extension MissingStillImage {
    fileprivate static func message(_ id: String) -> String {
        "\(Wording.quoted(id)) has no still image; add a poster"
    }
}
