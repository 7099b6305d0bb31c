import ArgumentParser
import DesignTokens
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// `tokens export`: writes the tokens of a theme for other programs.
struct TokensExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes tokens for the web, for Swift, for Xcode's asset catalogs and for Android, or as JSON.",
        discussion: """
            What no option chooses is written in all its contexts. A CSS file holds every scheme and contrast, and follows \
            the reader's settings or the attributes data-scheme and data-contrast of the root element; for each choice \
            of the other modifiers there is a file. Swift has typed keys, and a theme for each of those choices. An asset \
            catalog holds colors, with the appearances dark and high contrast. Android resources hold colors, dimensions and \
            numbers in values, and in values-night what differs in the dark. A JSON file holds one permutation.

            Tokens without a value are left out and named, as are contexts that the format has no place for; tokens that \
            Swift, an asset catalog or Android needs in every appearance and that stand in some are named, too. The exit \
            status is then 1.
            """)

    @Option(help: "The format: css, swift, xcassets, android or json.")
    var to: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to; '-' for standard output, which takes one file.", valueName: "folder"))
    var output: String

    @OptionGroup var options: TokenOptions

    func run() throws {
        let format: Format = try ChoiceOption.value(to, "format")
        let theme = try options.load()
        let part = try options.part(of: theme)
        guard theme.theme.theme.permutationCount(of: part, limit: Self.limit) != nil else {
            throw CommandFailure.usage(
                "the theme has more than \(Self.limit) permutations; choose some contexts, such as with --brand")
        }
        let status = theme.complain()
        guard status != .environment else { throw CommandEnd(status: status) }
        var resolution = SharedResolution(theme.theme.theme)
        let left = try Self.leftOut(theme, part, &resolution)
        let files = try format.files(theme, part, &resolution)
        try write(files, format, part, &resolution)
        if !left.isEmpty {
            // What is wrong in contexts that nobody asked for is no reason.
            let paths = Set(left.map(\.text))
            theme.report(
                theme.theme.theme.check().diagnostics.filter { $0.subject.tokenPath.map(paths.contains) ?? true })
            Console.complain(UnknownToken.leftOut(left))
        }
        let unplaced = format.unplaced(theme, part)
        if !unplaced.isEmpty {
            Console.complain(
                "the format has no place for \(unplaced.joined(separator: ", ")); choose such a context with --set")
        }
        let uneven = format.uneven(theme, part, &resolution).filter { !left.contains($0) }
        if !uneven.isEmpty { Console.complain(UnknownToken.uneven(uneven)) }
        guard status == .success, left.isEmpty, unplaced.isEmpty, uneven.isEmpty else {
            throw CommandEnd(status: .findings)
        }
    }

    private func write(
        _ files: [TokenExportFile], _ format: Format, _ part: ThemePart, _ resolution: inout SharedResolution
    ) throws {
        if output == "-" {
            guard files.count == 1 else {
                throw CommandFailure.usage(
                    "standard output takes one file, and there are \(files.count); name a folder, or choose contexts")
            }
            return try Console.write(files[0].text)
        }
        guard FileSystem.status(output).map({ $0.kind == .folder }) ?? true else {
            throw CommandFailure.usage("\(Wording.quoted(output)) is a file; name a folder with --output")
        }
        let contents = files.map {
            FileContent(path: PathText.join(output, $0.name), bytes: Array($0.text.utf8))
        }
        try ForeignFile.check(contents, in: output, "is not of an export", isOwn: EarlierExport.isOwn)
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write(contents, in: output, confinement: Confinement([output]))
        }
        // A catalog or a folder of resources is one thing to the reader, however many files it has.
        var shown: Set<String> = []
        for name in files.map({ String($0.name.prefix { $0 != "/" }) }) where shown.insert(name).inserted {
            try Console.write(Wording.visible(PathText.join(output, name)) + "\n")
        }
        format.complain(of: part, &resolution)
        let stale = EarlierExport.stale(contents)
        if !stale.isEmpty {
            let names = stale.prefix(3).map { Wording.quoted($0) } + (stale.count > 3 ? ["…"] : [])
            Console.complain("of an earlier export, and of no token now; remove \(names.joined(separator: ", "))")
        }
    }

    private static let limit = 4096

    /// The tokens that have no value in some permutation, in the order of their paths. Ends the command where none has any.
    private static func leftOut(
        _ theme: RequestedTheme, _ part: ThemePart, _ resolution: inout SharedResolution
    ) throws -> [TokenPath] {
        var left: Set<TokenPath> = []
        var isEmpty = true
        for permutation in theme.theme.theme.permutations(in: part) {
            left.formUnion(resolution.wrong(permutation))
            if isEmpty { isEmpty = resolution.values(permutation).isEmpty }
        }
        if isEmpty, !left.isEmpty {
            theme.report(theme.theme.theme.check().diagnostics)
            throw CommandFailure(status: .findings, message: "no token has a value, so nothing was written")
        }
        return left.sorted()
    }

    private enum Format: String, CaseIterable {
        case android
        case css
        case json
        case swift
        case xcassets

        /// Says on standard error which tokens the format has no place for.
        func complain(of part: ThemePart, _ resolution: inout SharedResolution) {
            guard self == .android || self == .xcassets else { return }
            var left: [TokenPath: TokenType] = [:]
            for permutation in resolution.theme.permutations(in: part) {
                for token in resolution.all(permutation) where !holds(token.type) {
                    left[token.path] = token.type
                }
            }
            guard !left.isEmpty else { return }
            let counts = Dictionary(grouping: left.values) { $0 }.map { "\($0.value.count) \($0.key.rawValue)" }
            let tokens = left.count == 1 ? "1 token is" : "\(left.count) tokens are"
            Console.complain(
                "\(tokens) not written, as the format has no place for the type: "
                    + counts.sorted().joined(separator: ", "))
        }

        /// Whether tokens of a type are written.
        private func holds(_ type: TokenType) -> Bool {
            switch self {
            case .android: AndroidTokens.holds(type)
            case .xcassets: AssetCatalogTokens.holds(type)
            case .css, .json, .swift: true
            }
        }

        /// What one file shows at once, where the format knows light and dark and more contrast alone.
        private func appearances(_ theme: RequestedTheme, _ part: ThemePart) -> Appearances? {
            switch self {
            case .css, .json: return nil
            case .android, .swift, .xcassets:
                let (tokens, names) = (theme.theme.theme, theme.names)
                return Appearances(
                    tokens, scheme: tokens.schemeModifier(names.schemeModifier),
                    contrast: self == .android ? nil : names.contrastModifier, in: part)
            }
        }

        /// The contexts that are not written.
        func unplaced(_ theme: RequestedTheme, _ part: ThemePart) -> [String] {
            appearances(theme, part)?.unplaced ?? []
        }

        /// The tokens that are not there in all that one file shows.
        func uneven(
            _ theme: RequestedTheme, _ part: ThemePart, _ resolution: inout SharedResolution
        ) -> [TokenPath] {
            appearances(theme, part)?.uneven(&resolution, holds) ?? []
        }

        func files(
            _ theme: RequestedTheme, _ part: ThemePart, _ resolution: inout SharedResolution
        ) throws -> [TokenExportFile] {
            do throws(TokenExportCollision) {
                return try named(theme, part, &resolution)
            } catch {
                let names = error.paths.map { Wording.quoted($0) }.joined(separator: " and ")
                throw CommandFailure(
                    status: .findings, message: "\(names) would both be \(Wording.quoted(error.name)); rename one")
            }
        }

        private func named(
            _ theme: RequestedTheme, _ part: ThemePart, _ resolution: inout SharedResolution
        ) throws(TokenExportCollision) -> [TokenExportFile] {
            let (tokens, names) = (theme.theme.theme, theme.names)
            let scheme = tokens.schemeModifier(names.schemeModifier)
            switch self {
            case .css:
                return try CSSTokens(
                    tokens, title: theme.theme.title, scheme: scheme, contrast: names.contrastModifier
                ).files(in: part)
            case .swift:
                return try SwiftTokens(
                    tokens, title: theme.theme.title, scheme: scheme, contrast: names.contrastModifier
                ).files(in: part)
            case .xcassets:
                return try AssetCatalogTokens(
                    tokens, scheme: scheme, contrast: names.contrastModifier
                ).files(in: part, &resolution)
            case .android:
                return try AndroidTokens(
                    tokens, title: theme.theme.title, scheme: scheme
                ).files(in: part, &resolution)
            case .json:
                return tokens.permutations(in: part).map { permutation in
                    TokenExportFile(
                        name: tokens.exportName(permutation, in: part) + ".json",
                        text: TokenMapJSON.text(theme, permutation))
                }
            }
        }
    }
}
