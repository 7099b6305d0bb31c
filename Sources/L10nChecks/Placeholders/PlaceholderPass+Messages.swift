import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

extension PlaceholderPass {
    /// Checks the texts of an override where they, or what they replace, are in ICU's notation: the arguments are compared
    /// by their names, whatever the other text is written in.
    func checkMessages(_ site: OverrideSite, into findings: inout Findings) {
        guard !project.configuration.messages.isEmpty, !site.override.bases.isEmpty,
            texts.rules[.overridePlaceholderMismatch] != nil
        else { return }
        let setting = project.messageSetting(at: site.override.place)
        for text in site.texts {
            guard let base = site.defaultText(for: text.tag),
                case let original = project.messageSetting(at: base.place),
                setting?.notation.value == .mf1 || original?.notation.value == .mf1,
                !text.text.allSatisfy(\.isWhitespace), !base.text.allSatisfy(\.isWhitespace),
                let used = arguments(of: text, setting), let known = arguments(of: base, original)
            else { continue }
            let differences = ICUMessageComparison(source: known, translation: used).differences
            if let finding = finding(differences, text, base, known, site) { findings.add(finding) }
        }
    }

    /// Nil for a text without a meaning, which is at fault itself.
    private func arguments(
        of text: OverrideSite.Text, _ setting: Configuration.MessageSetting?
    ) -> [ReadArgument]? {
        switch setting?.notation.value {
        case .mf1:
            return ICUMessageParser.parse(text.text, apostrophes: setting?.apostrophes ?? .doubleOptional).message?
                .readArguments
        case .plain: return []
        case .printf, .named, nil:
            let notation = setting?.notation.value.messageNotation ?? .printfAndNamed
            return text.column.fragment.message(of: text.entry)?.readArguments(notation)
        }
    }

    /// One finding for a text; further differences are notes (PRI-8).
    private func finding(
        _ differences: [ICUMessageComparison.Difference], _ text: OverrideSite.Text, _ base: OverrideSite.Text,
        _ known: [ReadArgument], _ site: OverrideSite
    ) -> Diagnostic? {
        let place = TextPlace(text.column.fragment, text.entry, site.subject(text.tag))
        func span(_ range: SourceRange) -> SourceSpan { range.isEmpty ? place.span : place.span(of: range) }
        let faults = differences.compactMap { OverridePlaceholderMismatch.fault($0, defaultArguments: known) }
        guard let first = faults.first else { return nil }
        let notes = faults.dropFirst().map { DiagnosticNote($0.message, at: span($0.range)) }
        let help = known.isEmpty ? [Fix(OverridePlaceholderMismatch.helpWithoutArguments, .displayOnly)] : []
        return Diagnostic(
            .overridePlaceholderMismatch, first.message, at: span(first.range),
            cause: first.cause.rawValue, subject: place.subject,
            notes: notes + [DiagnosticNote("the default is \(Wording.quoted(base.text))", at: base.span)], fixes: help)
    }
}
