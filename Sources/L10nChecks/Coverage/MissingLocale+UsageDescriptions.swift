import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

extension MissingLocale: UsageRule {
    static var scope: RuleScope { .several([.project(self), .bundle(self), .usage(self)]) }

    /// Reasons to ask for access that the property list of an app gives in one language, as no table of its properties has
    /// them: the system asks every reader in that language.
    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let reasons = UsageReasons(usage, project)
        if let finding = finding(reasons.withoutTable, project, inTables: false) { findings.add(finding) }
        if let finding = finding(reasons.besideTable, project, inTables: true) { findings.add(finding) }
    }

    private static func finding(
        _ reasons: [UsageReasons.Reason], _ project: Project, inTables: Bool
    ) -> Diagnostic? {
        guard let first = reasons.first else { return nil }
        let others = reasons.count - 1
        let names =
            Wording.quoted(first.key)
            + (others == 0 ? " is" : " and \(Wording.count(others, "more reason", "more reasons")) are")
        let table = Wording.quoted(InfoPropertyList.table)
        let message =
            inTables
            ? "\(names) not in the table \(table) of \(Wording.count(first.languages, "language", "languages")): readers are "
                + "asked in '\(project.sourceLanguage)'; add \(others == 0 ? "it" : "them") there"
            : "\(names) in '\(project.sourceLanguage)' alone: the system asks readers of "
                + "\(Wording.count(first.languages, "other language", "other languages")) in it; add a table \(table) to each"
        return Diagnostic(
            .missingLocale.at(.warning), message, at: first.use.span, cause: "usage-descriptions",
            subject: Subject(table: InfoPropertyList.table),
            notes: reasons.dropFirst().prefix(5).map {
                DiagnosticNote("\(Wording.quoted($0.key)) stands here", at: $0.use.span)
            })
    }
}

/// The reasons of all property lists that readers of some language get in another one, each key once.
private struct UsageReasons {
    struct Reason {
        let key: String
        let use: KeyUse
        /// How many languages lack it.
        let languages: Int
    }

    /// Those beside which no table of an app's properties stands.
    private(set) var withoutTable: [Reason] = []
    private(set) var besideTable: [Reason] = []
    /// The languages that should have them, each with those that stand in for it.
    private let languages: [(tag: LanguageTag, others: [LanguageTag])]

    init(_ usage: ProjectUsage, _ project: Project) {
        languages = project.locales.filter {
            $0.language != project.sourceLanguage.language && project.demands.demand(for: $0) != .undeclared
        }.map { (tag: $0, others: Array(project.parents(of: $0))) }
        if languages.isEmpty { return }
        let reasons = usage.index.uses.compactMap { use -> (key: String, use: KeyUse)? in
            guard use.table == .named(InfoPropertyList.table), let key = use.key.literal,
                InfoPropertyList.isUsageDescription(key)
            else { return nil }
            return (key, use)
        }
        if reasons.isEmpty { return }
        let tables = usage.tables.filter { $0.table.name.lowercased() == InfoPropertyList.table.lowercased() }
        let folders = project.bundleFolders(at: tables.map(\.bundle.path))
        let translated = project.bundleFolders(
            at: usage.tables.filter { !$0.translations.isEmpty && !$0.table.hasNoLanguage }.map(\.bundle.path))
        var keys: Set<String> = []
        // Made when it is asked, as most projects have tables for their reasons.
        var apps: AppFolders?
        for (key, use) in reasons where !keys.contains(key) {
            guard !project.isTest(use.span.file), project.isRequested(use.span.file) else { continue }
            let own = folders.own(of: use.span.file)
            if own.isEmpty {
                // What another target has says nothing of this one, unless this one is in one language: a sample.
                guard tables.isEmpty || !translated.own(of: use.span.file).isEmpty else { continue }
                let known = apps ?? AppFolders(usage, project)
                apps = known
                if known.hasOneLanguage(use.span.file) { continue }
                withoutTable.append(Reason(key: key, use: use, languages: languages.count))
            } else {
                let count = lacking(key, tables.filter { own.contains($0.bundle.path) })
                guard count > 0 else { continue }
                besideTable.append(Reason(key: key, use: use, languages: count))
            }
            keys.insert(key)
        }
    }

    /// How many languages have a reason in none of the tables. What the source language or most others have there is told
    /// as a translation that is missing, and a language without the table as that.
    private func lacking(_ key: String, _ sites: [TableSite]) -> Int {
        let isTold = sites.contains { site in
            guard let id = site.table.keys.find(key) else { return false }
            return site.sourceLanguage?.hasEntry(for: id) == true || MissingSourceText.isWidelyTranslated(id, in: site)
        }
        if isTold { return 0 }
        return languages.count { language in
            !sites.contains { site in
                let id = site.table.keys.find(key)
                let columns = site.table.columns.filter {
                    $0.tag == language.tag || $0.tag.means(language.tag) || language.others.contains($0.tag)
                }
                if columns.isEmpty { return site.sourceLanguage != nil }
                return columns.contains { column in
                    !column.fragment.isIntact || id.map(column.hasEntry) ?? false
                }
            }
        }
    }
}
