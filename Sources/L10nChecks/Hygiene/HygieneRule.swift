import L10nCatalog
import L10nLocale
import L10nSource

/// A rule about how a text is written, by itself or beside the source text that it says.
///
/// All of them share one walk: what can be told of a text in one look at its bytes is told once, and decides which rules
/// are asked at all.
package protocol HygieneRule: WalkedRule {
    /// Whether there may be a finding, by what one look has told.
    /// - Parameter source: nil for a text of the source language, and for one that says nothing of it.
    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool
    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings)
}

extension HygieneRule {
    package static var scope: RuleScope { .hygiene(self) }

    /// Two languages of a project with one text each, that differ in the German one.
    static func examples(_ source: String, bad: String, good: String) -> RuleExamples {
        func files(_ text: String) -> [RuleExample] {
            [
                RuleExample("en.lproj/Localizable.strings", "\"text\" = \"\(source)\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"text\" = \"\(text)\";\n"),
            ]
        }
        return RuleExamples(bad: files(bad), good: files(good))
    }
}

/// Runs the rules about how texts are written over one language of a table.
struct HygienePass: Sendable {
    let rules: [any HygieneRule.Type]

    /// What one look tells of the source texts of each table, by their keys, so that it is not told for every language anew.
    func originals(of tables: [TableSite]) -> [ObjectIdentifier: [TextFacts?]] {
        guard !rules.isEmpty else { return [:] }
        let known = tables.map { (ObjectIdentifier($0), Self.originals(of: $0)) }
        return Dictionary(known) { first, _ in first }
    }

    private static func originals(of table: TableSite) -> [TextFacts?] {
        guard let number = table.table.sourceColumn, table.table.columns.count > 1 else { return [] }
        let column = table.table.columns[number]
        return table.table.keys.ids.map { key in
            guard let entry = column.entry(for: key), entry.formsNumber == 0 else { return nil }
            return column.fragment.withText(of: entry) { TextFacts($0) }
        }
    }

    /// - Parameter originals: what is known of the source texts of the table.
    func run(_ site: ColumnSite, _ originals: [TextFacts?], into findings: inout Findings) {
        guard !rules.isEmpty, let first = site.column.fragment.entries.first else { return }
        var text = TextSite(site, first)
        let sourceColumn = site.isSource ? nil : site.table.table.sourceColumn
        let sourceSite = sourceColumn.map { ColumnSite(table: site.table, columnIndex: $0) }
        let hasMessages = site.table.notations != nil
        for entry in site.column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
            text.entry = entry
            var original: TextSite?
            if let sourceSite, let found = sourceSite.column.entry(for: entry.key), found.formsNumber == 0,
                !isName(found, of: sourceSite)
            {
                original = TextSite(sourceSite, found)
            }
            let known = original == nil || originals.isEmpty ? nil : originals[entry.key.index]
            if hasMessages {
                checkMessage(text, original, known, into: &findings)
            } else {
                check(text, original, known, into: &findings)
            }
        }
        var told: (key: KeyID, rules: Set<RuleID>)?
        site.forEachForm { text in
            var rules: Set<RuleID> = told?.key == text.entry.key ? told?.rules ?? [] : []
            check(text, site.isSource ? nil : source(of: text), &rules, into: &findings)
            told = (text.entry.key, rules)
        }
    }

    /// Checks what may be a message that chooses among texts, each by itself.
    private func checkMessage(
        _ text: TextSite, _ original: TextSite?, _ known: TextFacts?, into findings: inout Findings
    ) {
        if let cases = MessageCases(text) {
            var told: Set<RuleID> = []
            for (text, source) in cases.beside(original) { check(text, source, &told, into: &findings) }
            return
        }
        // One text for all numbers says what those read who get `other`.
        let forAll = original.flatMap { MessageCases($0)?.forAll?.text }
        check(text, forAll ?? original, forAll == nil ? known : nil, into: &findings)
    }

    /// Checks one of several texts: what is wrong with one is mostly wrong with all.
    /// - Parameter told: the rules that have told something about another one.
    private func check(
        _ text: TextSite, _ source: TextSite?, _ told: inout Set<RuleID>, into findings: inout Findings
    ) {
        var found = Findings()
        check(text, source, nil, into: &found)
        for diagnostic in found.diagnostics where told.insert(diagnostic.id).inserted { findings.add(diagnostic) }
    }

    /// Whether what stands for a source text that the file does not have is a name, in which nothing is written.
    private func isName(_ entry: CatalogEntry, of site: ColumnSite) -> Bool {
        guard entry.flags.contains(.isImplied) else { return false }
        switch KeyShape(site.table.table.keys[entry.key]) {
        case .identifier, .interfaceObject: return true
        case .word, .text: return false
        }
    }

    /// The text to compare with; nil for a form of zero where the source has none, as "no files" is a sentence of its own.
    private func source(of text: TextSite) -> TextSite? {
        guard let original = text.original else { return nil }
        return text.isForZero && !original.isForZero ? nil : original
    }

    /// - Parameter known: what one look at the source text has told already.
    @inline(__always)
    private func check(_ text: TextSite, _ source: TextSite?, _ known: TextFacts?, into findings: inout Findings) {
        let facts = TextFacts(text)
        let original = known ?? source.map(TextFacts.init)
        for rule in rules where rule.mayFind(facts, original) { rule.check(text, source: source, into: &findings) }
    }
}

extension TextSite {
    fileprivate var isForZero: Bool {
        site.column.fragment.shownForm(of: entry)?.path.contains(.plural(.zero)) ?? false
    }
}
