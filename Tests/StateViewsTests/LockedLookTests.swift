import DesignTokens
import L10nProject
import L10nSource
import StateViews
import Testing
import TokenThemes
import TokenTools

/// Views that are drawn from a lock, without the files of the theme.
@Suite struct LockedLookTests {
    @Test func `a view from the lock has the properties of one from the theme (TD-5)`() async throws {
        let (theme, sources) = EmbeddedTheme.read()
        var writer = ThemeLockText(theme, sources)
        let written = writer.text()
        let text = try #require(written)
        let lock = try #require(ThemeLock.read(SourceFile(path: "theme.lock", text: text)).value)
        let catalog = try await Fixture.defaults().catalog
        for brand in ["finn", "tori", "vend", "neutral"] {
            for profile in ["backbase", "warp"] {
                let input = ["brand": brand, "scheme": "dark", "profile": profile]
                let fromTheme = try StateViewLook(theme.resolved(theme.permutation(input)), brand: brand)
                let fromLock = try StateViewLook(lock.resolved(lock.permutation(input)), brand: brand)
                #expect(fromLock.theme == fromTheme.theme)
                for definition in StateViewRegistry.all {
                    let expected = Fixture.resolve(definition, catalog, brand: brand, look: fromTheme).properties
                    let found = Fixture.resolve(definition, catalog, brand: brand, look: fromLock).properties
                    #expect(found.map(\.name) == expected.map(\.name))
                    #expect(found.map(\.value) == expected.map(\.value))
                    #expect(found.map(\.layer) == expected.map(\.layer))
                    #expect(found.map { $0.origin.map(\.path) } == expected.map { $0.origin.map(\.path) })
                    #expect(found.map { $0.origin.map(\.part) } == expected.map { $0.origin.map(\.part) })
                }
            }
        }
    }

    @Test func `a lock without a slot is an error that names it (TV-32)`() throws {
        let text = """
            {
              "version": 2,
              "modifiers": {},
              "sources": {},
              "definitions": {},
              "values": {},
              "tokens": {}
            }

            """
        let lock = try #require(ThemeLock.read(SourceFile(path: "theme.lock", text: text)).value)
        #expect(throws: StateViewThemeError.self) { try StateViewLook(lock.resolved(lock.permutation())) }
    }
}
