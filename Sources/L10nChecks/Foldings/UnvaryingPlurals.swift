import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// The languages whose words stay the same beside every number, as nouns of Turkish do: there the form for all others says what a
/// missing one would.
///
/// Their own plural texts tell. In 28 apps, not all with plurals, 75 to 100 % of those in Turkish and Hungarian had the same words in all forms,
/// and at most 71 % in nearly all other languages; where translators copied forms, as a few of them did, the same is taken for a habit.
struct UnvaryingPlurals: Folding {
    /// So many texts tell, and this share of them in percent.
    private static let leastNumber = 3
    private static let leastShare = 75

    private struct Count {
        var all = 0
        var same = 0
        /// Those with the form for all others alone.
        var single = 0

        /// Whether nobody has written another form yet.
        var isSingle: Bool { all == 0 && single > 0 }

        var tells: Bool {
            same >= UnvaryingPlurals.leastNumber && same * 100 >= all * UnvaryingPlurals.leastShare
        }
    }

    private struct Place: Hashable {
        let file: String
        let locale: String
    }

    private var counts: [String: Count] = [:]
    private var columns: [Place: ColumnSite] = [:]

    /// The findings, with those about a missing form as notes where the language has no other words for it and the text shows
    /// the number.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        let languages = Set(findings.lazy.filter(isAbout).compactMap(\.subject.locale))
        if languages.isEmpty { return findings }
        let plurals = UnvaryingPlurals(languages, facts.tables)
        return findings.map { finding in
            guard isAbout(finding), let locale = finding.subject.locale, let count = plurals.counts[locale],
                count.tells || count.isSingle && LanguageTag(locale)?.keepsNounsAfterNumbers == true,
                plurals.showsNumber(finding, in: locale)
            else { return finding }
            var note = finding
            note.severity = .note
            note.message +=
                count.tells
                ? ", and most texts of the language have the same words in both"
                : ", and nouns of the language stay the same behind numbers"
            return note
        }
    }

    private static func isAbout(_ finding: Diagnostic) -> Bool {
        finding.rule == .missingPluralCategory && finding.cause == MissingPluralCategory.cause
    }

    private init(_ languages: Set<String>, _ sites: [TableSite]) {
        for table in sites {
            for index in table.table.columns.indices {
                let column = table.table.columns[index]
                let locale = column.tag.description
                guard languages.contains(locale), !column.fragment.forms.isEmpty else { continue }
                let site = ColumnSite(table: table, columnIndex: index)
                columns[Place(file: column.fragment.source.path, locale: locale)] = site
                count(site, locale)
            }
        }
    }

    private mutating func count(_ column: ColumnSite, _ locale: String) {
        let fragment = column.column.fragment
        for entry in fragment.entries where entry.formsNumber != 0 && entry.isUsable {
            guard let forms = fragment.forms(of: entry), forms.areFewEnough else { continue }
            let site = FormsSite(column, entry, forms, nil)
            for set in site.plurals {
                // A form for 0 says that there is none, in any language.
                let numbers = [PluralCategory.one, .two, .few, .many, .other].compactMap { set.forms[$0] }
                guard numbers.count > 1 else {
                    if set.forms[.other] != nil { counts[locale, default: Count()].single += 1 }
                    continue
                }
                let words = Set(numbers.map { Self.words(of: $0, in: site) })
                if words.contains("") { continue }
                counts[locale, default: Count()].all += 1
                if words.count == 1 { counts[locale, default: Count()].same += 1 }
            }
        }
    }

    /// The letters of a form outside its placeholders: `1 dosya` and `%lld dosya` have the same.
    private static func words(of number: Int, in site: FormsSite) -> String {
        let fragment = site.site.column.fragment
        var text = Array(fragment.text(of: site.entry.showing(number, of: site.forms)).utf8)
        for placeholder in site.reading(of: number).placeholders.reversed() {
            text.removeSubrange(placeholder.range.indices)
        }
        return String(decoding: text, as: UTF8.self).filter(\.isLetter)
    }

    /// Whether the text shows the number that its forms are chosen by.
    private func showsNumber(_ finding: Diagnostic, in locale: String) -> Bool {
        guard let column = columns[Place(file: finding.span.file, locale: locale)], let key = finding.subject.key,
            let entry = column.table.table.keys.find(key).flatMap({ column.column.entry(for: $0) }),
            let forms = column.column.fragment.forms(of: entry)
        else { return false }
        let site = FormsSite(column, entry, forms, nil)
        return site.plurals.contains { set in
            site.span(forms.forms[set.general].nameRange) == finding.span
                && site.reading(of: set.general).placeholders.contains {
                    $0.type.kind.isCountable || $0.type.kind == .substitutionValue
                }
        }
    }
}
