import L10nSource
import StateViews

/// A change of a screen that screen readers do not tell.
///
/// Views of kinds that load or fail are announced by themselves; those whose kind is their author's are not.
enum MissingAnnouncement: ScreenRule {
    static let rule = Rule.missingAnnouncement

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.screen(["failure": "\"payments.error\""], views: view("")),
            good: StateViewExample.screen(
                ["failure": "\"payments.error\""],
                views: view(", \"announcement\": { \"literal\": \"Your payments did not load.\" }")))
    }

    private static func view(_ announcement: String) -> String {
        "{ \"id\": \"payments.error\", \"kind\": \"custom\", \"actions\": [ { \"intent\": \"retry\" } ],\n"
            + "      \"texts\": { \"title\": { \"literal\": \"No payments today\" },\n"
            + "        \"subtitle\": { \"literal\": \"Come back later.\" }\(announcement) } }"
    }

    static func check(_ screen: ScreenSite, into findings: inout Findings) {
        for phase in [DocumentedScreen.Phase.loading, .failure] {
            for (reference, definition) in screen.definitions(phase) where definition.kind.family == nil {
                switch definition[.announcement] {
                case .inherit, .none: break
                case .literal(let text, _): if !text.allSatisfy(\.isWhitespace) { continue }
                case .key: continue
                }
                let notes = [DiagnosticNote("\(Wording.quoted(reference.value)) has no 'announcement'")]
                findings.add(
                    screen.finding(.missingAnnouncement, message(phase), at: screen.span(reference), notes: notes))
            }
        }
    }
}

extension MissingAnnouncement {
    fileprivate static func message(_ phase: DocumentedScreen.Phase) -> String {
        "nobody hears that \(phase == .loading ? "the page loads" : "loading failed"); add an announcement"
    }
}
