import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// The fonts of the texts of state views.
enum SlotFonts {
    /// Calls `body` for the typography of each slot, once for each place where one is stated.
    static func forEach(of analysis: ThemeAnalysis, _ body: (TokenPath, FontStyle, AliasChain) -> Void) {
        var scan = analysis.scan
        var seen: Set<SourceSpan> = []
        for slot in analysis.theme.tokens.paths where slot.text.hasPrefix("stateView.") && slot.name == "typography" {
            let handle = scan.handle(slot)
            scan.forEach([handle]) { scan in
                guard let token = scan.token(handle), token.type == .typography else { return }
                let chain = AliasChain(token, &scan)
                guard let place = chain.definitions.last, seen.insert(place).inserted,
                    let style = FontStyle(slot, in: scan.tokens)
                else { return }
                body(slot, style, chain)
            }
        }
    }
}
