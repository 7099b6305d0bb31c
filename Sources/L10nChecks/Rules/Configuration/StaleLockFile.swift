import L10nProject
import L10nSource
import TokenTools

/// A lock of a theme that holds something else than the theme resolves to now.
enum StaleLockFile: ThemeRule {
    static let rule = Rule.staleLockFile

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("theme.resolver.json", theme(gap: 12)),
                RuleExample("theme.lock", lock(gap: 8)),
            ],
            good: [
                RuleExample("theme.resolver.json", theme(gap: 8)),
                RuleExample("theme.lock", lock(gap: 8)),
            ])
    }

    static func check(_ theme: ThemeSite, into findings: inout Findings) {
        guard let lock = theme.loaded.lock else { return }
        guard let file = lock.file else {
            // A lock that nothing names need not be there.
            if let naming = lock.naming { findings.add(missing(lock.path, at: naming)) }
            return
        }
        let sources = Dictionary(theme.loaded.sources.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        var writer = ThemeLockText(theme.analysis, sources)
        guard let text = writer.text(), let change = ThemeLockChange(of: file, to: text) else { return }
        switch change {
        case .unreadable(let finding):
            // Its own advice gives way to that of this rule.
            findings.add(Diagnostic(.staleLockFile, "\(finding.problem); run '\(command)'", at: finding.span))
        case .changed(let tokens, let files): findings.add(stale(file, tokens, files))
        }
    }

    /// What brings a lock up to date: it finds the one of the configuration, or beside the theme, by itself.
    private static let command = "stateview-l10n tokens lock"
}

extension StaleLockFile {
    fileprivate static func missing(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.staleLockFile, "there is no lock \(Wording.quoted(path)); run '\(command)'", at: span)
    }

    fileprivate static func stale(
        _ file: SourceFile, _ tokens: [ThemeLockChange.Changed], _ files: [ThemeLockChange.Changed]
    ) -> Diagnostic {
        let parts = [
            tokens.isEmpty ? nil : Wording.count(tokens.count, "token", "tokens"),
            files.isEmpty ? nil : Wording.count(files.count, "file", "files"),
        ].compactMap(\.self)
        let changed = parts.isEmpty ? "the places of definitions" : parts.joined(separator: " and ")
        let notes = (tokens.prefix(3) + files.prefix(3)).map { item in
            let name = Wording.quoted(item.path)
            return DiagnosticNote(
                item.span == nil ? "\(name) is not in the lock" : "\(name) has changed", at: item.span)
        }
        return Diagnostic(
            .staleLockFile, "\(changed) changed since this lock was written; run '\(command)'",
            at: (tokens + files).lazy.compactMap(\.span).first ?? file.span(SourceRange(at: 0)), notes: notes)
    }

    /// A theme of one length.
    private static func theme(gap: Int) -> String {
        """
        {
          "version": "2025.10",
          "resolutionOrder": [
            {
              "name": "lengths", "type": "set",
              "sources": [{ "gap": { "$type": "dimension", "$value": { "value": \(gap), "unit": "px" } } }]
            }
          ]
        }

        """
    }

    /// What `tokens lock` writes for that theme.
    private static func lock(gap: Int) -> String {
        let hash = SHA256.hexDigest(of: Array(theme(gap: gap).utf8))
        return """
            {
              "version": 2,
              "modifiers": {},
              "sources": {
                "theme.resolver.json": "\(hash)"
              },
              "definitions": {
                "0": {"at": "theme.resolver.json#/gap", "list": "sets.lengths"}
              },
              "values": {
                "0": {"$type": "dimension", "$value": {"value": \(gap), "unit": "px"}}
              },
              "tokens": {
                "gap": {"modifiers": [], "values": [0], "from": [0]}
              }
            }

            """
    }
}
