import L10nSource
import StateViews

/// A loading view that flashes.
enum FlickeringLoading: StateViewRule {
    static let info = RuleInfo(
        "flickering-loading", .stateviews, .note,
        summary:
            "A loading view is shown at once, or sooner than 300 ms after the start, or may go as soon as it came.",
        why: "Most answers come sooner: readers see something flash, and the app seems slower than it is.",
        needs: [.views], precision: .high,
        bad: StateViewExample.view("payments.loading", "loading", "\"timing\": { \"showDelay\": 0 }"),
        good: StateViewExample.view("payments.loading", "loading", "\"timing\": { \"showDelay\": 400 }"),
        sources: ["checks.md 2.12", "state-views.md FS-8, C-16, PH-20, PH-21"])

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
        findings.add(view.finding(info.id, .note, message, at: view.place(path)))
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
