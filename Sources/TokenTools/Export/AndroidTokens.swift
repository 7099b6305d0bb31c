package import DesignTokens
package import TokenThemes

/// The tokens of a theme as Android resources: `values/` with colors, dimensions and integers, and `values-night/` with
/// what differs in the dark.
///
/// Android chooses resources by light and dark, and has no such choice for contrast: for each choice of the modifiers
/// other than the scheme there is a folder.
/// Source: Android Developers, "More resource types" and "App resources overview".
package struct AndroidTokens: Sendable {
    private let theme: Theme
    private let title: String
    private let scheme: String

    /// - Parameters:
    ///   - title: what the header calls the theme.
    ///   - scheme: the name of the modifier with the contexts `light` and `dark`.
    package init(_ theme: Theme, title: String, scheme: String) {
        self.theme = theme
        self.title = title
        self.scheme = scheme
    }

    /// The names of the files in a folder of values.
    package static let fileNames = ["colors.xml", "dimens.xml", "integers.xml"]

    /// Whether tokens of the type are written.
    package static func holds(_ type: TokenType) -> Bool {
        switch type {
        case .color, .dimension, .fontWeight, .duration, .number, .border, .typography: true
        case .fontFamily, .cubicBezier, .strokeStyle, .transition, .shadow, .gradient: false
        }
    }

    /// The files for the permutations of a part of the theme. They stand in one `values` folder when there is one.
    package func files(in part: ThemePart) throws(TokenExportCollision) -> [TokenExportFile] {
        var resolution = SharedResolution(theme)
        return try files(in: part, &resolution)
    }

    /// - Parameter resolution: one of the same theme, which may know the tokens already.
    package func files(
        in part: ThemePart, _ resolution: inout SharedResolution
    ) throws(TokenExportCollision) -> [TokenExportFile] {
        let appearances = Appearances(theme, scheme: scheme, contrast: nil, in: part)
        let permutations = theme.permutations(in: appearances.start)
        var files: [TokenExportFile] = []
        for permutation in permutations {
            let name = theme.exportName(permutation, without: appearances.modifiers, in: part)
            let folder = permutations.count == 1 ? "" : name + "/"
            let variants = appearances.variants(permutation)
            var day = try resources(variants[0], &resolution)
            let night = try resources(variants[1], &resolution)
            // A resource must stand in `values`, or programs end where it is missing.
            try day.addMissing(of: night)
            let contexts = theme.exportContexts(permutation, without: appearances.modifiers)
            for (values, resources) in [("values", day), ("values-night", night.differences(from: day))] {
                for (name, items) in resources.files {
                    let text = header(contexts, resources.mapped(in: items)) + Self.body(items)
                    files.append(TokenExportFile(name: "\(folder)\(values)/\(name)", text: text))
                }
            }
        }
        return files
    }

    private func resources(
        _ permutation: ThemePermutation, _ resolution: inout SharedResolution
    ) throws(TokenExportCollision) -> AndroidResources {
        var resources = AndroidResources()
        for token in resolution.all(permutation) { try resources.add(token) }
        return resources
    }

    private static func body(_ items: [AndroidResources.Item]) -> String {
        "<resources>\n" + items.map { "    \($0.element)\n" }.joined() + "</resources>\n"
    }

    /// - Parameter mapped: the tokens with a color that eight bits of sRGB cannot hold.
    private func header(_ contexts: String, _ mapped: [TokenPath]) -> String {
        let gamut =
            mapped.isEmpty
            ? "No color was mapped to another gamut."
            : "Mapped to sRGB as in CSS Color 4, section 13: \(mapped.map(\.text).joined(separator: ", "))."
        let lines = [
            "The design tokens of \(title)" + (contexts.isEmpty ? "." : ", \(contexts)."),
            TokenLikeText.exportMark, gamut,
        ]
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!--\n"
            + lines.map { "    \(Self.comment($0))\n" }.joined() + "-->\n"
    }

    /// A text in one line of a comment, which holds no two hyphens together.
    private static func comment(_ text: String) -> String {
        var result = ""
        for scalar in SwiftName.line(text).unicodeScalars {
            if scalar == "-", result.hasSuffix("-") { result += " " }
            // XML has no U+FFFE and U+FFFF.
            result.unicodeScalars.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
        }
        return result
    }
}
