import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// What keeps that from being judged which a run asks for, though it stands in other files: the source texts of a table in a
/// damaged file, and a resolver document that says which tokens belong together.
struct MissingMeasure {
    /// The damaged files.
    private let files: Set<String>

    /// A part of a project that asks for nothing else.
    static let none = MissingMeasure()

    private init() { files = [] }

    /// - Parameters:
    ///   - holds: whether a file was asked for, by the path that reports print.
    ///   - locales: the languages that were asked for; empty for all.
    init(_ project: Project, locales: Set<String>, holds: (String) -> Bool) {
        files = Self.sources(project, locales, holds).union(locales.isEmpty ? Self.documents(project, holds) : [])
    }

    /// Whether a finding says why nothing that was asked for can be judged.
    func explains(_ finding: Diagnostic) -> Bool {
        files.contains(finding.span.file) && finding.severity == .error
            && (finding.isHard || Self.breaking.contains(finding.rule))
    }

    /// What ends the reading of a file and can be accepted.
    private static let breaking: Set<Rule> = [
        .emptyFile, .unescapedQuote, .curlyQuoteDelimiter, .invisibleCharacterOutsideString, .invalidResolverDocument,
        .invalidResolverReference,
    ]

    /// The table of one file of a language.
    private struct Table: Hashable {
        let folder: String
        let name: String

        init?(_ path: String) {
            let language = PathText.parent(of: path)
            guard language.hasSuffix(".lproj") else { return nil }
            folder = PathText.parent(of: language)
            name = PathText.stem(of: path)
        }
    }

    /// The damaged files of source texts that lack a key which a file has that was asked for.
    private static func sources(
        _ project: Project, _ locales: Set<String>, _ holds: (String) -> Bool
    ) -> Set<String> {
        let faults = project.diagnostics.filter { $0.severity == .error && $0.rule.area == .syntax }
        var damaged = Set(faults.map(\.span.file)).filter { isOfSource($0, project) }
        if damaged.isEmpty { return [] }
        let tables = Set(damaged.compactMap { Table($0) })
        var known: [Table: Set<String>] = [:]
        var asked: [Table: Set<String>] = [:]
        for column in project.catalog.layers.filter({ !$0.isEmbedded }).flatMap(\.bundles).flatMap(\.tables)
            .flatMap(\.columns)
        {
            let fragment = column.fragment
            let path = fragment.source.path
            guard let table = Table(path), tables.contains(table) else { continue }
            let keys = fragment.entries.map { fragment.key(of: $0) }
            if isOfSource(path, project) {
                known[table, default: []].formUnion(keys)
                if fragment.isIntact, !fragment.isEmptyText { damaged.remove(path) }
            } else if holds(path), locales.isEmpty || locales.contains(column.tag.description) {
                asked[table, default: []].formUnion(keys)
            }
        }
        return damaged.filter { path in
            Table(path).map { !asked[$0, default: []].isSubset(of: known[$0, default: []]) } ?? false
        }
    }

    /// Whether a file stands in the folder of the source language.
    private static func isOfSource(_ path: String, _ project: Project) -> Bool {
        let folder = PathText.name(of: PathText.parent(of: path))
        guard folder.hasSuffix(".lproj") else { return false }
        if folder == "Base.lproj" { return true }
        guard let tag = LanguageTag(lprojName: folder) else { return false }
        // Of a language without a readable file the project knows nothing.
        return tag.means(project.sourceLanguage) || tag.means(project.configuration.sourceLanguage ?? .english)
    }

    /// The files of broken resolver documents where a token file was asked for that they may name: none of them says so.
    private static func documents(_ project: Project, _ holds: (String) -> Bool) -> Set<String> {
        let broken = project.themes.filter { $0.origin == .document && !$0.isComplete }
        guard !broken.isEmpty else { return [] }
        let isAsked = project.themes.contains { theme in
            theme.origin != .defaults && !theme.isComplete && theme.sources.contains { holds($0.path) }
        }
        return isAsked ? Set(broken.flatMap { [$0.path] + $0.sources.map(\.path) }) : []
    }
}
