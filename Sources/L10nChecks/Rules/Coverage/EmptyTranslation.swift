import L10nCatalog
import L10nProject
import L10nSource

/// A translation without any text where the source has one.
enum EmptyTranslation: TranslationRule {
    static let rule = Rule.emptyTranslation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("sv.lproj/Localizable.strings", "\"retry\" = \"\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("sv.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n"),
            ])
    }

    static let interest: TextTraits? = nil

    static let condition = PairCondition.mayBeBlank

    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings) {
        guard translation.isBlank, !source.isBlank, !translation.isOverride,
            !PartialVariation.isTold(translation)
        else { return }
        let fragment = translation.site.column.fragment
        if fragment.notation == .json, translation.entry.flags.contains(.isNotTranslated) {
            // The tables of the run time have it all the same.
            return findings.add(
                Diagnostic(
                    .emptyTranslation,
                    "\(Wording.quoted(translation.key)) is marked do-not-translate, and its empty "
                        + "'\(translation.site.column.tag)' text would be shown; remove that",
                    at: translation.span, subject: translation.subject))
        }
        findings.add(
            Diagnostic(
                .emptyTranslation.at(isRequired(translation) ? .error : .warning),
                "\(Wording.quoted(translation.key)) is empty in '\(translation.site.column.tag)'; translate it",
                at: translation.span, subject: translation.subject,
                notes: [DiagnosticNote("the source is \(Wording.quoted(source.text))", at: source.span)]))
    }

    /// Whether the key names a title or a button of a state view, which cannot do without.
    private static func isRequired(_ text: TextSite) -> Bool {
        let key = text.key
        return (key.hasSuffix("Title") || key.hasSuffix("Button"))
            && text.site.table.project.configuration.overridePrefixes.contains { key.hasPrefix($0) }
    }
}
