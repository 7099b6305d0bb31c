import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A number with a word behind it in a source text that has no plural forms.
enum UnpluralizedCount: ColumnRule {
    static let rule = Rule.unpluralizedCount

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"found\" = \"%d results\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"found\" = \"%d of %d\";\n")])
    }

    /// Where one of them has plural forms, that is told instead.
    static var looksAtOtherLanguages: Bool { true }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        // The source text decides; a translation can have forms only where it is asked for them.
        guard site.isSource, site.column.tag.language == "en", site.column.fragment.traits.hasAny(of: .percent) else {
            return
        }
        let fragment = site.column.fragment
        for entry in fragment.entries
        where entry.isUsable && entry.formsNumber == 0 && entry.textTraits.hasAny(of: .percent)
            && !site.column.isDefinedElsewhere(entry.key)
        {
            guard let found = fragment.withText(of: entry, CountedWords.first),
                site.table.notations?.isReadElsewhere(entry.key) != true, !hasForms(entry.key, in: site.table),
                !OverridePluralMismatch.isTold(entry.key, in: site.table),
                !isForm(site.table.table.keys[entry.key], of: site.table.table.keys)
            else { continue }
            let text = TextSite(site, entry)
            findings.add(
                Diagnostic(
                    .unpluralizedCount, message(found), at: text.span(of: found.range.indices),
                    cause: "no-plural", subject: text.subject))
        }
    }

    /// Whether a key is named as one form among others, as `members_one` and `members_other` are where code chooses.
    private static func isForm(_ key: String, of keys: KeyTable) -> Bool {
        for separator in ["_", ".", "-", ""] {
            for category in PluralCategory.allCases where key.hasSuffix(ending(category, separator)) {
                let stem = key.dropLast(ending(category, separator).count)
                return PluralCategory.allCases.contains { other in
                    other != category && keys.find(stem + ending(other, separator)) != nil
                }
            }
        }
        return false
    }

    private static func ending(_ category: PluralCategory, _ separator: String) -> String {
        let name = category.rawValue
        return separator.isEmpty ? name.prefix(1).uppercased() + name.dropFirst() : separator + name
    }

    /// Whether another language has forms, which says more (PRI-7).
    private static func hasForms(_ key: KeyID, in site: TableSite) -> Bool {
        site.table.columns.contains { $0.entry(for: key)?.formsNumber ?? 0 != 0 }
    }
}

extension UnpluralizedCount {
    fileprivate static func message(_ found: CountedWords.Found) -> String {
        Wording.quoted(found.excerpt)
            + (found.takesEnding
                ? " takes the ending of its plural from code, which fits no other language; add plural forms"
                : " is wrong for n = 1; add plural forms")
    }
}

/// Tells English words that are counted from those that only happen to stand behind a number.
private enum CountedWords {
    struct Found {
        let range: SourceRange
        /// The number and the word, as they are written.
        let excerpt: String
        /// Whether code adds the ending of a plural: `%lld file%@`.
        let takesEnding: Bool
    }

    /// Words that end as plurals do and are none, or are short for a unit.
    private static let others: Set<String> = [
        "is", "was", "has", "does", "as", "us", "this", "its", "his", "yes", "plus", "minus", "times", "less", "pass",
        "across",
        "towards", "versus", "mins", "secs", "hrs",
    ]

    /// The first whole number with a counted word behind it.
    static func first(in text: Span<UInt8>) -> Found? {
        guard mayCount(text) else { return nil }
        let placeholders = PlaceholderReading(text, notation: .printfAndNamed).placeholders
        for (index, placeholder) in placeholders.enumerated() {
            guard placeholder.certainty == .certain, placeholder.type.kind.isInteger, placeholder.variable == nil else {
                continue
            }
            let start = Int(placeholder.range.upper)
            guard start < text.count, text[start] == UInt8(ascii: " ") else { continue }
            var end = start + 1
            while end < text.count, text[end].mayBeLetter { end += 1 }
            let word = String(decoding: (start + 1..<end).map { text[$0] }, as: UTF8.self)
            // What bears a number is one thing: `#%d becomes idle`.
            let lower = Int(placeholder.range.lower)
            guard lower == 0 || text[lower - 1] != UInt8(ascii: "#") else { continue }
            let next = index + 1 < placeholders.count ? placeholders[index + 1] : nil
            if let behind = next, Int(behind.range.lower) == end, behind.type.kind == .object, word.count > 2,
                word.first?.isLowercase == true,
                !isLetter(at: behind.range.indices.upperBound, text)
            {
                return Found(
                    range: SourceRange(lower..<Int(behind.range.upper)),
                    excerpt: placeholder.text + " " + word + behind.text, takesEnding: true)
            }
            guard isCounted(word) else { continue }
            return Found(
                range: SourceRange(lower..<end), excerpt: placeholder.text + " " + word, takesEnding: false)
        }
        return nil
    }

    private static func isCounted(_ word: String) -> Bool {
        // A name begins with a capital.
        guard let first = word.first, first.isLowercase, word.count > 2 else { return false }
        return word.hasSuffix("s") && !others.contains(word)
    }

    /// Whether a letter of a conversion with a space and such a word behind it stands anywhere.
    private static func mayCount(_ text: Span<UInt8>) -> Bool {
        // A sign and a conversion stand before the space at least.
        var index = 2
        while index < text.count - 1 {
            if text[index] == UInt8(ascii: " "), text[index + 1].mayBeLetter {
                switch text[index - 1] {
                case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
                    switch text[index - 2] {
                    case UInt8(ascii: "%"), UInt8(ascii: "l"), UInt8(ascii: "$"), UInt8(ascii: "h"), UInt8(ascii: "q"),
                        UInt8(ascii: "z"), UInt8(ascii: "j"), UInt8(ascii: "t"), UInt8(ascii: "'"), UInt8(ascii: "+"),
                        UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                        if isPlural(text, from: index + 1) { return true }
                    default: break
                    }
                default: break
                }
            }
            index += 1
        }
        return false
    }

    /// Whether the word from an index on ends as plurals do, or in a value.
    private static func isPlural(_ text: Span<UInt8>, from start: Int) -> Bool {
        var end = start
        while end < text.count, text[end].mayBeLetter { end += 1 }
        guard end > start + 2 else { return false }
        return text[end - 1] == UInt8(ascii: "s") || end < text.count && text[end] == UInt8(ascii: "%")
    }

    private static func isLetter(at index: Int, _ text: Span<UInt8>) -> Bool {
        index < text.count && text[index].mayBeLetter
    }
}
