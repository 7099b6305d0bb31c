import L10nCatalog
import L10nFormats
package import L10nLocale
package import L10nProject
package import L10nSource

/// What is wrong with the files that an export takes texts from, so far that it would leave some out.
package struct ExportDamage: Sendable {
    /// The errors that reading found, in the order of the project.
    package let findings: [Diagnostic]

    /// What is wrong with a file and keeps no text of its tables from going out.
    private static let harmless: Set<Rule> = [
        .entryOutsideStrings, .missingCatalogHeader, .unknownLocaleTag,
    ]

    /// - Parameter tags: the languages to translate into.
    package init(_ project: Project, to tags: [LanguageTag]) {
        // A file that could not be read has no place in the catalog, and counts for every language.
        var languages: [String: Set<LanguageTag>] = [:]
        for table in project.catalog.layers.lazy.flatMap(\.bundles).flatMap(\.tables) {
            for column in table.columns { languages[column.fragment.source.path, default: []].insert(column.tag) }
        }
        let wanted = Set(tags + [project.sourceLanguage])
        findings = project.diagnostics.filter { finding in
            guard finding.severity == .error, !Self.harmless.contains(finding.rule) else { return false }
            // Of a table in two formats both go out. Whether Xcode builds both says its project, which a check reads.
            if finding.rule == .tableNameConflict, finding.cause == "table-overlap" { return false }
            let file = PathText.name(of: finding.span.file).lowercased()
            guard CatalogFormats.format(of: file) != nil else { return false }
            guard project.isRequested(finding.span.file) else { return false }
            // A translation without a byte is one to fill.
            let wanted = finding.rule == .emptyFile ? [project.sourceLanguage] : wanted
            if let name = finding.subject.locale, let tag = LanguageTagReading(name).tag { return wanted.contains(tag) }
            return languages[finding.span.file].map { !$0.isDisjoint(with: wanted) } ?? true
        }
    }
}
