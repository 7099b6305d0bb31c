import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource

/// Where the texts of each language stand, so that a path selects what its languages lack.
///
/// What is absent is reported at the place that demands it, mostly the source text. Somebody who names `de.lproj` means
/// German all the same: a finding about a language is one of the files of that language, too. Other places that its notes
/// show, such as the source text beside a translation, select nothing.
struct LanguagePlaces {
    private struct Folder: Hashable {
        var bundle: String
        var locale: String
    }

    /// The files of each language.
    private var files: [String: Set<String>] = [:]
    /// The names of the language folders of each bundle, such as `pt_BR.lproj`.
    private var folders: [Folder: Set<String>] = [:]
    /// The bundle of each file of one language.
    private var bundles: [String: String] = [:]
    private let project: Project?

    /// Those of a run that everything is asked of.
    init() { project = nil }

    init(_ project: Project) {
        self.project = project
        for layer in project.catalog.layers where !layer.isEmbedded {
            for bundle in layer.bundles {
                for column in bundle.tables.lazy.flatMap(\.columns) {
                    let locale = column.tag.description
                    let path = column.fragment.source.path
                    files[locale, default: []].insert(path)
                    if column.folder.isEmpty || CatalogFormats.format(of: path)?.holdsAllLanguages ?? true { continue }
                    folders[Folder(bundle: bundle.path, locale: locale), default: []].insert(column.folder + ".lproj")
                    bundles[path] = bundle.path
                }
            }
        }
    }

    /// The files of the languages that a finding is about, where it is to be mended: those that its notes point to, and those
    /// with the name of the finding's file, whether they exist or not.
    func paths(of finding: Diagnostic) -> [String] {
        finding.subject.languages.flatMap { paths(of: finding, in: $0) }
    }

    private func paths(of finding: Diagnostic, in locale: String) -> [String] {
        let known = files[locale] ?? []
        let noted = finding.notes.compactMap { $0.span?.file }.filter(known.contains)
        let parent = PathText.parent(of: finding.span.file)
        let outer = parent.hasSuffix(".lproj") ? PathText.parent(of: parent) : nil
        guard let bundle = bundles[finding.span.file] ?? outer else { return noted }
        let name = PathText.name(of: finding.span.file)
        return noted
            + (folders[Folder(bundle: bundle, locale: locale)] ?? []).map { folder in
                let path = PathText.join(bundle, folder + "/" + name)
                return project?.shown(path) ?? path
            }
    }
}
