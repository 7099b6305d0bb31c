import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// Markup for grammar agreement that is broken, or that only some languages have.
enum InflectionMarkupMismatch: TableRule {
    static let rule = Rule.inflectionMarkupMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"n\" = \"^[%lld file](inflect: true\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"n\" = \"^[%lld file](inflect: true)\";\n")])
    }

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
                        .inflectionMarkupMismatch,
                        "this markup is broken and would be shown; write '^[words](inflect: true)'",
                        at: place.span(of: broken.range), cause: "broken", subject: place.subject))
                return
            }
            if let name = markup.lazy.compactMap({ misspelt($0, place.bytes) }).first {
                findings.add(
                    Diagnostic(
                        .inflectionMarkupMismatch,
                        "\(Wording.quoted(String(decoding: place.bytes[name.indices], as: UTF8.self))) inflects nothing "
                            + "here; write 'inflect: true'", at: place.span(of: name), cause: "misspelt",
                        subject: place.subject))
                return
            }
            guard let source, markup.isEmpty, !text.isBlank, text.entry.shownForm == 0,
                inflected.contains(text.site.column.tag.language),
                InflectionMarkup.scan(TextPlace(source).bytes.span).contains(where: { !$0.isBroken }),
                reported.insert(text.entry.key).inserted
            else { return }
            findings.add(
                Diagnostic(
                    .inflectionMarkupMismatch, message(source.site.column.tag, text.site.column.tag), at: place.span,
                    cause: "missing", subject: place.subject,
                    notes: [DiagnosticNote("the source text", at: source.span)]))
        }
    }
}

extension InflectionMarkupMismatch {
    /// The first word of attributes that were to inflect and do not, as it is misspelt or has no colon. Others may be the
    /// app's own.
    fileprivate static func misspelt(_ markup: InflectionMarkup, _ bytes: [UInt8]) -> SourceRange? {
        guard let attributes = markup.attributes else { return nil }
        let text = String(decoding: bytes[attributes.indices], as: UTF8.self)
        let name = text.prefix(while: \.isLetter)
        guard name.lowercased().hasPrefix("inf"),
            Suggestions.distance(Array("inflect".utf16), Array(name.utf16), limit: 2) != nil,
            name != "inflect" || text.dropFirst(name.count).first(where: { $0 != " " }) != ":"
        else { return nil }
        let start = attributes.indices.lowerBound
        return SourceRange(start..<start + name.utf8.count)
    }

    fileprivate static func message(_ source: LanguageTag, _ tag: LanguageTag) -> String {
        "'\(source)' has inflection markup, '\(tag)' has none; check both"
    }
}
