import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// Markup for grammar agreement that is broken, or that only some languages have.
enum InflectionMarkupMismatch: TableRule {
    static let info = RuleInfo(
        "inflection-markup-mismatch", .placeholders, .warning,
        summary: "Markup for automatic grammar agreement is broken, or a language that supports it has none.",
        why: "Broken markup is shown as it is written, and without markup the words do not follow the number.",
        tiers:
            "silent about missing markup where the text has plural forms, and in languages that the system cannot inflect",
        precision: .high,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"n\" = \"^[%lld file](inflect: true\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"n\" = \"^[%lld file](inflect: true)\";\n")],
        sources: [
            "checks.md 2.5", "strings-formats.md P-38", "Apple, Foundation release notes (automatic grammar agreement)",
        ])

    /// The languages whose words the system inflects.
    private static let inflected: Set<String> = ["de", "en", "es", "fr", "it", "pt"]

    static func check(_ site: TableSite, into findings: inout Findings) {
        var reported: Set<KeyID> = []
        BracketedTexts.forEach([UInt8(ascii: "^")], in: site) { text, source in
            let place = TextPlace(text)
            let markup = InflectionMarkup.scan(place.bytes.span)
            if let broken = markup.first(where: \.isBroken) {
                findings.add(
                    Diagnostic(
                        info.id, .warning, "this markup is broken and would be shown; write '^[words](inflect: true)'",
                        at: place.span(of: broken.range), cause: "broken", subject: place.subject))
                return
            }
            guard let source, markup.isEmpty, !text.isBlank, text.entry.shownForm == 0,
                inflected.contains(text.site.column.tag.language),
                InflectionMarkup.scan(TextPlace(source).bytes.span).contains(where: { !$0.isBroken }),
                reported.insert(text.entry.key).inserted
            else { return }
            findings.add(
                Diagnostic(
                    info.id, .warning, message(source.site.column.tag, text.site.column.tag), at: place.span,
                    cause: "missing", subject: place.subject,
                    notes: [DiagnosticNote("the source text", at: source.span)]))
        }
    }
}

extension InflectionMarkupMismatch {
    fileprivate static func message(_ source: LanguageTag, _ tag: LanguageTag) -> String {
        "'\(source)' has inflection markup, '\(tag)' has none; check both"
    }
}
