import L10nSource

/// The tool that wrote a token file in another form than that of 2025.10.
enum TokenTool: CaseIterable {
    case styleDictionary
    case tokensStudio
    case figma
    case theo

    /// - Parameter themes: the paths of the files in which Tokens Studio keeps its themes, beside its sets.
    init(_ file: SourceFile, themes: [String]) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        if text.contains("\"$themes\"") || themes.contains(where: { file.path.hasPrefix(Self.folder(of: $0)) }) {
            self = .tokensStudio
        } else if text.contains("\"com.figma") {
            self = .figma
        } else if text.contains("\"props\"") {
            self = .theo
        } else {
            self = .styleDictionary
        }
    }

    /// What the paths of the files in the folder of a file begin with.
    private static func folder(of path: String) -> String { String(path.dropLast(PathText.name(of: path).count)) }

    var origin: String {
        switch self {
        case .styleDictionary: "of Style Dictionary or of an older draft"
        case .tokensStudio: "of Tokens Studio"
        case .figma: "of Figma"
        case .theo: "of Theo, as 'props' shows"
        }
    }

    /// What to do about a file of the tool.
    var advice: String {
        switch self {
        case .styleDictionary:
            "declare \"themes\": { \"dialect\": \"style-dictionary\" } in \(Configuration.fileName), or read them with --lenient"
        case .tokensStudio: "bring them into the format with 'stateview-l10n tokens import --from tokens-studio'"
        case .figma: "bring them into the format with 'stateview-l10n tokens import --from figma'"
        case .theo: "no command reads them; write them as { \"$type\": …, \"$value\": … }, each under its name"
        }
    }
}
