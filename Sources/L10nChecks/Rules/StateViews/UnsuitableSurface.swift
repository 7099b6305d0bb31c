import L10nSource
import StateViews

/// A message that is told too loudly, or too softly.
enum UnsuitableSurface: CheckRule {
    static let info = RuleInfo(
        "unsuitable-surface", .stateviews, .warning,
        summary:
            "An error is told by a toast, success by a modal alert, or a part of the content takes the whole screen.",
        why: "A toast is gone before an error is read, and nobody wants to confirm that all went well.",
        needs: [.views], precision: .high,
        bad: StateViewExample.screen([:], "\"errorWithContent\": \"banner\", \"success\": \"alert\""),
        good: StateViewExample.screen([:], "\"errorWithContent\": \"banner\", \"success\": \"toast\""),
        sources: ["checks.md 2.12", "state-views.md PH-24, FS-10, FS-12, FS-16, C-17"])

    static var scope: RuleScope { .several([.stateView(self), .screen(self)]) }
}

extension UnsuitableSurface: ScreenRule {
    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        if let surface = screen.screen.successSurface, surface.value == .alert {
            findings.add(
                screen.finding(
                    info.id, .warning, modalSuccess("alert"),
                    at: SourceSpan(file: screen.screen.span.file, range: surface.range)))
        }
        if let surface = screen.screen.errorWithContent, surface.value == "toast" {
            findings.add(
                screen.finding(
                    info.id, .warning, fleetingError(),
                    at: SourceSpan(file: screen.screen.span.file, range: surface.range)))
        }
    }
}

extension UnsuitableSurface: StateViewRule {
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let placement = view.definition.layout.placement
        let message: String? =
            switch (view.definition.kind.family, placement) {
            case (.success, .overlay): modalSuccess("overlay")
            case (.notice, .overlay), (.notice, .fullScreen), (.notice, .container): hidingNotice(placement.name)
            default: nil
            }
        // What nobody wrote down is decided by who shows the view.
        guard let message, view.view.places["layout.placement"] != nil else { return }
        findings.add(view.finding(info.id, .warning, message, at: view.place("layout.placement")))
    }
}

extension UnsuitableSurface {
    fileprivate static func modalSuccess(_ surface: String) -> String {
        "success as a modal \(surface); use a toast or inline text"
    }

    fileprivate static func fleetingError() -> String { "an error as a toast; use a banner, or an alert if it blocks" }

    fileprivate static func hidingNotice(_ placement: String) -> String {
        "'\(placement)' hides the content that a failed update leaves; use a banner"
    }
}
