import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct ThemeAnalysisTests {
    private static let analysis = ThemeAnalysis(BuiltInTheme.theme)

    @Test func `all who look at a theme find its tokens resolved`() {
        let count = Self.analysis.resolver.entries.count
        #expect(count > BuiltInTheme.theme.tokens.paths.count)
        for _ in 0..<2 {
            var scan = Self.analysis.scan
            for path in BuiltInTheme.theme.tokens.paths {
                let handle = scan.handle(path)
                scan.forEach([handle]) { scan in
                    guard let token = scan.token(handle) else { return }
                    #expect(scan.tokens.value(path) == token.value)
                }
            }
            #expect(scan.resolver.entries.count == count, "a token was resolved again")
        }
    }

    @Test func `what is known of a theme changes none of its findings`() {
        let theme = BuiltInTheme.theme
        let nothing = TokenResolver(theme.tokens, PermutationWalk(theme.tokens).first)
        let contrast = ContrastCheck(nothing, ContrastOptions(), limit: 100_000)
        #expect(Self.analysis.checkContrast().diagnostics == contrast.diagnostics)
        #expect(Self.analysis.checkContrast().pairs == contrast.pairs)
        #expect(Self.analysis.checkSlots() == SlotChecker.findings(nothing))
    }
}
