import L10nSource
import StateViews

/// A loading view that flashes.
enum FlickeringLoading: StateViewRule {
    static let rule = Rule.flickeringLoading

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view("payments.loading", "loading", "\"timing\": { \"showDelay\": 0 }"),
            good: StateViewExample.view("payments.loading", "loading", "\"timing\": { \"showDelay\": 400 }"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let usual = TimingProfile.standard
        if let timing = view.definition.timing {
            if timing.showDelay < usual.showDelay {
                add(short("showDelay", timing.showDelay, usual.showDelay), "timing.showDelay", view, &findings)
            } else if timing.minVisible == 0 {
                add(short("minVisible", 0, usual.minVisible), "timing.minVisible", view, &findings)
            }
        }
        if view.definition.presentation?.initial == .loading {
            add(immediate(), "presentation.initial", view, &findings)
        }
    }

    private static func add(
        _ message: String, _ path: String, _ view: StateViewSite, _ findings: inout Findings
    ) {
        findings.add(view.finding(.flickeringLoading, message, at: view.place(path)))
    }
}

extension FlickeringLoading {
    fileprivate static func short(_ name: String, _ time: Int, _ usual: Int) -> String {
        "'\(name)' is \(time) ms; \(usual) ms avoids a flash"
    }

    fileprivate static func immediate() -> String {
        "'initial' shows the loading view at once; 'delayedLoading' avoids a flash"
    }
}
