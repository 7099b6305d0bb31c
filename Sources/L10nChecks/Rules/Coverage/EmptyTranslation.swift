import L10nCatalog
import L10nProject
import L10nSource

/// A translation without any text where the source has one.
enum EmptyTranslation: TranslationRule {
    static let info = RuleInfo(
        "empty-translation", .coverage, .warning,
        summary: "A translation is empty where the source has a text.",
        why: "An empty text is shown as it is: the label or the message is simply not there.",
        tiers: "error for titles and button labels of state views",
        precision: .veryHigh,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("sv.lproj/Localizable.strings", "\"retry\" = \"\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
            RuleExample("sv.lproj/Localizable.strings", "\"retry\" = \"Igen\";\n"),
        ],
        sources: ["checks.md 2.4", "strings-formats.md O-4"])

    static let interest: TextTraits? = nil

    static let condition = PairCondition.mayBeBlank

    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings) {
        guard translation.isBlank, !source.isBlank, !translation.isOverride else { return }
        findings.add(
            Diagnostic(
                info.id, isRequired(translation) ? .error : .warning,
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
