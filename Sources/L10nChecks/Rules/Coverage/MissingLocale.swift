import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource

/// A language that the project supports and a table lacks altogether.
enum MissingLocale: BundleRule {
    static let rule = Rule.missingLocale

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
                RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
                RuleExample("en.lproj/Errors.strings", "\"offline\" = \"Offline\";\n"),
                RuleExample("fi.lproj/Errors.strings", "\"offline\" = \"Yhteys poikki\";\n"),
            ])
    }

    /// Tables of one bundle lack a language for one reason, which is one finding.
    static func check(_ sites: [TableSite], into findings: inout Findings) {
        guard let first = sites.first else { return }
        let files = LanguageFiles(of: first.bundle, first.project)
        let required = first.requiredTags
        var lacking: [LanguageTag: [TableGap]] = [:]
        let misnamed = MisnamedTables(sites)
        for site in sites where site.project.isToBeTranslated(site.table) {
            if !misnamed.contains(site) { reportUnknownSource(site, required, files, into: &findings) }
            guard let source = site.sourceLanguage else { continue }
            let other = misnamed.translations(of: site)
            let there = (other?.languages.map(\.tag) ?? []).filter {
                site.project.demands.demand(for: $0) == .required
            }
            var gaps = gaps(in: site, source, Set(required + there).sorted(), files)
            if let other, gaps.contains(where: { there.contains($0.tag) }) {
                findings.add(renamed(site, to: other, gaps.filter { there.contains($0.tag) }, source))
                gaps.removeAll { there.contains($0.tag) }
            }
            if !gaps.isEmpty, let finding = misnamed.finding(site, source) {
                findings.add(finding)
                continue
            }
            if gaps.count > 1, !site.languages.contains(where: { $0.tag != site.sourceTag }) {
                findings.add(untranslated(gaps, in: site, source))
            } else {
                for gap in gaps { lacking[gap.tag, default: []].append(gap) }
            }
        }
        for (tag, gaps) in lacking.sorted(by: { $0.key < $1.key }) { findings.add(missing(tag, gaps)) }
    }

    /// A table without a required language.
    private struct TableGap {
        let tag: LanguageTag
        let site: TableSite
        let source: TableLanguage
        /// The number of texts that the language lacks.
        let count: Int
        /// The files of the language that hold none of them.
        let files: [CatalogColumn]
    }

    private static func gaps(
        in site: TableSite, _ source: TableLanguage, _ required: [LanguageTag], _ files: LanguageFiles
    ) -> [TableGap] {
        let required = required.filter { $0 != site.sourceTag }
        guard !required.isEmpty else { return [] }
        let count = ownTexts(of: source, in: site)
        guard count > 0 else { return [] }
        let languages = Dictionary(site.languages.map { ($0.tag, $0) }) { first, _ in first }
        let present = site.languages.map(\.tag)
        return required.compactMap { tag in
            if let language = languages[tag] {
                guard language.isIntact, !hasText(language, of: source) else { return nil }
            } else if isAnswered(tag, by: present, in: site) || files.contains(tag, of: site) {
                return nil
            }
            return TableGap(tag: tag, site: site, source: source, count: count, files: languages[tag]?.columns ?? [])
        }
    }

    /// The finding about a language that some tables lack, at the first of them.
    private static func missing(_ tag: LanguageTag, _ gaps: [TableGap]) -> Diagnostic {
        let first = gaps[0]
        let others = gaps.dropFirst().prefix(5).map {
            DiagnosticNote("table '\($0.site.table.name)' has none, too", at: $0.source.start)
        }
        return Diagnostic(
            .missingLocale, message(gaps.map(\.site.table.name), tag, gaps.reduce(0) { $0 + $1.count }),
            at: first.source.start,
            subject: Subject(
                layer: first.site.layer.name, table: gaps.count == 1 ? first.site.table.name : nil,
                locale: tag.description),
            notes: others
                + gaps.flatMap(\.files).map {
                    DiagnosticNote("this file holds none of them", at: $0.fragment.source.span(SourceRange(at: 0)))
                })
    }

    /// The finding about a table whose translations have the name of another one.
    private static func renamed(
        _ site: TableSite, to other: TableSite, _ gaps: [TableGap], _ source: TableLanguage
    ) -> Diagnostic {
        let name = Wording.quoted(other.table.name)
        let place = gaps.count == 1 ? "no '\(gaps[0].tag)', which" : "none of \(gaps.count) languages that"
        return Diagnostic(
            .missingLocale,
            "table \(Wording.quoted(site.table.name)) has \(place) table \(name) has its keys in; rename \(name)",
            at: source.start, cause: "misnamed-table",
            subject: Subject(
                layer: site.layer.name, table: site.table.name,
                locale: gaps.count == 1 ? gaps[0].tag.description : nil),
            notes: gaps.prefix(3).compactMap { gap in
                other.table.columns.first { $0.tag == gap.tag }.map {
                    DiagnosticNote("the keys are here", at: $0.fragment.source.span(SourceRange(at: 0)))
                }
            })
    }

    /// The finding about a table that nobody has translated.
    private static func untranslated(_ gaps: [TableGap], in site: TableSite, _ source: TableLanguage) -> Diagnostic {
        Diagnostic(
            // Without `locales.required`, the languages of other tables are no more than a hint.
            .missingLocale.at(site.project.configuration.locales.required == nil ? .warning : .error),
            message(site.table.name, gaps.map(\.tag), gaps[0].count), at: source.start,
            subject: Subject(layer: site.layer.name, table: site.table.name))
    }

    /// Whether a language has a text for any key of the source language, or a text of its own at all. Where it has none,
    /// the language is missing rather than its translations.
    static func hasText(_ language: TableLanguage, of source: TableLanguage) -> Bool {
        if language.columns.contains(where: { $0.fragment.entries.contains(where: \.isUsable) }) { return true }
        return source.columns.contains { $0.fragment.entries.contains { language.hasEntry(for: $0.key) } }
    }

    /// A table whose texts other languages have and the source language has not, where nothing shows that they stand in a
    /// file of another kind. They may stand in the code, which only its authors know.
    private static func reportUnknownSource(
        _ site: TableSite, _ required: [LanguageTag], _ files: LanguageFiles, into findings: inout Findings
    ) {
        let tag = site.sourceTag
        let source = site.sourceLanguage
        // Where no file at all is in the source language, `source-language-mismatch` says so.
        guard let column = site.translations.first,
            // The source language that the configuration names is asked of every folder.
            required.contains(tag) || site.project.configuration.sourceLanguage != nil,
            source?.isIntact ?? !files.contains(tag, of: site), site.project.locales.contains(tag),
            source.map({ KeyConvention.mayLackNames($0, in: site) }) ?? true,
            case .unknown(let count) = site.keyConvention.sourcePlace
        else { return }
        findings.add(
            Diagnostic(
                .missingLocale.at(.note), sourceMessage(site.table.name, tag, count),
                at: source?.start ?? column.fragment.source.span(SourceRange(at: 0)),
                subject: Subject(layer: site.layer.name, table: site.table.name, locale: tag.description)))
    }

    /// The number of source texts to translate that override nothing; overrides in some languages only are
    /// `partial-override`.
    private static func ownTexts(of source: TableLanguage, in site: TableSite) -> Int {
        var count = 0
        let unasked = site.keysWithoutInterface
        source.forEachText { column, entry in
            if !site.isOverride(entry.key), !site.isNameOrLegalLine(entry.key), column.fragment.hasWords(entry),
                !unasked.contains(entry.key)
            {
                count += 1
            }
        }
        return count
    }

    /// Whether a tag that means the same, or a parent of the language, has texts.
    private static func isAnswered(_ tag: LanguageTag, by present: [LanguageTag], in site: TableSite) -> Bool {
        let parents = site.project.parents(of: tag)
        // Of a bundle with a folder for each, readers get the one of their own, and none beside it.
        let hasFolder = site.bundle.tables.contains { $0.columns.contains { $0.tag == tag && !$0.folder.isEmpty } }
        return present.contains { parents.contains($0) || !hasFolder && $0.means(tag) }
    }
}

/// Which tables have a file in which language: one that could not be read, is too large, or holds plural texts only, too.
/// Names are compared in any letter case, as macOS looks for files.
private struct LanguageFiles {
    private struct File: Hashable {
        let table: String
        let tag: LanguageTag
    }

    private var known: Set<File> = []

    init(of bundle: CatalogBundle, _ project: Project) {
        // Sorted, so that those of a bundle stand together.
        let paths = project.files
        // In the folder of a language paths do not name it.
        if PathText.join(project.root, bundle.path) == PathText.parent(of: project.root),
            let tag = LanguageTag(lprojName: PathText.name(of: project.root))
        {
            for path in paths where !path.contains("/") { insert(path, tag) }
        }
        let prefix = bundle.path.isEmpty ? "" : bundle.path + "/"
        var last: (folder: String, tag: LanguageTag?)?
        for path in paths[Self.firstIndex(of: prefix, in: paths)...] {
            guard path.hasPrefix(prefix) else { return }
            let folder = PathText.parent(of: path)
            guard PathText.parent(of: folder) == bundle.path else { continue }
            // The files of a folder stand together, and reading its name takes longer than all else.
            if last?.folder != folder { last = (folder, LanguageTag(lprojName: PathText.name(of: folder))) }
            if let tag = last?.tag { insert(path, tag) }
        }
    }

    private mutating func insert(_ path: String, _ tag: LanguageTag) {
        guard let format = CatalogFormats.format(of: path), !format.holdsAllLanguages else { return }
        known.insert(File(table: format.place(of: path).table.lowercased(), tag: tag))
    }

    /// The index of the first path that does not sort before a prefix.
    private static func firstIndex(of prefix: String, in paths: [String]) -> Int {
        paths.partitioningIndex { $0 >= prefix }
    }

    func contains(_ tag: LanguageTag, of site: TableSite) -> Bool {
        known.contains(File(table: site.table.name.lowercased(), tag: tag))
    }
}

extension MissingLocale {
    fileprivate static func message(_ tables: [String], _ tag: LanguageTag, _ count: Int) -> String {
        let keys = Wording.count(count, "key", "keys")
        if tables.count == 1 { return "table '\(tables[0])' has no '\(tag)'; add it (\(keys))" }
        return "\(tables.count) tables have no '\(tag)', '\(tables[0])' first; add it (\(keys))"
    }

    fileprivate static func message(_ table: String, _ tags: [LanguageTag], _ count: Int) -> String {
        "table '\(table)' is translated into none of \(tags.count) languages; "
            + "add '\(tags[0])' and the others (\(Wording.count(count, "key", "keys")))"
    }

    fileprivate static func sourceMessage(_ table: String, _ tag: LanguageTag, _ count: Int) -> String {
        "\(Wording.count(count, "key", "keys")) of table '\(table)' \(count == 1 ? "has" : "have") no '\(tag)' text; "
            + "add it unless it stands in the code"
    }
}
