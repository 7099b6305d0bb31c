import L10nCatalog
import L10nSource

/// A translation of a text that its file calls untranslatable.
enum TranslatedThoughUntranslatable: ColumnRule {
    static let rule = Rule.translatedThoughUntranslatable

    static var examples: RuleExamples {
        func catalog(_ finnish: String) -> [RuleExample] {
            [
                .catalog(
                    #"""
                    "Acme Bank" : {
                      "localizations" : {
                        "fi" : { "stringUnit" : { "state" : "translated", "value" : "\#(finnish)" } }
                      },
                      "shouldTranslate" : false
                    }
                    """#)
            ]
        }
        return RuleExamples(bad: catalog("Acme-pankki"), good: catalog("Acme Bank"))
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        guard !site.isSource else { return }
        let fragment = site.column.fragment
        for entry in fragment.entries where entry.flags.contains(.isNotTranslated) && entry.isUsable {
            guard let source = site.table.source(of: entry.key), source.entry.state != .stale,
                saysOtherwise(entry, site, source)
            else { continue }
            findings.add(
                Diagnostic(
                    rule,
                    "\(Wording.quoted(site.table.table.keys[entry.key])) is marked do-not-translate but has a "
                        + "'\(site.column.tag)' text; remove one of the two",
                    at: fragment.source.span(entry.textRange),
                    subject: site.table.subject(key: entry.key, column: site.column),
                    fixes: [Fix("remove the text", .unsafe, edits: [fragment.removal(of: entry)])]))
        }
    }

    /// Whether readers see other words than those of the source language.
    private static func saysOtherwise(_ entry: CatalogEntry, _ site: ColumnSite, _ source: TextSite) -> Bool {
        let fragment = site.column.fragment
        guard let forms = fragment.forms(of: entry) else {
            let text = TextSite(site, entry)
            return !text.isBlank && !text.isSameText(as: source)
        }
        guard forms.areFewEnough else { return false }
        return forms.forms.indices.contains { number in
            let text = TextSite(site, entry.showing(number, of: forms))
            return !text.isBlank && text.original.map { !text.isSameText(as: $0) } ?? true
        }
    }
}
