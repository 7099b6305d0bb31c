package import DesignTokens
package import TokenThemes

/// The colors of a theme as asset catalogs of Xcode: `text.default` becomes the color set `text/default`, with the
/// appearances light, dark and high contrast where the color differs in them.
///
/// For each choice of the modifiers that change a color, other than scheme and contrast, there is a catalog.
/// Source: Apple, Asset Catalog Format Reference, "Named Color Type".
package struct AssetCatalogTokens: Sendable {
    private let theme: Theme
    private let scheme: String
    private let contrast: String

    /// - Parameters:
    ///   - scheme: the name of the modifier with the contexts `light` and `dark`.
    ///   - contrast: the name of the modifier with a context `increased`, `high` or `more`.
    package init(_ theme: Theme, scheme: String, contrast: String) {
        self.theme = theme
        self.scheme = scheme
        self.contrast = contrast
    }

    /// Whether tokens of the type are written.
    package static func holds(_ type: TokenType) -> Bool { type == .color }

    /// The files for the permutations of a part of the theme, catalog by catalog.
    package func files(in part: ThemePart) throws(TokenExportCollision) -> [TokenExportFile] {
        var resolution = SharedResolution(theme)
        return try files(in: part, &resolution)
    }

    /// - Parameter resolution: one of the same theme, which may know the tokens already.
    package func files(
        in part: ThemePart, _ resolution: inout SharedResolution
    ) throws(TokenExportCollision) -> [TokenExportFile] {
        let appearances = Appearances(theme, scheme: scheme, contrast: contrast, in: part)
        let changing = modifiersOfColors
        let idle = theme.modifiers.indices.filter { part.contexts[$0] == nil && !changing.contains($0) }
        var start = appearances.start
        for index in idle { start.contexts[index] = Appearances.normal(theme.modifiers[index]) }
        var files: [TokenExportFile] = []
        for permutation in theme.permutations(in: start) {
            let name = theme.exportName(permutation, without: appearances.modifiers + idle, in: part)
            files += try catalog(name + ".xcassets", appearances.variants(permutation), &resolution)
        }
        return files
    }

    /// The modifiers that may change a color: one that changes lengths alone would give catalogs that are equal.
    private var modifiersOfColors: Set<Int> {
        guard let variants = theme.variants() else { return Set(theme.modifiers.indices) }
        let colors = variants.lazy.filter { !$0.isConstant && $0.values.contains { Self.holds($0.type) } }
        return Set(colors.flatMap(\.modifiers))
    }

    private func catalog(
        _ folder: String, _ variants: [ThemePermutation], _ resolution: inout SharedResolution
    ) throws(TokenExportCollision) -> [TokenExportFile] {
        let colors = variants.map { permutation in resolution.all(permutation).filter { Self.holds($0.type) } }
        let values = colors.map { tokens in
            Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, Self.color($0.value)) })
        }
        var names = ColorSetNames()
        var sets: [TokenExportFile] = []
        var seen: Set<TokenPath> = []
        // A token may be there in some of the appearances only.
        for token in colors.joined() where seen.insert(token.path).inserted {
            let name = try names.add(token.path)
            let slots = Self.slots(values.map { $0[token.path] ?? nil })
            sets.append(
                TokenExportFile(
                    name: "\(folder)/\(name).colorset/Contents.json",
                    text: XcodeJSON.object(["colors": .list(slots), "info": Self.info]).file))
        }
        let group = XcodeJSON.object(["info": Self.info, "properties": .object(["provides-namespace": .flag(true)])])
        let root = TokenExportFile(
            name: "\(folder)/Contents.json", text: XcodeJSON.object(["info": Self.info]).file)
        return [root]
            + names.folders.map { TokenExportFile(name: "\(folder)/\($0)/Contents.json", text: group.file) } + sets
    }

    private static let info = XcodeJSON.object(["author": .text("xcode"), "version": .number(1)])

    /// The slots of a color set: one where the color is always the same, two where only dark differs, else four.
    /// - Parameter colors: in light, in dark, and both with more contrast.
    private static func slots(_ colors: [XcodeColor?]) -> [XcodeJSON] {
        let dark = ("luminosity", "dark")
        let contrast = ("contrast", "high")
        let appearances = [[], [dark], [contrast], [dark, contrast]]
        let count = Set(colors).count == 1 ? 1 : colors[0] == colors[2] && colors[1] == colors[3] ? 2 : 4
        let all = zip(appearances, colors).prefix(count)
        // Where dark says nothing of its own, two slots are enough.
        let isBright = colors[0] == colors[1] && colors[2] == colors[3]
        return all.filter { !isBright || !$0.0.contains { $0 == dark } }.map { appearances, color in
            var slot: [String: XcodeJSON] = ["idiom": .text("universal")]
            if let color { slot["color"] = color.json }
            if !appearances.isEmpty {
                slot["appearances"] = .list(
                    appearances.map { .object(["appearance": .text($0.0), "value": .text($0.1)]) })
            }
            return .object(slot)
        }
    }

    private static func color(_ value: TokenValue) -> XcodeColor? {
        guard case .color(let color) = value else { return nil }
        return XcodeColor(color)
    }
}
