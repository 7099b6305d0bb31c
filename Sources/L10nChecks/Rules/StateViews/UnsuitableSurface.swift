import L10nSource
import StateViews

/// A message that is told too loudly, or too softly.
enum UnsuitableSurface: CheckRule {
    static let rule = Rule.unsuitableSurface

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen([:], "\"errorWithContent\": \"banner\", \"success\": \"alert\""),
            good: StateViewExample.screen([:], "\"errorWithContent\": \"banner\", \"success\": \"toast\""))
    }

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension UnsuitableSurface: ScreenRule {
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        if let surface = screen.screen.successSurface, surface.value == .alert {
            findings.add(
                screen.finding(
                    .unsuitableSurface, modalSuccess("alert"),
                    at: SourceSpan(file: screen.screen.span.file, range: surface.range)))
        }
        if let surface = screen.screen.errorWithContent, surface.value == "toast" {
            findings.add(
                screen.finding(
                    .unsuitableSurface, fleetingError(),
                    at: SourceSpan(file: screen.screen.span.file, range: surface.range)))
        }
    }
}

extension UnsuitableSurface: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        if let message = misplaced(view), let place = view.view.places["layout.placement"] {
            findings.add(view.finding(.unsuitableSurface, message, at: place))
        }
        if let found = unsuitableLoading(view) {
            findings.add(view.finding(.unsuitableSurface, found.message, at: view.place(found.path)))
        }
        let family = view.definition.kind.family
        if family == .error || family == .notice, let time = view.definition.presentation?.autoDismiss {
            findings.add(
                view.finding(.unsuitableSurface, vanishingError(time), at: view.place("presentation.autoDismiss")))
        }
    }

    /// What is wrong with where a view stands. What nobody wrote down is decided by who shows the view.
    private static func misplaced(_ view: StateViewSite) -> String? {
        let placement = view.definition.layout.placement
        return switch (view.definition.kind.family, placement) {
        case (.success, .overlay): modalSuccess("overlay")
        // A sheet that cannot be dragged away waits for an answer.
        case (.success, .sheet(_, false)): modalSuccess("sheet")
        case (.notice, .overlay), (.notice, .fullScreen), (.notice, .container): hidingNotice(placement.name)
        case (.loading, .overlay):
            switch view.view.scope {
            case .blocking: nil
            case .button, .list, .screen, nil: blockingOverlay()
            }
        default: nil
        }
    }

    /// What of a loading view does not suit what is loaded (FS-7).
    private static func unsuitableLoading(_ view: StateViewSite) -> (message: String, path: String)? {
        let definition = view.definition
        let placement = definition.layout.placement
        switch (view.view.scope, definition.visual.progress) {
        case (.button, _)
        where placement != .inline && placement != .overlay && view.view.places["layout.placement"] != nil:
            return (hidingButton(placement.name), "layout.placement")
        case (.list, .spinner), (.list, .bar): return (listWithoutRows(), "visual.progress")
        default: return nil
        }
    }
}

extension UnsuitableSurface {
    fileprivate static func modalSuccess(_ surface: String) -> String {
        "success as a modal \(surface); use a toast or inline text"
    }

    fileprivate static func fleetingError() -> String { "an error as a toast; use a banner, or an alert if it blocks" }

    fileprivate static func vanishingError(_ time: Int) -> String {
        "an error that is gone after \(time) ms, as a toast is; let people dismiss it"
    }

    fileprivate static func hidingNotice(_ placement: String) -> String {
        "'\(placement)' hides the content that a failed update leaves; use a banner"
    }

    fileprivate static func blockingOverlay() -> String {
        "an overlay blocks the whole screen; use 'inline', or say 'scope': 'blocking' if nothing else may be done"
    }

    fileprivate static func hidingButton(_ placement: String) -> String {
        "'\(placement)' for what one button started; use 'inline', or the button's own spinner"
    }

    fileprivate static func listWithoutRows() -> String {
        "a list that loads shows no rows to come; use a skeleton or 'refresh'"
    }
}
