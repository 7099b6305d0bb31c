import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

extension MissingLocale: ProjectRule {
    /// Languages that some folders of tables have and others lack. Which of them readers need only the configuration can say: a
    /// folder may be a framework, a screen or a part that few use.
    static func check(_ project: Project, into findings: inout Findings) {
        guard project.configuration.locales.required == nil else { return }
        for layer in project.catalog.layers where !layer.isEmbedded && layer.bundles.count > 1 {
            let folders = layer.bundles.compactMap { Folder($0, in: project) }
            let known = languages(of: folders)
            if let finding = uneven(layer, folders, known) { findings.add(finding) }
            reportReasons(layer, known, in: project, into: &findings)
        }
    }

    /// Reasons to ask for access in a folder of their own, translated into fewer languages than the app: the system asks the other
    /// readers in the language of the developers.
    private static func reportReasons(
        _ layer: CatalogLayer, _ known: [String: LanguageTag], in project: Project, into findings: inout Findings
    ) {
        for bundle in layer.bundles {
            // Beside other tables a language that it lacks is told as that of any table.
            guard bundle.tables.count == 1, let table = bundle.tables.first,
                table.name.lowercased() == InfoPropertyList.table.lowercased(), let source = table.source,
                case let file = source.fragment.source, !project.isTest(file.path), project.isToBeTranslated(table),
                case let reasons = table.keys.ids.map({ table.keys[$0] }).filter(InfoPropertyList.isUsageDescription),
                let first = reasons.first
            else { continue }
            let own = Set(table.columns.map(\.tag.language))
            let lacking = known.filter { !own.contains($0.key) }.values.sorted()
            guard !lacking.isEmpty else { continue }
            let more = reasons.count - 1
            let names =
                Wording.quoted(first)
                + (more == 0 ? " has" : " and \(Wording.count(more, "more reason", "more reasons")) have")
            findings.add(
                Diagnostic(
                    .missingLocale.at(.warning),
                    "\(names) no \(phrase(lacking)), which other tables have: the system asks these readers in "
                        + "'\(source.tag)'; add them",
                    at: file.span(SourceRange(at: 0)), cause: "usage-descriptions",
                    subject: Subject(layer: layer.name, table: table.name)))
        }
    }

    /// The languages of some folders, by what they are without script and region.
    private static func languages(of folders: [Folder]) -> [String: LanguageTag] {
        folders.reduce(into: [:]) { known, folder in
            for (language, tag) in folder.languages { known[language] = min(tag, known[language] ?? tag) }
        }
    }

    private static func uneven(
        _ layer: CatalogLayer, _ folders: [Folder], _ known: [String: LanguageTag]
    ) -> Diagnostic? {
        let gaps = folders.flatMap { folder -> [(table: CatalogTable, tags: [LanguageTag])] in
            let tags = known.filter { folder.languages[$0.key] == nil }.values.sorted()
            return tags.isEmpty ? [] : folder.tables.map { (table: $0, tags: tags) }
        }
        let places = gaps.compactMap { gap in gap.table.source.map { (gap.table.name, gap.tags, $0.fragment.source) } }
        guard let (name, tags, source) = places.first else { return nil }
        return Diagnostic(
            .missingLocale.at(.note),
            "\(Wording.count(places.count, "table lacks", "tables lack")) languages that other folders have: "
                + "'\(name)' has no \(phrase(tags)); name in locales.required what all need",
            at: source.span(SourceRange(at: 0)), cause: "uneven-folders", subject: Subject(layer: layer.name),
            notes: places.dropFirst().prefix(5).map { name, tags, source in
                DiagnosticNote("table '\(name)' has no \(phrase(tags))", at: source.span(SourceRange(at: 0)))
            })
    }

    private static func phrase(_ tags: [LanguageTag]) -> String {
        "'\(tags[0])'" + (tags.count > 1 ? " and \(tags.count - 1) more" : "")
    }
}

/// A folder of tables that somebody translates.
private struct Folder {
    /// Those that have texts to translate.
    let tables: [CatalogTable]
    /// The languages that are required, by what they are without script and region: a variety may do for another.
    let languages: [String: LanguageTag]

    init?(_ bundle: CatalogBundle, in project: Project) {
        tables = bundle.tables.filter {
            // Names of apps are the same in most languages.
            $0.sourceColumn != nil && project.isToBeTranslated($0) && !$0.name.lowercased().hasSuffix("infoplist")
        }
        let tags = tables.flatMap { $0.columns.map(\.tag) }.filter { project.demands.demand(for: $0) == .required }
        languages = Dictionary(tags.map { ($0.language, $0) }, uniquingKeysWith: min)
        if tables.isEmpty || languages.count < 2 { return nil }
    }
}
