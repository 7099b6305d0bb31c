import DesignTokens
import L10nProject
import L10nReporting
import L10nSource
import TokenThemes
import TokenTools

/// The tokens that nothing uses in any permutation: no slot of a state view and no public token leads to them, or, in a
/// theme with neither, no other token.
struct UnusedTokenList {
    private let theme: RequestedTheme
    private let rows: [(path: TokenPath, span: SourceSpan)]
    private let places: PlaceText

    init(_ theme: RequestedTheme, _ pattern: TokenPattern?) {
        let tokens = theme.theme.theme
        let publicTokens = TokenPatterns(theme.publicTokens)
        let hasEnds = !publicTokens.isEmpty || tokens.tokens.paths.contains(where: Self.isSlot)
        let unused = tokens.unusedTokens { path in
            if hasEnds { return Self.isSlot(path) || publicTokens.matches(path) }
            return tokens.refersToTokens(path)
        }
        rows = unused.filter { pattern?.matches($0) ?? true }.compactMap { path in
            tokens.tokens.definitions(of: path).first.map { (path, $0.nameSpan) }
        }
        self.theme = theme
        places = PlaceText(theme)
    }

    private static func isSlot(_ path: TokenPath) -> Bool { path.text.hasPrefix("stateView.") }

    var table: String {
        guard !rows.isEmpty else { return "every token is used\n" }
        return TokenTable.text([["token", "defined at"]] + rows.map { [$0.path.text, places.text($0.span)] })
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.tokenHead(theme)
            writer.member("unused") { writer in
                writer.array(rows) { writer, row in
                    writer.object { writer in
                        writer.member("path", row.path.text)
                        writer.member("definedAt") { $0.place(row.span, places) }
                    }
                }
            }
        }
        writer.endLine()
        return writer.output
    }
}
