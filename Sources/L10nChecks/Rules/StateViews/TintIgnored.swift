import L10nSource
import StateViews

/// A colour for a picture that keeps its own.
enum TintIgnored: StateViewRule {
    static let rule = Rule.tintIgnored

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", visual("")),
            good: StateViewExample.view("payments.empty", "empty", visual(", \"template\": true")))
    }

    private static func visual(_ members: String) -> String {
        "\"visual\": { \"illustration\": \"letters\", \"tint\": \"semantic.icon.primary\"\(members) }"
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let visual = view.definition.visual
        guard visual.tint != nil else { return }
        let place = view.place("visual.tint")
        if view.definition.kind == .loading, visual.progress != nil {
            findings.add(view.finding(.tintIgnored, message("progress"), at: place))
            return
        }
        guard let shown = visual.pictures().first else {
            findings.add(view.finding(.tintIgnored, pointless(), at: place))
            return
        }
        let takesColor = shown.kind == .icon || (shown.kind == .illustration && visual.isTemplate)
        if !takesColor { findings.add(view.finding(.tintIgnored, message(shown.kind.rawValue), at: place)) }
    }
}

extension TintIgnored {
    fileprivate static func message(_ kind: String) -> String {
        let advice = kind == "illustration" ? "mark it as 'template', or remove the tint" : "remove the tint"
        return "the \(kind) keeps its own colors; \(advice)"
    }

    fileprivate static func pointless() -> String { "there is no picture that takes the tint; remove it" }
}
