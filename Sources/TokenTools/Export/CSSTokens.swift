internal import DesignTokens
package import TokenThemes

/// The tokens of a theme as CSS custom properties: `text.default` becomes `--text-default`.
///
/// Scheme and contrast follow the reader's settings, unless an attribute of the root element, such as
/// `data-scheme="dark"`, chooses. For each choice of all other modifiers there is a file.
package struct CSSTokens: Sendable {
    private let theme: Theme
    private let title: String
    private let axes: [CSSAxis]

    /// - Parameters:
    ///   - title: what the header calls the theme.
    ///   - scheme: the name of the modifier that follows the reader's color scheme.
    ///   - contrast: the name of the modifier that follows the contrast that the reader wants.
    package init(_ theme: Theme, title: String, scheme: String, contrast: String) {
        self.theme = theme
        self.title = title
        axes = theme.modifiers.enumerated().compactMap { index, modifier in
            switch modifier.name {
            case scheme: CSSAxis(index, modifier, .scheme)
            case contrast: CSSAxis(index, modifier, .contrast)
            default: nil
            }
        }
    }

    /// The files for the permutations of a part of the theme, in their order.
    package func files(in part: ThemePart) throws(TokenExportCollision) -> [TokenExportFile] {
        let open = axes.filter { part.contexts[$0.modifier] == nil && theme.modifiers[$0.modifier].contexts.count > 1 }
        var start = part
        for axis in open { start.contexts[axis.modifier] = axis.normal }
        var files: [TokenExportFile] = []
        for permutation in theme.permutations(in: start) {
            files.append(
                TokenExportFile(
                    name: theme.exportName(permutation, without: open.map(\.modifier), in: part) + ".css",
                    text: try text(permutation, open)))
        }
        return files
    }

    private func text(_ start: ThemePermutation, _ axes: [CSSAxis]) throws(TokenExportCollision) -> String {
        var sheet = CSSSheet()
        let root = try properties(start)
        sheet.order = root.order
        sheet.base = root.values
        // One axis at a time first: what both together say has the higher specificity, and overrides them.
        for count in 1...2 where count <= axes.count {
            for choice in choices(axes, count) {
                var permutation = start
                for (axis, context) in choice { permutation[axis.modifier] = context }
                sheet.add(try properties(permutation), choice)
            }
        }
        return header(start, axes) + sheet.text
    }

    /// Every choice of a context that is not the normal one for so many axes.
    private func choices(_ axes: [CSSAxis], _ count: Int) -> [[(axis: CSSAxis, context: Int)]] {
        guard count > 0 else { return [[]] }
        return axes.indices.flatMap { index in
            axes[index].others.flatMap { context in
                choices(Array(axes[(index + 1)...]), count - 1).map { [(axes[index], context)] + $0 }
            }
        }
    }

    /// The properties of one permutation.
    private func properties(_ permutation: ThemePermutation) throws(TokenExportCollision) -> CSSProperties {
        var properties = CSSProperties()
        let tokens = theme.resolved(permutation)
        for token in tokens.all {
            let isItalic = token.type == .typography && tokens.styleData(token.path).isItalic
            try properties.add(token, isItalic: isItalic)
        }
        return properties
    }

    private func header(_ start: ThemePermutation, _ axes: [CSSAxis]) -> String {
        let contexts = theme.exportContexts(start, without: axes.map(\.modifier))
        var lines = ["The design tokens of \(title)" + (contexts.isEmpty ? "." : ", \(contexts).")]
        lines.append(TokenLikeText.exportMark)
        lines.append("Every color stands in the space in which its token states it; none was mapped to another gamut.")
        lines.append("Dashes of chosen lengths are 'dashed', and a gradient is the list of its stops.")
        for axis in axes { lines.append(axis.words) }
        let text = lines.map { $0.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /") }
        return "/*\n" + text.map { "  \($0)\n" }.joined() + "*/\n"
    }
}
