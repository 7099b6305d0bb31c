import L10nSource

/// Findings about phrases of App Shortcuts, which write their values as `${place}`, and which no build takes without the name of
/// the app.
enum ShortcutPhrases {
    private static let table = "AppShortcuts"
    private static let loss = "'{applicationName}' is missing"

    static func judged(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard findings.contains(where: isOfPhrase) else { return findings }
        return findings.map { finding in
            guard isOfPhrase(finding) else { return finding }
            var judged = finding
            if finding.message.hasPrefix(loss) || finding.notes.contains(where: { $0.message.hasPrefix(loss) }) {
                judged.severity = .error
                judged.message = "a phrase needs the name of the app; write '${applicationName}' in it"
            } else {
                judged.message = written(finding.message)
            }
            judged.notes = finding.notes.map { DiagnosticNote(written($0.message), at: $0.span) }
            return judged
        }
    }

    private static func isOfPhrase(_ finding: Diagnostic) -> Bool {
        finding.subject.table == table && finding.rule.area == .placeholders
    }

    private static func written(_ message: String) -> String { message.replacing("'{", with: "'${") }
}
