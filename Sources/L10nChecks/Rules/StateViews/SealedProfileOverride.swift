import L10nSource
import StateViews

/// A number of a profile that is not to be changed.
enum SealedProfileOverride: StateViewRule {
    static let rule = Rule.sealedProfileOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.empty", "empty", "\"profile\": \"cookbook\"", layout),
            good: StateViewExample.view("payments.empty", "empty", "\"profile\": \"backbase\"", layout))
    }

    private static let layout = "\"layout\": { \"spacing\": { \"imageTitle\": 12 } }"

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard view.profile.overridePolicy == .sealed else { return }
        let definition = view.definition
        for property in Set(definition.styles.values.flatMap(\.values.keys)).sorted(by: { $0.name < $1.name }) {
            report(property.name, at: "style." + property.name, nil, view, into: &findings)
        }
        if definition.visual.width != nil || definition.visual.height != nil {
            report("image.size", at: "visual", nil, view, into: &findings)
        }
        let layout = definition.layout
        if layout.titleMaxLines != nil {
            report(
                "titleMaxLines", at: "layout.titleMaxLines", view.profile.titleMaxLines.map { "\($0)" }, view,
                into: &findings)
        }
        if layout.subtitleMaxLines != nil {
            report(
                "subtitleMaxLines", at: "layout.subtitleMaxLines", view.profile.subtitleMaxLines.map { "\($0)" }, view,
                into: &findings)
        }
        if layout.overflow != nil {
            report("overflow", at: "layout.overflow", "'\(view.profile.overflow.rawValue)'", view, into: &findings)
        }
    }

    private static func report(
        _ property: String, at path: String, _ value: String?, _ view: StateViewSite, into findings: inout Findings
    ) {
        let notes = value.map { [DiagnosticNote("the profile '\(view.profile.rawValue)' has \($0)")] } ?? []
        findings.add(view.finding(.sealedProfileOverride, message(property), at: view.place(path), notes: notes))
    }
}

extension SealedProfileOverride {
    fileprivate static func message(_ property: String) -> String {
        "this profile is fixed; remove \(Wording.quoted(property))"
    }
}
