import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

/// What a language lacks of keys whose source texts no file has, as the key is the text or it stands in code: most other languages
/// have a text for them.
///
/// Keys that should have a source text in their table have a finding about that (PRI-7).
enum SourcelessTranslations {
    static let cause = "no-source-text"

    static func check(_ site: TableSite, into findings: inout Findings) {
        let source = site.sourceLanguage
        guard mayLack(site, source) else { return }
        let keys = site.table.keys.ids.filter { key in
            source?.hasEntry(for: key) != true && isWanted(key, of: site) && needsNoSource(key, of: site)
        }
        report(keys, of: site, into: &findings)
    }

    /// The same of keys whose source text a single place in code has, beside others that their table has.
    static func check(_ texts: CodeTexts, into findings: inout Findings) {
        for group in Dictionary(grouping: texts.texts, by: { ObjectIdentifier($0.table) }).values {
            let site = group[0].table
            let keys = group.map(\.key).filter { isWanted($0, of: site) && !needsNoSource($0, of: site) }
            report(keys, of: site, into: &findings)
        }
    }

    /// The same of texts that code looks up, where the table lists other texts of the kind: what no code asks for may be left over
    /// in all languages.
    /// - Parameter texts: those that code has, which are told of already.
    static func check(_ usage: ProjectUsage, besides texts: CodeTexts, into findings: inout Findings) {
        let known = Set(texts.texts.map { $0.table.place(of: $0.key) })
        for (number, site) in usage.tables.enumerated() {
            guard let source = site.sourceLanguage, mayLack(site, source) else { continue }
            let keys = site.table.keys.ids.filter { key in
                !source.hasEntry(for: key) && isWanted(key, of: site) && !known.contains(site.place(of: key))
                    && KeyShape(site.table.keys[key]) == .text && !needsNoSource(key, of: site)
                    && usage.index.uses(of: key.index, in: number).contains {
                        $0.kind == .lookup && !site.project.isTest($0.span.file)
                    }
            }
            report(keys, of: site, into: &findings)
        }
    }

    private static func mayLack(_ site: TableSite, _ source: TableLanguage?) -> Bool {
        site.translations.count > 1 && source?.isIntact ?? true && !site.table.hasNoLanguage
            && site.project.locales.contains(site.sourceTag)
    }

    private static func isWanted(_ key: KeyID, of site: TableSite) -> Bool {
        !site.isOverride(key) && !site.isNameOrLegalLine(key) && MissingSourceText.isWidelyTranslated(key, in: site)
    }

    /// Whether the table shows that a key has its source text elsewhere, and not in an interface file: of the objects of those
    /// nobody knows which are there still.
    private static func needsNoSource(_ key: KeyID, of site: TableSite) -> Bool {
        let name = site.table.keys[key]
        let shape = KeyShape(name)
        guard shape != .interfaceObject, !KeyShape.mayBeNumberedObject(name) else { return false }
        return site.keyConvention.needsNoSource(shape)
            && (site.keyConvention.sourcePlace != .xcodeFile || site.holdsInformation)
    }

    private static func report(_ keys: [KeyID], of site: TableSite, into findings: inout Findings) {
        if keys.isEmpty { return }
        let texts = keys.compactMap { text(of: $0, in: site) }
        // Readers of a variety of the source language read the text in the code.
        for language in site.languages where language.tag.language != site.sourceTag.language && language.isIntact {
            guard let demand = MissingTranslation.demand(for: language, in: site),
                language.columns.contains(where: { $0.fragment.entries.contains(where: \.isUsable) })
            else { continue }
            for (column, entry) in texts where !language.hasEntry(for: entry.key) {
                findings.add(MissingTranslation.finding(entry, of: column, language, demand, in: site, cause: cause))
            }
        }
    }

    /// The first translation of a key; nil where it holds nothing to translate.
    private static func text(of key: KeyID, in site: TableSite) -> (column: CatalogColumn, entry: CatalogEntry)? {
        for column in site.translations {
            guard let entry = column.entry(for: key), entry.isUsable else { continue }
            return entry.state != .stale && column.fragment.isToTranslate(entry) ? (column, entry) : nil
        }
        return nil
    }
}
