import L10nSource

/// The line that says what a finding is about.
enum SubjectLine {
    /// `key retry, locale da, layer app`; nil when the finding is about a file alone.
    static func text(of diagnostic: Diagnostic) -> String? {
        let subject = diagnostic.subject
        let parts = [
            ("key", subject.key),
            ("token", subject.tokenPath),
            ("state view", subject.stateView),
            ("table", table(of: diagnostic)),
            ("variant", subject.variant),
            ("locale", subject.locale),
            ("brand", subject.brand),
            ("scheme", subject.scheme),
            ("layer", subject.layer),
        ]
        let shown = parts.compactMap { name, value in value.map { "\(name) \(short($0))" } }
        return shown.isEmpty ? nil : shown.joined(separator: ", ")
    }

    /// The table, unless the file is named after it.
    private static func table(of diagnostic: Diagnostic) -> String? {
        guard let table = diagnostic.subject.table else { return nil }
        let fileName = diagnostic.span.file.split(separator: "/").last ?? ""
        return fileName.hasPrefix(table + ".") ? nil : table
    }

    /// A key may be a whole text of its own.
    private static func short(_ value: String) -> String {
        let limit = 120
        return TerminalText.escaped(value.count > limit ? value.prefix(limit) + "…" : value)
    }
}
