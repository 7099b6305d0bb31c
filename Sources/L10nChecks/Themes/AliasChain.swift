import L10nSource
import TokenThemes
import TokenTools

/// A token and the tokens that its value is taken from, down to the one that states it.
struct AliasChain {
    /// The tokens, the one that was asked for first.
    let tokens: [ResolvedToken]

    init(_ token: ResolvedToken, _ scan: inout ThemeScan) {
        var tokens = [token]
        for hop in token.hops {
            guard let next = scan.token(scan.handle(hop.target)) else { break }
            tokens.append(next)
        }
        self.tokens = tokens
    }

    /// The places of the values, of which each but the last is a reference to the next token.
    var definitions: [SourceSpan] { tokens.map(\.definition.valueSpan) }
}
