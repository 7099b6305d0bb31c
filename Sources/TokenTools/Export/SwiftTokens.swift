import DesignTokens
internal import L10nSource
package import TokenThemes

/// The tokens of a theme as Swift source: typed keys, and for each choice of the modifiers other than scheme and contrast
/// a theme that has a value for each scheme and contrast.
package struct SwiftTokens: Sendable {
    private let theme: Theme
    private let title: String
    private let scheme: String
    private let contrast: String

    /// - Parameters:
    ///   - title: what the header calls the theme.
    ///   - scheme: the name of the modifier with the contexts `light` and `dark`.
    ///   - contrast: the name of the modifier with a context `increased`, `high` or `more`.
    package init(_ theme: Theme, title: String, scheme: String, contrast: String) {
        self.theme = theme
        self.title = title
        self.scheme = scheme
        self.contrast = contrast
    }

    /// The files for the permutations of a part of the theme.
    package func files(in part: ThemePart) throws(TokenExportCollision) -> [TokenExportFile] {
        let appearances = Appearances(theme, scheme: scheme, contrast: contrast, in: part)
        var keys = SwiftKeys()
        var files: [TokenExportFile] = []
        var names: [String: String] = [:]
        for permutation in theme.permutations(in: appearances.start) {
            let fileName = theme.exportName(permutation, without: appearances.modifiers, in: part)
            // What Swift names are not made of here tells contexts apart as its bytes.
            let words = theme.exportNames(permutation, without: appearances.modifiers, in: part).map { name in
                PercentEncoding.encoded(name.utf8) { $0 < 0x80 }
            }
            let name = words.isEmpty ? "tokens" : SwiftName.member(words)
            if let other = names[name] { throw TokenExportCollision(name: name, paths: [other, fileName]) }
            names[name] = fileName
            let text = try text(permutation, name: name, appearances, &keys)
            files.append(
                TokenExportFile(name: "TokenTheme+\(SwiftName.plain(name)).swift", text: text))
        }
        let keyFile = TokenExportFile(name: "TokenKeys.swift", text: header([]) + keys.text)
        let support = TokenExportFile(name: "TokenSupport.swift", text: header([]) + SwiftSupport.text)
        return [support, keyFile] + files
    }

    private func text(
        _ start: ThemePermutation, name: String, _ appearances: Appearances, _ keys: inout SwiftKeys
    ) throws(TokenExportCollision) -> String {
        let variants = appearances.variants(start).map { theme.resolved($0) }
        let tokens = variants.map(\.all)
        var writer = SwiftValue()
        var seen: Set<TokenPath> = []
        var lines: [String] = []
        for token in tokens.joined() where seen.insert(token.path).inserted {
            try keys.add(token)
            let texts = variants.map { tokens in
                tokens[token.path].map {
                    writer.text($0.value, style: FontStyle($0.path, in: tokens), at: $0.path)
                }
                    ?? "nil"
            }
            let isFixed = Set(texts).count == 1
            lines.append(
                "        theme.set(\(SwiftName.literal(token.path.text)), "
                    + (isFixed
                        ? texts[0] : "each: [\(texts.joined(separator: ", "))] as [\(SwiftValue.type(token.type))?]")
                    + ")\n")
        }
        let contexts = theme.exportContexts(start, without: appearances.modifiers)
        return header(writer.mapped) + """
            extension TokenTheme {
                /// \(SwiftName.line(contexts.isEmpty ? title : contexts)).
                public static let \(name): TokenTheme = {
                    var theme = TokenTheme()
            \(lines.joined())        return theme
                }()
            }

            """
    }

    /// - Parameter mapped: the tokens with a color that the widest gamut of the target cannot hold.
    private func header(_ mapped: [TokenPath]) -> String {
        let gamut =
            mapped.isEmpty
            ? "No color was mapped to another gamut."
            : "Mapped to Display P3 as in CSS Color 4, section 13: "
                + mapped.map { SwiftName.line($0.text) }.joined(separator: ", ") + "."
        return """
            // The design tokens of \(SwiftName.line(title)).
            // \(TokenLikeText.exportMark)
            // Colors outside sRGB are in Display P3. \(gamut)

            import SwiftUI


            """
    }
}
