import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// The apps of a repository, by the folders of their Xcode projects: a sample beside a translated library is one of its own.
struct AppFolders {
    /// What the look-ups of an app find.
    private struct Count {
        var views = (found: 0, missed: 0)
        /// Of all look-ups, those that find a text with translations.
        var all = (found: 0, missed: 0)

        mutating func add(isFound: Bool, isTranslated: Bool, inView: Bool) {
            if inView { if isFound { views.found += 1 } else { views.missed += 1 } }
            if isTranslated { all.found += 1 } else if !isFound { all.missed += 1 }
        }
    }

    private let folders: Set<String>
    private var counts: [String: Count] = [:]
    /// The folders with a table of several languages, however deep.
    private let translated: Set<String>
    /// Whether the configuration asks for several languages.
    private let requiresSeveral: Bool

    init(_ usage: ProjectUsage, _ project: Project) {
        let projects = usage.sources.files.lazy.map(\.path).filter { PathText.name(of: $0) == "project.pbxproj" }
        folders = Set(projects.map { PathText.parent(of: PathText.parent(of: $0)) })
        let hasTranslations = usage.tables.map { !$0.translations.isEmpty }
        let bundles = Set(zip(usage.tables, hasTranslations).lazy.filter { $0.1 }.map { $0.0.bundle.path })
        translated = bundles.reduce(into: []) { around, path in
            around.formUnion([path, ""])
            around.formUnion(PathText.folders(above: path))
        }
        requiresSeveral = (project.configuration.locales.required?.count ?? 0) > 1
        var last: (file: String, folder: String)?
        for (use, match) in zip(usage.index.uses, usage.index.matches) where use.kind == .lookup {
            let isMissed = match.keys.isEmpty && use.key.isTranslatable
            if match.keys.isEmpty && !isMissed { continue }
            // The uses of a file stand together.
            if last?.file != use.span.file { last = (use.span.file, folder(of: use.span.file)) }
            let isTranslated = match.keys.contains { hasTranslations[$0.table] }
            counts[last?.folder ?? "", default: Count()].add(
                isFound: !isMissed, isTranslated: isTranslated, inView: use.isImplicit)
        }
    }

    /// Whether most literals of views of the app that a file belongs to have a text in a table, so that one without is forgotten.
    func translatesLiterals(_ path: String) -> Bool {
        counts[folder(of: path)].map { $0.views.found > $0.views.missed } ?? false
    }

    /// Whether all readers of an app read one language, so that a text is what they should see.
    func hasOneLanguage(_ path: String) -> Bool {
        if requiresSeveral { return false }
        if translated.isEmpty { return true }
        let folder = folder(of: path)
        if translated.contains(folder) { return false }
        // Its texts may stand in a package beside it.
        return counts[folder].map { $0.all.found <= $0.all.missed } ?? true
    }

    /// The innermost folder of a project around a path.
    private func folder(of path: String) -> String {
        PathText.folders(above: path).first(where: folders.contains) ?? ""
    }
}
