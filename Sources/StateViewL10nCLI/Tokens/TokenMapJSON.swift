import DesignTokens
import L10nProject
import L10nReporting
import TokenThemes

/// The tokens of one permutation as a flat map from path to type and value.
enum TokenMapJSON {
    /// The members are the paths in the order of the theme, and before them `$description`, which no token can be called.
    static func text(_ theme: RequestedTheme, _ permutation: ThemePermutation) -> String {
        let tokens = theme.theme.theme.resolved(permutation)
        let contexts = theme.theme.theme.modifiers.map { modifier in
            "\(modifier.name)=\(theme.theme.theme.context(of: modifier.name, in: permutation) ?? "")"
        }
        let title = ([theme.theme.title] + contexts).joined(separator: ", ")
        var writer = JSONWriter()
        writer.object { writer in
            writer.member(
                "$description",
                "The design tokens of \(title). \(TokenLikeText.exportMark) Every color "
                    + "stands in the space in which its token states it; none was mapped to another gamut.")
            for token in tokens.all {
                writer.member(token.path.text) { writer in
                    writer.object { writer in
                        writer.member("type", token.type.rawValue)
                        writer.member("value") { $0.tokenValue(token.value) }
                        if token.type == .typography, tokens.styleData(token.path).isItalic {
                            writer.member("italic") { $0.flag(true) }
                        }
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }
}
