import L10nCatalog
import L10nSource

/// Runs the rules about single texts and about translations over one language of a table.
///
/// The traits of a text, found while the file was parsed, decide which rules are asked at all: a text without anything
/// remarkable costs one comparison.
struct TextPass: Sendable {
    private let textRules: [any TextRule.Type]
    private let translationRules: [AskedTranslationRule]
    private let textInterest: TextTraits?

    /// A rule with what it asks for, so that nobody has to ask it again for each text.
    private struct AskedTranslationRule {
        let rule: any TranslationRule.Type
        let interest: TextTraits?
        let condition: PairCondition
    }

    init(_ rules: ActiveRules) {
        textRules = rules.text
        translationRules = rules.translation.map {
            AskedTranslationRule(rule: $0, interest: $0.interest, condition: $0.condition)
        }
        textInterest = Self.union(textRules.map { $0.interest })
    }

    /// All traits that some rule asks for, or nil when a rule wants every text.
    private static func union(_ interests: [TextTraits?]) -> TextTraits? {
        interests.reduce(TextTraits() as TextTraits?) { sum, next in sum.flatMap { sum in next.map(sum.union) } }
    }

    func run(_ site: ColumnSite, into findings: inout Findings) {
        if !textRules.isEmpty { runTexts(site, into: &findings) }
        if !translationRules.isEmpty, !site.isSource, let source = site.table.table.sourceColumn {
            let sourceSite = ColumnSite(table: site.table, columnIndex: source)
            runPairs(site, site.column.fragment.entries, sourceSite, sourceSite.column, into: &findings)
        }
    }

    private func runTexts(_ site: ColumnSite, into findings: inout Findings) {
        let entries = site.column.fragment.entries
        guard let first = entries.first else { return }
        var text = TextSite(site, first)
        for entry in entries where entry.isUsable && entry.formsNumber == 0 {
            guard isInteresting(entry.textTraits, to: textInterest) else { continue }
            text.entry = entry
            for rule in textRules where isInteresting(entry.textTraits, to: rule.interest) {
                rule.check(text, into: &findings)
            }
        }
        site.forEachForm { text in
            for rule in textRules where isInteresting(text.entry.textTraits, to: rule.interest) {
                rule.check(text, into: &findings)
            }
        }
    }

    private func runPairs(
        _ site: ColumnSite, _ entries: [CatalogEntry], _ sourceSite: ColumnSite, _ source: CatalogColumn,
        into findings: inout Findings
    ) {
        guard let first = entries.first else { return }
        var text = TextSite(site, first)
        var sourceText = TextSite(sourceSite, first)
        let originals = source.fragment.entries
        // Nearly all pairs are passed over, so that none is copied before it is of interest.
        for index in entries.indices where entries[index].isUsable && entries[index].formsNumber == 0 {
            guard let original = source.entryIndex(for: entries[index].key) else { continue }
            let traits = entries[index].textTraits.union(originals[original].textTraits)
            for asked in translationRules
            where isInteresting(traits, to: asked.interest)
                && asked.condition.isMet(by: entries[index], of: originals[original])
            {
                text.entry = entries[index]
                sourceText.entry = originals[original]
                asked.rule.check(text, source: sourceText, into: &findings)
            }
        }
        site.forEachForm { text in
            guard let original = text.original else { return }
            let traits = text.entry.textTraits.union(original.entry.textTraits)
            for asked in translationRules where isInteresting(traits, to: asked.interest) {
                asked.rule.check(text, source: original, into: &findings)
            }
        }
        runCases(site, sourceSite, into: &findings)
    }

    /// Finds a text that a message chooses, and that repeats the one of the source, where the rest of the message does not.
    private func runCases(_ site: ColumnSite, _ sourceSite: ColumnSite, into findings: inout Findings) {
        let rules = translationRules.filter { $0.condition == .mayBeSame }.map(\.rule)
        guard site.table.notations != nil, !rules.isEmpty else { return }
        for entry in site.column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
            let text = TextSite(site, entry)
            guard let cases = MessageCases(text),
                let source = sourceSite.column.entry(for: entry.key).map({ TextSite(sourceSite, $0) }),
                source.entry.formsNumber == 0, !text.isSameText(as: source)
            else { continue }
            var found = Findings()
            for (text, source) in cases.beside(source) {
                guard let source else { continue }
                for rule in rules { rule.check(text, source: source, into: &found) }
            }
            // As with what else is wrong, one text tells of all.
            if let first = found.diagnostics.first { findings.add(first) }
        }
    }

    @inline(__always)
    private func isInteresting(_ traits: TextTraits, to interest: TextTraits?) -> Bool {
        guard let interest else { return true }
        return traits.hasAny(of: interest)
    }
}
