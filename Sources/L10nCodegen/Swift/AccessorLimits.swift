package import L10nSource

extension AccessorKeys {
    /// Texts that no accessor of a runtime can answer.
    package func unanswerable(by runtime: AccessorOptions.Runtime) -> [Diagnostic] {
        keys.compactMap { key in
            reason(key, runtime).map { rule, reason in
                Diagnostic.refusing(
                    rule, "\(Wording.quoted(key.key)) \(reason)", at: key.span,
                    subject: Subject(table: key.table, key: key.key))
            }
        }
    }

    private func reason(_ key: AccessorKey, _ runtime: AccessorOptions.Runtime) -> (Rule, String)? {
        if let argument = key.arguments.all.first(where: { $0.type == .unpassable }) {
            return (
                .lossyExport,
                "reads \(Wording.quoted(argument.source)), for which Swift has no value; write '%@' or '%ld'"
            )
        }
        guard case .foundation = runtime, key.isICU, !key.arguments.named.isEmpty else { return nil }
        return (.lossyExport, "is a message of ICU, which Foundation does not format; use '--runtime stateview'")
    }
}

extension Diagnostic {
    /// A finding that stands in the way of writing code, whatever its rule thinks of it elsewhere.
    static func refusing(
        _ rule: Rule, _ message: String, at span: SourceSpan, subject: Subject, notes: [DiagnosticNote] = []
    ) -> Diagnostic {
        var finding = Diagnostic(rule, message, at: span, subject: subject, notes: notes)
        finding.severity = .error
        return finding
    }
}
