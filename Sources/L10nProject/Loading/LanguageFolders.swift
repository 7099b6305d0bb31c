import L10nCatalog
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
        let twins = Self.folders(of: files)
        for file in files {
            guard let folder = file.folder, folder != "Base" else { continue }
            let name = LanguageFolderName(folder)
            tags[folder] = name.tag
            let path = file.bundle + "/" + folder
            if let finding = name.finding(in: file), reported.insert(path).inserted {
                // Names that are no language all have one tag, and any number of twins.
                if finding.rule == .noncanonicalLocaleTag,
                    let twin = twins[file.bundle]?[name.tag]?.subtracting([folder]).min()
                {
                    diagnostics.append(name.finding(in: file, besides: twin))
                } else {
                    diagnostics.append(finding)
                }
            }
        }
        self.tags = tags
        self.diagnostics = diagnostics
        sourceLanguage =
            configuration.sourceLanguage.map { Self.spelling(of: $0, among: tags.values) }
            ?? declared ?? Self.guessSource(files, tags, limit: configuration.limits.fileBytes)
    }

    /// The names of the folders of each language, by the folder that they lie in.
    private static func folders(of files: [TextFile]) -> [String: [LanguageTag: Set<String>]] {
        var folders: [String: [LanguageTag: Set<String>]] = [:]
        var seen: Set<String> = []
        for file in files {
            guard let folder = file.folder, folder != "Base", seen.insert(file.bundle + "/" + folder).inserted else {
                continue
            }
            folders[file.bundle, default: [:]][LanguageFolderName(folder).tag, default: []].insert(folder)
        }
        return folders
    }

    /// The language of a file; `Base` and files outside any language folder hold the source language.
    func tag(of file: TextFile) -> LanguageTag {
        file.folder.flatMap { tags[$0] } ?? sourceLanguage
    }

    /// The tag itself if a folder has it, else one that means the same, such as `en-US` for `en`.
    private static func spelling(of tag: LanguageTag, among tags: some Collection<LanguageTag>) -> LanguageTag {
        tags.contains(tag) ? tag : tags.sorted().first { $0.means(tag) } ?? tag
    }

    /// Whether the keys of a file are texts in English that no folder repeats: most are sentences or words, and have other texts.
    private static func keysAreEnglish(_ file: TextFile, limit: Int) -> Bool {
        var (texts, sentences, all) = (0, 0, 0)
        for column in LoadedTexts.read(file, tag: .english, limit: limit).columns {
            for entry in column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
                all += 1
                let key = column.fragment.key(of: entry)
                let isWord = key.first?.isUppercase == true && key.allSatisfy(\.isLetter)
                guard isWord || key.contains(" "), key.utf8.allSatisfy({ $0 < 0x80 }),
                    column.fragment.text(of: entry) != key
                else { continue }
                texts += 1
                if !isWord { sentences += 1 }
            }
        }
        return sentences > 0 && texts * 2 > all
    }

    /// English if there is any, also when only `Base` is there; else the language with the most text.
    private static func guessSource(
        _ files: [TextFile], _ tags: [String: LanguageTag], limit: Int
    ) -> LanguageTag {
        let present = Set(tags.values.filter { !$0.isDocumentation })
        if present.isEmpty || present.contains(.english) { return .english }
        if let regional = present.sorted().first(where: { $0.language == "en" }) { return regional }
        // A table that lies nowhere in a language folder has no language.
        let translated = Set(files.lazy.filter { $0.folder != nil }.map(TableKey.init))
        if files.contains(where: { $0.folder == "Base" || $0.folder == nil && translated.contains(TableKey($0)) }) {
            return .english
        }
        var sizes: [LanguageTag: Int] = [:]
        var largest: TextFile?
        for file in files {
            guard let tag = file.folder.flatMap({ tags[$0] }), present.contains(tag) else { continue }
            sizes[tag, default: 0] += file.found.size
            if file.found.size > largest?.found.size ?? 0 { largest = file }
        }
        if let largest, keysAreEnglish(largest, limit: limit) { return .english }
        // Of equal sizes the first tag, as dictionaries have no order.
        return sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? .english
    }
}
