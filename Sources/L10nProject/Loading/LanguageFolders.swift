import L10nLocale
import L10nSource

/// The languages of a project's language folders, and which of them the developers write.
struct LanguageFolders: Sendable {
    let sourceLanguage: LanguageTag
    /// What is wrong with the names of folders.
    let diagnostics: [Diagnostic]
    private let tags: [String: LanguageTag]

    /// - Parameter declared: the language that the catalogs call their source, where there are any.
    init(_ files: [TextFile], _ configuration: Configuration, declared: LanguageTag? = nil) {
        var tags: [String: LanguageTag] = [:]
        var diagnostics: [Diagnostic] = []
        var reported: Set<String> = []
        for file in files {
            guard let folder = file.folder, folder != "Base" else { continue }
            let name = LanguageFolderName(folder)
            tags[folder] = name.tag
            let path = file.bundle + "/" + folder
            if let finding = name.finding(in: file), reported.insert(path).inserted { diagnostics.append(finding) }
        }
        self.tags = tags
        self.diagnostics = diagnostics
        sourceLanguage =
            configuration.sourceLanguage.map { Self.spelling(of: $0, among: tags.values) }
            ?? declared ?? Self.guessSource(files, tags)
    }

    /// The language of a file; `Base` and files outside any language folder hold the source language.
    func tag(of file: TextFile) -> LanguageTag {
        file.folder.flatMap { tags[$0] } ?? sourceLanguage
    }

    /// The tag itself if a folder has it, else one that means the same, such as `en-US` for `en`.
    private static func spelling(of tag: LanguageTag, among tags: some Collection<LanguageTag>) -> LanguageTag {
        tags.contains(tag) ? tag : tags.sorted().first { $0.means(tag) } ?? tag
    }

    /// English if there is any, also when only `Base` is there; else the language with the most text.
    private static func guessSource(_ files: [TextFile], _ tags: [String: LanguageTag]) -> LanguageTag {
        let present = Set(tags.values.filter { !$0.isDocumentation })
        if present.isEmpty || present.contains(.english) { return .english }
        if let regional = present.sorted().first(where: { $0.language == "en" }) { return regional }
        // A table that lies nowhere in a language folder has no language.
        let translated = Set(files.lazy.filter { $0.folder != nil }.map(TableKey.init))
        if files.contains(where: { $0.folder == "Base" || $0.folder == nil && translated.contains(TableKey($0)) }) {
            return .english
        }
        var sizes: [LanguageTag: Int] = [:]
        for file in files {
            guard let tag = file.folder.flatMap({ tags[$0] }), present.contains(tag) else { continue }
            sizes[tag, default: 0] += file.found.size
        }
        // Of equal sizes the first tag, as dictionaries have no order.
        return sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? .english
    }
}
