import L10nCatalog
import L10nLocale
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViews
import TestSupport
import Testing
import TextShaping

/// State views as they are drawn: by the frames of the layout, with the outlines of fonts.
@Suite(.enabled(if: FontLibrary().isUsable, "HarfBuzz, fonts-inter and fonts-noto-core are needed"))
struct ViewPictureTests {
    private static let icon =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\">"
        + "<path d=\"M5 3l15 15\"/></svg>"

    @Test func `a view is drawn as the reviewed file says`() async throws {
        let icon = try PictureIcon(SourceFile(path: "icon.svg", text: Self.icon))
        let drawn = try #require(await Drawn(StateViewDefinition(.noConnection), icon: icon))
        let difference = try Golden.difference(drawn.picture.svg, "Pictures/noConnection.svg")
        #expect(difference == nil)
        #expect(ViewPicture.hash(drawn.picture.svg).utf8.count == 12)
    }

    @Test(arguments: ["en", "de", "ar", "he", "hi", "th", "ja"])
    func `every text stands in the frame of the layout, and is as wide as it was measured (GP-5)`(
        language: String
    ) async throws {
        for kind in [StateViewKind.noConnection, .login, .loadingFailure, .maintenance] {
            let drawn = try #require(await Drawn(StateViewDefinition(kind), language: language))
            #expect(!drawn.picture.boxes.isEmpty)
            for box in drawn.picture.boxes {
                let part = try #require(drawn.frames.part(box.part))
                #expect(box.rect == part.rect && box.lines == part.lines.count)
                let runs = drawn.glyphs.filter { glyphs in
                    glyphs.baseline > part.rect.y && glyphs.baseline < part.rect.maxY
                }
                #expect(!runs.isEmpty)
                for run in runs {
                    let left = run.run.glyphs.map { run.x + $0.x }.min() ?? 0
                    #expect(left >= part.rect.x - 2 && left < part.rect.maxX, "\(box.key) \(language)")
                }
            }
            #expect(drawn.picture.boxes.map(\.number) == Array(1...drawn.picture.boxes.count))
        }
    }

    @Test(arguments: [
        ("en", "Photos and settings that you cannot see while you are not online"),
        ("ar", "يُرجى التحقق من الإملاء أو تجربة كلمة أخرى ABC 12"),
        ("th", "โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตของคุณ"),
        ("en", "Name\tand value"),
        ("hi", "इंटरनेट कनेक्शन नहीं है, फिर से कोशिश करें"), ("de", "Internet\u{AD}verbindungs\u{AD}einstellungen"),
    ])
    func `lines are drawn as wide as they were measured (LA-32, LA-36)`(language: String, text: String) async throws {
        let measurer = try #require(ShapedTextMeasurer(FontLibrary()))
        let tag = try #require(LanguageTag(language))
        let style = TranslatorPictureTests.style
        let measured = measurer.measured(text, language: tag, direction: tag.direction, style: style)
        for most in [nil, 1] {
            let wrapped = WrappedText(measured, size: 20, spacing: 0.5, cap: 150, wordCap: 150, maxLines: most)
            for line in wrapped.lines {
                let shaped = measurer.shaped(
                    line, of: text, language: tag, direction: tag.direction, style: style, size: 20, spacing: 0.5)
                // Measuring adds no space behind the ellipsis and the hyphen.
                #expect(abs(shaped.width - line.width) <= 0.51, "\(language) \(line)")
                #expect(shaped.runs.allSatisfy { $0.glyphs.allSatisfy { $0.x >= -3 } })
            }
        }
    }

    @Test func `a text runs the way of its language, whatever it begins with (B-27)`() async throws {
        let measurer = try #require(ShapedTextMeasurer(FontLibrary()))
        let style = TranslatorPictureTests.style
        func glyphs(_ text: String, _ language: LanguageTag) -> [GlyphRun.Glyph] {
            let direction = language.direction
            let measured = measurer.measured(text, language: language, direction: direction, style: style)
            let line = WrappedText(measured, size: 20, cap: 500, wordCap: 500).lines[0]
            return measurer.shaped(
                line, of: text, language: language, direction: direction, style: style, size: 20
            ).runs.flatMap(\.glyphs)
        }
        func places(_ language: LanguageTag) -> (first: Double, last: Double) {
            let mark = glyphs("!", language)[0].id
            let all = glyphs("ABC!", language)
            return (all.first { $0.id != mark }?.x ?? -1, all.first { $0.id == mark }?.x ?? -1)
        }
        let arabic = try #require(LanguageTag("ar"))
        #expect(places(.english).last > places(.english).first)
        #expect(places(arabic).last == 0 && places(arabic).first > 0)
    }

    @Test func `pictures say their texts to those who cannot see them (LA-59)`() async throws {
        let drawn = try #require(await Drawn(StateViewDefinition(.noConnection)))
        let svg = drawn.picture.svg
        #expect(svg.contains("<title id=\"title\">No internet connection</title>"))
        #expect(svg.contains("<desc id=\"desc\">No internet connection\n") && !svg.contains("<text"))
    }
}
