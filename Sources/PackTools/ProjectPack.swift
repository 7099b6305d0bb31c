package import L10nLocale
import L10nLookup
import L10nPack
package import L10nProject
import L10nSource
import StateViews

/// A pack of all that a library answers from a project.
package struct ProjectPack {
    /// The whole file; the same for the same project.
    package let bytes: [UInt8]
    /// The languages that there are texts in, sorted.
    package let languages: [LanguageTag]
    /// The number of different keys.
    package let keyCount: Int
    /// The number of permutations of the theme that a reader can ask for; 0 without a theme.
    package let permutationCount: Int
    /// The number of state views and screens that documents define.
    package let viewCount: Int

    /// - Parameters:
    ///   - locales: the readers whose languages are kept, with those that these fall back to and the source language;
    ///     empty for all.
    ///   - brands: the brands that are kept; empty for all. Whoever has none of them gets the theme's own.
    /// - Throws: when a section would have 2^31 bytes or more.
    package init(_ project: Project, locales: [LanguageTag] = [], brands: [String] = []) throws(PackTooLarge) {
        let kept = brands.isEmpty ? nil : Set(brands)
        let chosen: Set<LanguageTag>? =
            locales.isEmpty ? nil : Set((locales + [project.sourceLanguage]).flatMap { project.lookupChain(for: [$0]) })
        var (sections, names) = (PackSections(), PackNames(project))
        let texts = TextSections(project, languages: chosen, brands: kept)
        texts.fill(&sections, &names)
        let modifiers = project.configuration.themes
        var tokens = project.themeSource.map { TokenSections($0, modifiers, brands: kept) }
        tokens?.fill(&sections, &names)
        let documents = Self.documents(of: project)
        sections.single[.documents] = PackBytes.list(
            documents.flatMap { path in [Array(names.path(path).utf8), project.sources[path]?.bytes ?? []] })
        sections.single[.icons] = PackBytes.list(Self.icons(of: project))
        sections.single[.names] = PackBytes.list(names.names.all)
        sections.single[.settings] = Self.settings(
            project, brands: project.brands.filter { kept?.contains($0) ?? true }, tokens)
        bytes = try sections.bytes()
        languages = texts.tags
        keyCount = sections.keys.count
        permutationCount = tokens?.permutations.count ?? 0
        viewCount = project.stateViews.views.count + project.stateViews.screens.count
    }

    /// The paths of the documents that say something, in the order in which they were read.
    private static func documents(of project: Project) -> [String] {
        let paths = project.stateViews.views.map(\.span.file) + project.stateViews.screens.map(\.span.file)
        return Set(paths).sorted()
    }

    /// The drawings of the product, or of the folder that replaces its files: for each its name and its bytes.
    private static func icons(of project: Project) -> [[UInt8]] {
        IconRegistry.all.sorted { $0.id < $1.id }.flatMap { icon in
            project.defaultFile(icon.path).map { [Array(icon.id.utf8), $0.bytes] } ?? []
        }
    }

    private static func settings(_ project: Project, brands: [String], _ tokens: TokenSections?) -> [UInt8] {
        let configuration = project.configuration
        var bytes = PackBytes()
        bytes.string(project.sourceLanguage.description)
        switch configuration.lookupOrder {
        case .localeMajor: bytes.byte(0)
        case .layerMajor: bytes.byte(1)
        }
        bytes.strings(configuration.tables)
        let parents = configuration.locales.fallback.sorted { $0.key < $1.key }
        bytes.number(parents.count)
        for (tag, parent) in parents {
            bytes.string(tag.description)
            bytes.string(parent.description)
        }
        bytes.strings(brands)
        bytes.string(configuration.themes.brandModifier)
        for axis in tokens?.axes ?? [[], [], [], []] { bytes.strings(axis) }
        bytes.strings(tokens?.problems ?? [])
        return bytes.bytes
    }
}
