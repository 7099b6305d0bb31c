import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource

/// The texts of one table, counted for one language.
struct TableCoverage {
    private(set) var count = TextCount()
    private(set) var damagedFiles: [String] = []
    /// Those of them of which apps read the beginning.
    private(set) var cutFiles: [String] = []

    private let targets: [CatalogColumn]
    /// The files of the languages that stand in for this one, nearest first.
    private let standIns: [CatalogColumn]
    /// Whether the language is a variety of the source language, whose texts its readers see where the key is the text.
    private let isVariety: Bool
    /// The languages whose plural rules tell which forms a text needs.
    private let plurals: [LanguageTag: PluralGaps]
    /// Texts that are entered as not translated yet, which the run time does not see.
    private let newKeys: Set<KeyID>

    /// What there is to translate in a table.
    struct Source {
        let tag: LanguageTag
        /// The files of source texts.
        let columns: [CatalogColumn]
        /// The keys whose source texts no file has.
        let keys: [KeyID]
        /// The keys that files of source texts have and nobody is to translate.
        let unasked: Set<KeyID>

        init(_ table: CatalogTable, in project: Project) {
            tag = table.source?.tag ?? project.sourceLanguage
            columns = TableCoverage.sources(of: table, in: project)
            keys = table.sourcelessKeys(in: project)
            unasked = project.keysWithoutInterface(in: table)
        }
    }

    /// nil for the language that the table is translated from.
    /// - Parameters:
    ///   - parents: the languages that stand in for `tag`, nearest first.
    ///   - plurals: what tells which plural forms the texts of a language need.
    init?(
        _ table: CatalogTable, _ source: Source, tag: LanguageTag, parents: some Sequence<LanguageTag>,
        plurals: [LanguageTag: PluralGaps]
    ) {
        guard source.tag != tag, !source.columns.contains(where: { $0.tag == tag }) else { return nil }
        // Those that win over others stand first.
        let files = Array(table.columns(of: tag))
        targets = files.filter(\.fragment.isRead)
        standIns = parents.flatMap(table.columns).filter(\.fragment.isRead)
        isVariety = tag.language == source.tag.language
        self.plurals = plurals
        newKeys = Set(
            targets.lazy.flatMap(\.fragment.entries).filter {
                $0.state == .new && $0.flags.contains(.lostAtRunTime) && $0.key != .unassigned
            }.map(\.key))
        var seen: Set<KeyID> = []
        for column in source.columns {
            for entry in column.fragment.entries
            where entry.isUsable && !source.unasked.contains(entry.key) && seen.insert(entry.key).inserted {
                add(entry, of: column.fragment)
            }
        }
        // A table that the source language has no file of is asked of no language that has none either, as by `check`.
        if !source.columns.isEmpty || !files.isEmpty || !standIns.isEmpty {
            for key in source.keys { add(key) }
        }
        // What says nothing yet is no damaged translation.
        let damaged = (source.columns + files.filter { !$0.fragment.isEmptyText }).filter { !$0.fragment.isIntact }
        damagedFiles = damaged.map(\.fragment.source.path)
        cutFiles = damaged.filter(\.fragment.isCutOff).map(\.fragment.source.path)
    }

    /// The file of source texts of each format: a table may have plain texts in one file and plural texts in another. Texts
    /// that stand in code alone are one more.
    static func sources(of table: CatalogTable, in project: Project) -> [CatalogColumn] {
        let tag = table.source?.tag ?? project.sourceLanguage
        // Plural texts win over plain ones with the same key.
        let formats = CatalogFormats.all.filter { $0.outranks } + CatalogFormats.all.filter { !$0.outranks }
        return formats.flatMap { format -> [CatalogColumn] in
            let columns = table.columns.filter { format.claims($0.fragment.source.path) }
            guard let source = CatalogTable.sourceColumn(of: columns, sourceTag: tag) else { return [] }
            return [columns[source]] + project.madeColumns(of: columns, besides: source)
        }
    }

    private mutating func add(_ entry: CatalogEntry, of source: CatalogFragment) {
        // What says nothing needs no translation.
        if entry.flags.contains(.isNotTranslated) || source.isBlank(entry) { return }
        if entry.state == .stale { return count.stale += 1 }
        if isVariety, source.isItsKey(entry), !targets.contains(where: { $0.hasEntry(for: entry.key) }) {
            return count.translated += 1
        }
        add(entry.key)
    }

    private mutating func add(_ key: KeyID) {
        if add(key, from: targets) { return }
        if newKeys.contains(key) { return count.new += 1 }
        // At run time a variety shows the texts of its parent, so that it needs only those that differ.
        if !add(key, from: standIns) { count.missing += 1 }
    }

    /// Counts the translation of a key; false where the files have none.
    private mutating func add(_ key: KeyID, from columns: [CatalogColumn]) -> Bool {
        for column in columns {
            guard let translation = column.entry(for: key) else { continue }
            add(translation, in: column)
            return true
        }
        return false
    }

    private mutating func add(_ translation: CatalogEntry, in column: CatalogColumn) {
        let isIncomplete =
            translation.formsNumber != 0
            && plurals[column.tag]?.isIncomplete(translation, of: column.fragment) ?? false
        if isIncomplete || column.fragment.isEmpty(translation) { return count.missing += 1 }
        switch translation.state {
        case .translated: count.translated += 1
        case .machineTranslated: count.machineTranslated += 1
        // Nobody has said of these that they are right.
        case .needsReview, .stale, .unknown: count.needsReview += 1
        case .new: count.new += 1
        }
    }
}

extension CatalogFragment {
    /// Whether apps read its entries. Of any other damaged file they read none, so that nothing is translated there.
    fileprivate var isRead: Bool { isIntact || isCutOff }

    fileprivate func isEmpty(_ entry: CatalogEntry) -> Bool { withText(of: entry) { $0.isEmpty } }
}
