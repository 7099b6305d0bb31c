import DesignTokens
import L10nLocale
import StateViewLayout
import TestSupport
import Testing
import TextShaping

/// Widths and lines with Inter and Noto, against the figures of layout.md, which were measured with Chromium beside.
@Suite(.enabled(if: FontLibrary().isUsable, "HarfBuzz, fonts-inter and fonts-noto-core are needed"))
struct ShapingTests {
    private static func style(_ weight: Double) -> FontStyle {
        FontStyle(families: ["Inter"], size: 15, weight: weight, lineHeight: 1.3)
    }

    private func measured(_ text: String, _ weight: Double = 400, _ language: String = "en") throws -> MeasuredText {
        let measurer = try #require(ShapedTextMeasurer(FontLibrary()))
        let tag = try #require(LanguageTag(language))
        return measurer.measured(text, language: tag, direction: tag.direction, style: Self.style(weight))
    }

    private func width(_ text: String, _ size: Double, _ weight: Double = 400, _ language: String = "en") throws
        -> Double
    {
        let measured = try measured(text, weight, language)
        return (measured.prefix.last ?? 0) * size
    }

    @Test(arguments: [(300.0, 145.72), (400, 146.96), (500, 149.53), (600, 152.13), (700, 154.72)])
    func `the weights of Inter (LA-29, LA-74, LY-43)`(weight: Double, width: Double) throws {
        #expect(abs(try self.width("connection", 28, weight) - width) < 0.02)
    }

    @Test func `lines of the titles of Backbase (LY-9, LY-20, LA-49)`() throws {
        let cases: [(String, [Double])] = [
            ("No internet connection", [37.76, 106.86, 152.13]), ("No results to show", [137.27, 107.04]),
            ("Couldn't load page", [113.50, 132.69]),
        ]
        for (text, widths) in cases {
            let wrapped = WrappedText(try measured(text, 600), size: 28, cap: 150, wordCap: 390)
            #expect(zip(wrapped.lines.map(\.width), widths).allSatisfy { abs($0 - $1) < 0.02 }, "\(wrapped.lines)")
            #expect(wrapped.lines.count == widths.count && (wrapped.wideWord != nil) == (widths.count == 3))
        }
        #expect(
            WrappedText(try measured("No internet connection", 400), size: 28, cap: 150, wordCap: 390).lines.count == 2)
        for (text, width) in [("It seems that you're not online", 211.31), ("Aikakatkaisuvirhe", 0.0)] where width > 0 {
            #expect(abs(try self.width(text, 15, 300) - width) < 0.02)
        }
        #expect(abs(try width("Aikakatkaisuvirhe", 55, 600, "fi") - 476.66) < 0.02, "LA-53")
        #expect(abs(try width("Internetverbindung", 28, 600, "de") - 261.84) < 0.02, "LA-54")
    }

    @Test func `a line ends before its spaces, however many lines of nothing stand before it (LA-32)`() throws {
        let measured = try measured("A \n\n  B ")
        #expect(measured.breaks.map(\.next) == [3, 4, 6, 8] && measured.breaks.map(\.end) == [1, 1, 1, 7])
    }

    @Test(arguments: ["en", "ar", "ja"])
    func `a tab is as wide as a space, in any font (LA-32)`(language: String) throws {
        for text in ["Name%Value", "الاسم%القيمة", "名前%値"] {
            let tab = try measured(text.replacing("%", with: "\t"), 400, language)
            let space = try measured(text.replacing("%", with: " "), 400, language)
            #expect(tab.prefix == space.prefix, "\(text) \(language)")
        }
    }

    @Test func `widths are linear in the size (LA-23)`() throws {
        let measured = try measured("Couldn't load page")
        let small = WrappedText(measured, size: 15, cap: 100, wordCap: 390)
        let large = WrappedText(measured, size: 45, cap: 300, wordCap: 1170)
        #expect(small.lines.map(\.range) == large.lines.map(\.range))
        #expect(zip(small.lines, large.lines).allSatisfy { abs($0.width * 3 - $1.width) < 1e-9 })
    }

    @Test func `characters that no font has are told, and signs without a shape are not (LA-39, LY-44)`() throws {
        let found = try measured("A b \u{10FFFD}c").missing
        #expect(found.map(\.scalar) == ["U+10FFFD"] && found.map(\.offset) == [4])
        for sign in ["\u{2068}", "\u{2069}", "\u{FE0F}", "\u{200D}", "\u{AD}"] {
            let measured = try measured("ab\(sign)c")
            #expect(abs((measured.prefix.last ?? 0) * 15 - 26.14) < 0.01 && measured.missing.isEmpty)
        }
    }

    @Test(arguments: [
        ("km", "សូមពិនិត្យការតភ្ជាប់អ៊ីនធឺណិតរបស់អ្នក"), ("th", "โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตของคุณ"),
        ("ar", "يُرجى التحقق من الإملاء أو تجربة كلمة أخرى"),
    ])
    func `scripts break where their dictionaries say, and have fonts (LA-4, LA-45, LY-2)`(
        language: String, text: String
    ) throws {
        let measured = try measured(text, 400, language)
        #expect(measured.breaks.count > 3 && measured.missing.isEmpty)
        let wrapped = WrappedText(measured, size: 15, cap: 150, wordCap: 150)
        #expect(wrapped.lines.count > 1 && wrapped.lines.allSatisfy { $0.width <= 150.001 } && wrapped.wideWord == nil)
        #expect(wrapped.lines.last?.range.upperBound == text.utf16.count)
    }

    @Test func `more width never gives more lines (LA-34, LY-2)`() throws {
        for (text, language) in [
            ("Überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut", "de"), ("接続を確認してもう一度お試しください", "ja"),
        ] {
            let measured = try measured(text, 400, language)
            var before = Int.max
            for width in stride(from: 60.0, through: 400, by: 4) {
                let lines = WrappedText(measured, size: 15, cap: width, wordCap: width).lines.count
                #expect(lines <= before, "\(language) at \(width)")
                before = lines
            }
        }
    }

    @Test func `a result names the file and version of its fonts, and whether they stand in (LY-40, LY-41, LA-27)`()
        throws
    {
        let use = try #require(try measured("Hello").fonts.first)
        #expect(use.version.hasPrefix("Version 3.") && use.file.hasSuffix("Inter-Regular.otf") && !use.isStandIn)
        let measurer = try #require(ShapedTextMeasurer(FontLibrary()))
        var other = Self.style(600)
        other.families = ["FINNType"]
        let stand = measurer.measured("Hei", language: .undetermined, direction: .leftToRight, style: other)
        #expect(stand.fonts.map(\.isStandIn) == [true])
    }

    @Test func `fonts of the project come first, and letters that they lack are told (LY-40, LY-44)`() throws {
        // A font of symbols, which has the letters of English and no others.
        let path = StandInFonts.root + "/truetype/noto/NotoSansSymbols-Regular.ttf"
        let fonts = FontLibrary(families: ["Acme": [.init(path: path, weights: 400...400)]])
        let measurer = try #require(ShapedTextMeasurer(fonts))
        var style = Self.style(400)
        style.families = ["Acme", "Inter"]
        func measured(_ text: String, _ language: String) throws -> MeasuredText {
            let tag = try #require(LanguageTag(language))
            return measurer.measured(text, language: tag, direction: tag.direction, style: style)
        }
        let english = try measured("Try again", "en")
        #expect(english.borrowed.isEmpty && english.fonts.map(\.isStandIn) == [false])
        let polish = try measured("Połącz", "pl")
        #expect(polish.borrowed.map(\.scalar) == ["U+0142", "U+0105"] && polish.missing.isEmpty)
        #expect(polish.fonts.map(\.isStandIn) == [false, true])
        // Another script is another font's: nobody expects it of this one.
        #expect(try measured("חזרה", "he").borrowed.isEmpty)
    }

    @Test func `a soft hyphen is as wide as a hyphen where a line ends at it (LA-38)`() throws {
        let wrapped = WrappedText(
            try measured("Internet\u{AD}verbindung", 600), size: 28, cap: 170, wordCap: 170)
        let alone = try width("Internet", 28, 600) + (try width("-", 28, 600))
        #expect(wrapped.lines.count == 2 && abs(wrapped.lines[0].width - alone) < 0.02)
    }
}
