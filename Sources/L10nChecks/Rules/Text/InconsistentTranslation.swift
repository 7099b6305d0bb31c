import L10nCatalog
import L10nSource

/// A source text that one of its keys translates otherwise than all others.
enum InconsistentTranslation: TableRule {
    static let rule = Rule.inconsistentTranslation

    static var examples: RuleExamples {
        func files(_ last: String) -> [RuleExample] {
            let keys = ["a", "b", "c", "d"]
            let source = keys.map { "\"\($0)\" = \"Try again\";\n" }.joined()
            let others = keys.dropLast().map { "\"\($0)\" = \"Erneut versuchen\";\n" }.joined()
            return [
                RuleExample("en.lproj/Localizable.strings", source),
                RuleExample("de.lproj/Localizable.strings", others + "\"d\" = \"\(last)\";\n"),
            ]
        }
        return RuleExamples(bad: files("Nochmal probieren"), good: files("Erneut versuchen"))
    }

    /// How often the usual translation has to occur.
    private static let least = 3
    /// Bytes of a text that is compared. Texts are equal in any normalization, which takes the square of the number of marks
    /// on a letter.
    private static let longest = 2_000

    static func check(_ site: TableSite, into findings: inout Findings) {
        guard let source = site.sourceLanguage else { return }
        var keys: [String: [KeyID]] = [:]
        source.forEachText { column, entry in
            // One word may be a noun here and a verb there.
            guard entry.textRange.count <= longest else { return }
            let text = column.fragment.text(of: entry)
            if entry.formsNumber == 0, text.contains(" ") { keys[text, default: []].append(entry.key) }
        }
        // The usual translation as often as that, and one that is another.
        let repeated = keys.values.filter { $0.count > least }
        guard !repeated.isEmpty else { return }
        for column in site.translations {
            for keys in repeated { check(keys, column, site, into: &findings) }
        }
    }

    private static func check(
        _ keys: [KeyID], _ column: CatalogColumn, _ site: TableSite, into findings: inout Findings
    ) {
        let entries = keys.compactMap { column.entry(for: $0) }.filter { $0.formsNumber == 0 && $0.isUsable }
        guard entries.allSatisfy({ $0.textRange.count <= longest }) else { return }
        let texts = entries.map { column.fragment.text(of: $0) }
        var counts: [String: Int] = [:]
        for text in texts { counts[text, default: 0] += 1 }
        // Several other translations are more than a slip.
        guard counts.count == 2, let usual = counts.max(by: { $0.value < $1.value }), usual.value >= least,
            let odd = texts.firstIndex(where: { $0 != usual.key }), counts[texts[odd]] == 1
        else { return }
        // What still reads as the source text has a finding of its own.
        guard let original = site.source(of: entries[odd].key)?.text, original != usual.key, original != texts[odd]
        else {
            return
        }
        findings.add(
            Diagnostic(
                rule,
                "\(Wording.quoted(original)) is \(Wording.quoted(usual.key)) \(usual.value) times, \(Wording.quoted(texts[odd])) here; use one",
                at: column.fragment.source.span(entries[odd].textRange),
                subject: site.subject(key: entries[odd].key, column: column)))
    }
}
