import L10nSource

/// Colours of a terminal (OUT-24). Switched off, every text stays as it is.
struct TerminalStyle {
    let isOn: Bool

    func bold(_ text: String) -> String { wrapped(text, "1") }

    func dim(_ text: String) -> String { wrapped(text, "2") }

    func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: wrapped("error", "31")
        case .warning: wrapped("warning", "33")
        case .note: wrapped("note", "36")
        }
    }

    /// Source: ECMA-48, section 8.3.117 (SGR).
    private func wrapped(_ text: String, _ parameter: String) -> String {
        isOn ? "\u{1B}[\(parameter)m\(text)\u{1B}[0m" : text
    }
}
