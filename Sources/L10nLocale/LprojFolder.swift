/// What the name of a localisation folder says, such as `zh-Hant-HK.lproj`.
package enum LprojFolder: Hashable, Sendable {
    /// `Base.lproj`: the development language's interface files, in no language of its own.
    case base
    /// `mul.lproj`: the string catalog that belongs to an interface file; it holds all languages.
    case multiple
    case language(LanguageTagReading)

    /// Reads a folder's name, with or without `.lproj`, without the path before it.
    package init(_ name: some StringProtocol) {
        let stem = name.lowercased().hasSuffix(".lproj") ? name.dropLast(".lproj".count) : name[...]
        switch stem {
        case "Base": self = .base
        case "mul": self = .multiple
        default:
            if let tag = OldFolderNames.tag(named: String(stem)) {
                self = .language(LanguageTagReading(text: String(stem), tag: tag, changes: [.folderName]))
            } else {
                self = .language(LanguageTagReading(stem))
            }
        }
    }

    /// The canonical tag of the folder's language; nil for `Base`, `mul` and names that are not well-formed.
    package var tag: LanguageTag? {
        switch self {
        case .base, .multiple: nil
        case .language(let reading): reading.tag
        }
    }
}

extension LanguageTag {
    /// The canonical tag of a localisation folder: `nb` for `no.lproj`, `he` for `iw.lproj`, `en` for `English.lproj`.
    /// Nil for `Base`, `mul` and names that are not well-formed; ``LprojFolder`` says which.
    package init?(lprojName: some StringProtocol) {
        guard let tag = LprojFolder(lprojName).tag else { return nil }
        self = tag
    }
}

extension LanguageTag {
    /// Whether the tag stands for explanations to translators rather than for a language: `qqq`, of the codes that
    /// ISO 639-3 keeps for local use, as translatewiki.net and MediaWiki use it.
    package var isDocumentation: Bool { language == "qqq" }
}
