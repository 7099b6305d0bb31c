import L10nCatalog
import L10nProject
import L10nSource

/// A text with more characters than the configuration allows for its key.
enum TextTooLong: TableRule {
    static let rule = Rule.textTooLong

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"characters\": { \"*.button\": 12 } } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry.button\" = \"Try again\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry.button\" = \"Noch einmal versuchen\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"characters\": { \"*.button\": 12 } } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry.button\" = \"Try again\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry.button\" = \"Wiederholen\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        let limits = site.project.configuration.limits.characters
        guard !limits.isEmpty else { return }
        let patterns = PathPatterns(limits.map(\.pattern))
        for id in site.table.keys.ids {
            let key = site.table.keys[id]
            // All limits hold whose patterns match, so the least one decides.
            guard let limit = patterns.matching(key).map({ limits[$0] }).min(by: { $0.count < $1.count }) else {
                continue
            }
            for column in site.table.columns {
                guard let entry = column.entry(for: id) else { continue }
                // No text has more characters than its file has bytes for it.
                let counts = column.fragment.shown(of: entry).filter { $0.textRange.count > limit.count }
                    .map { (entry: $0, count: column.fragment.text(of: $0).count) }
                guard let (entry, count) = counts.max(by: { $0.count < $1.count }), count > limit.count else {
                    continue
                }
                findings.add(
                    Diagnostic(
                        .textTooLong, "\(count) characters, at most \(limit.count); shorten it",
                        at: column.fragment.source.span(entry.textRange),
                        subject: site.subject(key: id, column: column),
                        notes: [
                            DiagnosticNote("the limit of \(Wording.quoted(limit.pattern.text)) in limits.characters")
                        ],
                        measured: Measurement(value: Double(count), limit: Double(limit.count), unit: "characters")))
            }
        }
    }
}
