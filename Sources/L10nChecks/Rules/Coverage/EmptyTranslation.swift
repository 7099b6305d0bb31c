import L10nCatalog
import L10nSource

/// A translation without any text where the source has one.
enum EmptyTranslation: TranslationRule {
    static let info = RuleInfo(
        "empty-translation", .coverage, .warning,
        summary: "A translation is empty where the source has a text.",
        why: "An empty text is shown as it is: the label or the message is simply not there.",
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

    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings) {
        guard translation.isBlank, !source.isBlank, !translation.isOverride else { return }
        findings.add(
            Diagnostic(
                info.id, .warning,
                "\(Wording.quoted(translation.key)) is empty in '\(translation.site.column.tag)'; translate it",
                at: translation.entrySpan, subject: translation.subject,
                notes: [DiagnosticNote("the source is \(Wording.quoted(source.text))", at: source.span)]))
    }
}
