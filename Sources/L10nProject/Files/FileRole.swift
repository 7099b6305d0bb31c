import L10nFormats
import StateViews

/// What a file may be to a project, told by its name.
enum FileRole: Sendable, Hashable {
    /// Texts, in one of `CatalogFormats`.
    case texts
    case tokens
    case resolver
    /// Definitions of state views and screens.
    case stateViews
    /// A JSON file whose name says nothing: `JSONContent` tells.
    case json
    /// A file that may hold tokens in a notation that token files are not read in.
    case foreignTokens
    case font

    /// The ends of names that say it all.
    private static let suffixes: [(role: FileRole, suffixes: [String])] = [
        (.tokens, [".tokens.json", ".tokens"]),
        (.resolver, [".resolver.json"]),
        (.stateViews, [StateViewDocument.suffix]),
    ]

    static let fontSuffixes = [".ttf", ".otf", ".ttc", ".woff", ".woff2", ".TTF", ".OTF"]

    static let foreignSuffixes = [".json5", ".jsonc", ".yaml", ".yml"]

    /// What token files and resolver documents are called most often where their names say no format.
    private static let tokenFiles: Set<String> = ["tokens.json", "design-tokens.json", "resolver.json"]

    /// - Parameter isAnyJSON: whether JSON files of any name count.
    init?(name: String, isAnyJSON: Bool = false) {
        if CatalogFormats.format(of: name) != nil {
            self = .texts
        } else if let known = Self.suffixes.first(where: { $0.suffixes.contains(where: name.hasSuffix) }) {
            self = known.role
        } else if isAnyJSON || Self.tokenFiles.contains(name), name.hasSuffix(".json"),
            !name.hasPrefix("stateview-l10n")
        {
            // What this tool writes and reads itself, such as its configuration and locks, is never meant.
            self = .json
        } else if Self.fontSuffixes.contains(where: name.hasSuffix) {
            self = .font
        } else {
            return nil
        }
    }

    /// What a file is by its name, else by what was said of it (TF-2).
    ///
    /// Source: Design Tokens Format Module 2025.10, section 4.1; RFC 9110, section 8.3.1 for parameters and case.
    init?(name: String, mediaType: String?, isAnyJSON: Bool) {
        let named = FileRole(name: name, isAnyJSON: isAnyJSON)
        let type = mediaType?.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
        switch (named, type) {
        case (nil, "application/design-tokens+json"), (.json, "application/design-tokens+json"): self = .tokens
        case (nil, "application/json"): self = .json
        default:
            guard let named else { return nil }
            self = named
        }
    }

    /// Whether a file may hold tokens in another notation than JSON.
    /// - Parameter isAny: whether a name does not have to say that it holds tokens.
    static func isForeign(_ name: String, isAny: Bool) -> Bool {
        foreignSuffixes.contains(where: name.hasSuffix)
            && (isAny || name.contains(".tokens.") || name.contains(".resolver."))
    }

    /// Whether the file may hold tokens or say in which order they are resolved.
    var mayHoldTokens: Bool {
        switch self {
        case .tokens, .resolver, .json, .foreignTokens: true
        case .texts, .stateViews, .font: false
        }
    }
}
