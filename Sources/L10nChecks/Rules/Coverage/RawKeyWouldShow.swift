import L10nCatalog
import L10nSource

/// A key that reads like a name and has no source text, or a translation that is the key, so that people would read the name.
enum RawKeyWouldShow: TableRule, TranslationRule {
    static let rule = Rule.rawKeyWouldShow

    static var scope: RuleScope { .several([.table(self), .translation(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
                RuleExample(
                    "fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"nav.back\" = \"Back\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"retry\" = \"Erneut\";\n\"nav.back\" = \"Zurück\";\n"),
                RuleExample(
                    "fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n\"nav.back\" = \"Takaisin\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        MissingSourceText.report(site, .identifier, into: &findings) { key, count in
            Diagnostic(
                .rawKeyWouldShow,
                "users may read \(Wording.quoted(key)), which has \(count) translations and no source text; "
                    + "add it or remove them",
                at: SourceSpan(file: "", range: SourceRange(at: 0)))
        }
    }

    static let interest: TextTraits? = nil
    static let condition = PairCondition.mayBeKey

    /// Services write the key for what nobody has translated.
    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings) {
        // A file of the same language that is not the source's, as in 'Base.lproj', is hidden by that.
        guard translation.site.column.fragment.isItsKey(translation.entry), !translation.isSameText(as: source),
            KeyShape(translation.key) == .identifier,
            translation.site.column.tag != source.site.column.tag
        else { return }
        findings.add(
            Diagnostic(
                rule,
                "readers of '\(translation.site.column.tag)' see the key \(Wording.quoted(translation.key)); translate "
                    + Wording.quoted(source.text), at: translation.span, cause: "key-as-text",
                subject: translation.subject, notes: [DiagnosticNote("the source text", at: source.span)]))
    }
}
