import L10nMessages
import L10nSource
import MessageChecks

/// Findings about phrases of App Shortcuts, which write their values as `${place}`, and which no build takes without the name of
/// the app.
enum ShortcutPhrases {
    private static let table = "AppShortcuts"
    private static let app = "applicationName"

    /// The finding of a text, in the words of a phrase if it is one.
    /// - Parameter issues: what the finding is about.
    static func worded(_ finding: Diagnostic, _ issues: [PlaceholderIssue]) -> Diagnostic {
        guard finding.subject.table == table else { return finding }
        var worded = finding
        if issues.contains(where: { $0.cause == .missing && $0.argument == .name(app) }) {
            worded.severity = .error
            worded.message = "a phrase needs the name of the app; write '${\(app)}' in it"
        } else {
            worded.message = written(finding.message)
        }
        worded.notes = finding.notes.map { DiagnosticNote(written($0.message), at: $0.span) }
        return worded
    }

    private static func written(_ message: String) -> String { message.replacing("'{", with: "'${") }
}
