import DesignTokens
import L10nProject
import StateViews
import Testing
import TokenThemes

/// The drawings of brands' marks: state-views.md 2.2 and 4.7.
@Suite struct BrandMarkTests {
    /// The mark of each brand of the product's theme, in order; none for a brand whose theme cannot be read.
    static let marks: [StateViewTheme.BrandMark] = {
        let theme = EmbeddedTheme.read().theme
        let brands = theme.modifiers.first { $0.name == "brand" }?.contexts ?? []
        return brands.compactMap { brand in
            try? StateViewLook(theme.resolved(theme.permutation(["brand": brand]))).theme.brandMark
        }
    }()

    @Test func `each of the six brands has a light and a dark drawing in the size of its tokens (WP-24 WP-25)`() throws
    {
        #expect(Self.marks.count == 6)
        for mark in Self.marks {
            #expect(mark.hasDarkVariant)
            let paths = StateViewEnvironment.ColorScheme.allCases.compactMap(mark.path)
            #expect(Set(paths).count == 2)
            for path in paths {
                let size = try #require(Drawing(path)).size
                #expect([mark.width, mark.height] == size && size == [72, 38], "\(path)")
            }
        }
    }

    @Test func `the drawings of a mark differ in nothing but their one colour (WP-25)`() throws {
        for mark in Self.marks {
            let drawings = try StateViewEnvironment.ColorScheme.allCases.map {
                try #require(mark.path($0).flatMap { Drawing($0) })
            }
            #expect(drawings.map(\.colors.count) == [1, 1])
            #expect(drawings[0].colors != drawings[1].colors)
            let colorless = drawings.map { $0.text.replacing(/#[0-9a-f]{6}/, with: "") }
            #expect(colorless[0] == colorless[1])
        }
    }

    @Test func `a mark is not hidden from those who hear its name (WP-26)`() throws {
        for path in Self.marks.flatMap({ mark in StateViewEnvironment.ColorScheme.allCases.compactMap(mark.path) }) {
            #expect(try #require(Drawing(path)).root.attributes["aria-hidden"] == nil, "\(path)")
        }
    }

    @Test func `a mark without a dark drawing keeps the light one (WP-25)`() throws {
        var mark = try #require(Self.marks.first)
        (mark.asset, mark.hasDarkVariant) = ("own", false)
        #expect(mark.path(.light) == "Resources/Icons/endorsements/own-light.svg")
        #expect(mark.path(.dark) == mark.path(.light))
    }

    @Test func `a brand without a mark has no drawing (BM-1)`() throws {
        var mark = try #require(Self.marks.first)
        mark.asset = nil
        #expect(StateViewEnvironment.ColorScheme.allCases.compactMap(mark.path).isEmpty)
    }
}
