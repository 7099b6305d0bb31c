import L10nCatalog
import L10nLocale
package import L10nProject
package import L10nSource
import L10nStrings
import L10nUsage

/// The source texts that stand in code alone (`value:`, `defaultValue:`) as the files of texts that a project could have of
/// them: translators get them, their languages are counted, and answers find their keys.
package enum CodeTextFiles {
    /// Whether some table has a key that looks like a name and no source text, so that it is worth reading the code.
    package static func mayBeNeeded(_ project: Project) -> Bool {
        TableSites(project, findsLeftovers: false).tables.contains { site in
            site.table.keys.ids.contains { key in
                site.source(of: key) == nil && site.textOfBase(key) == nil
                    && KeyShape(site.table.keys[key]) == .identifier
                    && site.table.columns.contains { $0.hasEntry(for: key) }
            }
        }
    }

    /// One file for each table whose languages have folders, in that of the source language or, where that has such a file,
    /// in `Base.lproj`; by the paths that reports print.
    package static func files(_ usage: ProjectUsage, _ project: Project) -> [String: DerivedText] {
        let taken = Set(project.sources.keys)
        let texts = CodeTexts(usage).texts
        let asked = Set(texts.map(\.use.span.file))
        let sources = usage.sources.files.filter { asked.contains($0.path) }
        var files: [String: DerivedText] = [:]
        for text in texts {
            guard let words = text.use.defaultText?.literal, words.contains(where: \.isLetter),
                text.table.translations.contains(where: { !$0.folder.isEmpty })
            else { continue }
            let folders = [text.table.sourceTag.description, "Base"]
            let paths = folders.map {
                project.shown(PathText.join(text.table.bundle.path, "\($0).lproj/\(text.table.table.name).strings"))
            }
            guard let path = paths.first(where: { !taken.contains($0) }) else { continue }
            let comment = text.use.comment.flatMap { $0.isEmpty ? nil : StringsWriter.comment($0) + "\n" } ?? ""
            let entry = StringsWriter.entry(key: text.table.table.keys[text.key], text: words)
            files[path, default: DerivedText(from: sources)].append("\(comment)\(entry)\n\n", from: text.use.span)
        }
        return files
    }
}
