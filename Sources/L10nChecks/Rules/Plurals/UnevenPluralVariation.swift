import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A text that varies by a number in one language and not in another that needs it too.
enum UnevenPluralVariation: TableRule {
    static let rule = Rule.unevenPluralVariation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.countedFiles(finnish: RuleExample.oneText("%lld tiedostoa"))],
            good: [.countedFiles(finnish: RuleExample.plural(["one": "%lld tiedosto", "other": "%lld tiedostoa"]))])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard site.table.columns.contains(where: { !$0.fragment.forms.isEmpty }), let source = site.sourceLanguage
        else {
            return
        }
        var reaches = PluralReaches()
        let limit = site.project.configuration.plurals.largestCount
        /// Asked only where forms are missing, as finding out takes a thousand selections.
        func needs(_ tag: LanguageTag) -> [PluralCategory]? {
            let categories = reaches.find(tag)?.counted(upTo: limit) ?? []
            return categories.count > 1 ? categories : nil
        }
        let plurals = Dictionary(
            site.languages.map { ($0.tag, Self.pluralKeys(of: $0)) }, uniquingKeysWith: { first, _ in first })
        for key in plurals[source.tag] ?? [] {
            for language in site.languages
            where language.tag != source.tag && plurals[language.tag]?.contains(key) != true
                && !language.tag.keepsNounsAfterNumbers
            {
                guard let text = Self.countedText(key, language, site), let categories = needs(language.tag) else {
                    continue
                }
                findings.add(
                    Diagnostic(
                        .unevenPluralVariation, message("the source", "'\(language.tag)'", categories), at: text.span,
                        cause: "missing-plural", subject: text.subject,
                        notes: note(key, source, "the source text")))
            }
        }
        let others = plurals.values.reduce(into: Set<KeyID>()) { $0.formUnion($1) }
        for key in others where plurals[source.tag]?.contains(key) != true {
            guard let language = site.languages.first(where: { plurals[$0.tag]?.contains(key) == true }),
                let text = Self.countedText(key, source, site), mayVary(text), let categories = needs(source.tag)
            else { continue }
            findings.add(
                Diagnostic(
                    .unevenPluralVariation, message("'\(language.tag)'", "the source", categories), at: text.span,
                    cause: "missing-source-plural", subject: text.subject,
                    notes: note(key, language, "the plural in '\(language.tag)'")))
        }
    }

    /// Whether a word of an English text may have a plural of its own: `%lld selected` is the same for all numbers.
    private static func mayVary(_ text: TextSite) -> Bool {
        guard text.site.column.tag.language == "en" else { return true }
        // 'is', 'as' and 'us' end as plurals do, too.
        return text.text.lowercased().split { !$0.isLetter }.contains { $0.count > 2 && $0.hasSuffix("s") }
    }

    private static func pluralKeys(of language: TableLanguage) -> Set<KeyID> {
        var keys: Set<KeyID> = []
        for column in language.columns where !column.fragment.forms.isEmpty {
            for entry in column.fragment.entries where entry.formsNumber != 0 && entry.isUsable {
                let forms = column.fragment.forms(of: entry)
                if forms?.forms.contains(where: { $0.category != nil }) == true { keys.insert(entry.key) }
            }
        }
        return keys
    }

    /// The one text of a language for a key, if it shows a whole number.
    private static func countedText(_ key: KeyID, _ language: TableLanguage, _ site: TableSite) -> TextSite? {
        guard
            let index = site.table.columns.indices.first(where: { index in
                let column = site.table.columns[index]
                return column.tag == language.tag && column.entry(for: key) != nil && !column.isDefinedElsewhere(key)
            }),
            let entry = site.table.columns[index].entry(for: key), entry.formsNumber == 0,
            entry.textTraits.hasAny(of: .percent), site.notations?.isReadElsewhere(key) != true
        else { return nil }
        let text = TextSite(ColumnSite(table: site, columnIndex: index), entry)
        let showsNumber = text.withText { bytes in
            PlaceholderReading(bytes, notation: .printf).placeholders.contains {
                $0.certainty == .certain && $0.type.kind.isCountable
            }
        }
        return showsNumber ? text : nil
    }

    private static func note(_ key: KeyID, _ language: TableLanguage, _ what: String) -> [DiagnosticNote] {
        for column in language.columns {
            guard let entry = column.entry(for: key), entry.formsNumber != 0 else { continue }
            return [DiagnosticNote(what, at: column.fragment.source.span(entry.textRange))]
        }
        return []
    }
}

extension UnevenPluralVariation {
    fileprivate static func message(_ rich: String, _ poor: String, _ categories: [PluralCategory]) -> String {
        "\(rich) has plural forms, \(poor) has one text; add "
            + Wording.list(categories.map { Wording.quoted($0.rawValue) })
    }
}

extension RuleExample {
    /// A catalog with a plural in English and what Finnish has for it.
    static func countedFiles(
        english: KeyValuePairs<String, String> = ["one": "%lld file", "other": "%lld files"], finnish: String
    ) -> RuleExample {
        .catalog(
            #"""
            "files" : {
              "localizations" : {
                "en" : \#(plural(english)),
                "fi" : \#(finnish)
              }
            }
            """#)
    }

    static func oneText(_ text: String) -> String {
        #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }

    static func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let members = forms.map { "\"\($0.key)\" : \(oneText($0.value))" }
        return "{ \"variations\" : { \"plural\" : { \(members.joined(separator: ", ")) } } }"
    }
}
