import L10nSource
import StateViewPictures
import Testing

/// Drawings that are put into pictures: what they may hold, and that they stay by themselves.
@Suite struct IconDrawingTests {
    private static func svg(_ content: String, _ attributes: String = "viewBox=\"0 0 24 24\"") -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\n"
            + content + "\n</svg>"
    }

    private func problem(_ text: String, _ path: String = "icon.svg") -> PictureIcon.Problem? {
        let file = SourceFile(path: path, text: text)
        do throws(PictureIcon.Problem) {
            _ = try PictureIcon(file)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "<text x=\"0\" y=\"9\">Hello</text>", "<g><script>x()</script></g>", "<foreignObject/>",
        "<use href=\"https://example.com/a.svg#a\"/>", "<image xlink:href=\"photo.png\"/>", "<path onclick=\"x()\"/>",
        "<path fill=\"url(https://example.com/a.svg#a)\"/>", "<style>@import 'a.css';</style>",
        "<style>.a { fill: url(a.svg#b) }</style>", "<path style=\"fill: url( 'a.svg' )\"/>",
        "<path fill=\"&#117;rl(a.svg#b)\"/>", "<path fill=\"url&#40;a.svg#b)\"/>",
        "<path style=\"fill:\\75rl(a.svg#b)\"/>", "<style>.a { fill: &#117;rl(a.svg#b) }</style>",
    ])
    func `what draws text, runs or asks for something is refused with its place (LA-62)`(content: String) throws {
        let found = try #require(problem(Self.svg(content)))
        #expect(found.span.file == "icon.svg" && !found.message.isEmpty)
        let line = Self.svg(content).utf8.prefix(Int(found.span.range.lower)).count { $0 == 0x0A }
        #expect(line == 1, "\(found)")
    }

    @Test(arguments: ["", "<svg", "<html/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path></svg>", "\u{0}\u{1}"])
    func `a damaged drawing is refused`(text: String) {
        #expect(problem(text) != nil)
        #expect(problem(text, "icon.png") != nil && problem(text, "icon.pdf") != nil)
    }

    @Test func `a drawing without a size is refused, and one with a size has a view box`() {
        #expect(problem(Self.svg("", "")) != nil)
        #expect(problem(Self.svg("", "width=\"24px\" height=\"12\"")) == nil)
        #expect(problem(Self.svg("", "viewBox=\"0 0 a 24\"")) != nil)
    }

    @Test func `names of a drawing are its own in a picture`() throws {
        let text = Self.svg(
            "<style>.a{fill:url(#g)} #b.c{opacity:.5}</style><linearGradient id=\"g\"/>"
                + "<path class=\"a c\" fill='url(\"#g\")'/><use xlink:href=\"#b\"/><g id=\"b\"/>")
        let icon = try PictureIcon(SourceFile(path: "icon.svg", text: text))
        guard case .drawing(let drawing) = icon else { return #expect(Bool(false)) }
        let element = drawing.element(" x=\"0\"", color: "#ff0000", prefix: "i7-")
        for part in [
            "[data-drawing=\"i7-\"] .i7-a, .i7-a[data-drawing=\"i7-\"]{fill:url(#i7-g)}",
            "#i7-b.i7-c[data-drawing=\"i7-\"]{opacity:.5}", " data-drawing=\"i7-\">", "id=\"i7-g\"",
            "class=\"i7-a i7-c\"", "url(\"#i7-g\")",
            "xlink:href=\"#i7-b\"", "<g id=\"i7-b\"/>", "color=\"#ff0000\"", "xmlns:xlink=",
        ] {
            #expect(element.contains(part), "\(part) in \(element)")
        }
    }

    @Test(arguments: [
        ("path{a:b}", "S path, path[s]{a:b}"), ("svg > .r *{}", "S svg > .i-r *, svg[s] > .i-r *{}"),
        ("svg&gt;g{}", "S svg&gt;g, svg[s]&gt;g{}"), (":root .a{}", "S [s] .i-a, [s][s] .i-a{}"),
        ("a:not(.b, c), d{}", "S a:not(.i-b, c), a:not(.i-b, c)[s], S d, d[s]{}"),
        ("[a='.x,y']{}", "S [a='.x,y'], [a='.x,y'][s]{}"),
        ("@media (min-width: 1.5px) { .k {} } g{}", "@media (min-width: 1.5px) { S .i-k, .i-k[s]{} } S g, g[s]{}"),
        ("@keyframes k { from {} 12.5% {} } g{}", "@keyframes k { from {} 12.5% {} } S g, g[s]{}"),
        ("@namespace url(http://a.b); g{}", "@namespace url(http://a.b); S g, g[s]{}"),
        ("<![CDATA[/* .a{} */g{c:'}'}]]>", "<![CDATA[S g, g[s]{c:'}'}]]>"), ("} g{}", "} S g, g[s]{}"), ("g", "g"),
        ("<!-- } -->g{ <!-- } --> a: b }", "S g, g[s]{ <!-- } --> a: b }"),
    ])
    func `rules of a drawing count within the drawing alone (LA-62)`(sheet: String, own: String) throws {
        let icon = try PictureIcon(SourceFile(path: "icon.svg", text: Self.svg("<style>\(sheet)</style>")))
        guard case .drawing(let drawing) = icon else { return #expect(Bool(false)) }
        let element = drawing.element("", color: nil, prefix: "i-")
        let mark = "[data-drawing=\"i-\"]"
        let expected = own.replacing("S ", with: mark + " ").replacing("[s]", with: mark)
        #expect(element.contains("<style>\(expected)</style>"), "\(element)")
    }

    /// A template of SF Symbols with a text among its notes.
    private static func template(
        _ variant: String, _ symbol: String = "", style: String = "", margins: String? = nil
    ) -> String {
        let margin = margins ?? variant
        return svg(
            "<style>\(style)</style><g id=\"Notes\"><text id=\"template-version\">Template v.3.0</text></g><g id=\"Guides\">"
                + "<line id=\"left-margin-\(margin)\" x1=\"1396.82\" x2=\"1396.82\" y1=\"1030.73\" y2=\"1150.14\"/>"
                + "<line id=\"right-margin-\(margin)\" x1=\"1502.87\" x2=\"1502.87\" y1=\"1030.73\" y2=\"1150.14\"/></g>"
                + "<g id=\"Symbols\"><g id=\"Black-M\"><path d=\"M1 1\"/></g><g id=\"\(variant)\" "
                + "transform=\"matrix(1 0 0 1 1396.82 1126)\"><path class=\"a\" d=\"M2 2\"/>\(symbol)</g></g>",
            "width=\"3300\" height=\"2200\" style=\"fill:red\"")
    }

    @Test(arguments: ["Regular-M", "Regular-S"])
    func `of a template of SF Symbols the regular variant is drawn, in the colour of the view (LA-62)`(
        variant: String
    ) throws {
        let file = SourceFile(path: "icon.svg", text: Self.template(variant))
        guard case .drawing(let drawing) = try PictureIcon(file) else { return #expect(Bool(false)) }
        #expect(drawing.takesColor)
        #expect(
            drawing.element("", color: "#ff0000", prefix: "i-")
                == "<svg viewBox=\"1396.82 1030.73 106.05 119.41\" color=\"#ff0000\" "
                + "xmlns:xlink=\"http://www.w3.org/1999/xlink\" fill=\"currentColor\"><g id=\"i-\(variant)\" "
                + "transform=\"matrix(1 0 0 1 1396.82 1126)\"><path class=\"i-a\" d=\"M2 2\"/></g></svg>")
    }

    @Test func `a template of before version 3 has margins of its regular variant alone (LA-62)`() throws {
        let text = Self.template("Regular-M").replacing("-margin-Regular-M", with: "-margin")
        guard case .drawing(let drawing) = try PictureIcon(SourceFile(path: "icon.svg", text: text)) else {
            return #expect(Bool(false))
        }
        let element = drawing.element("", color: nil, prefix: "")
        #expect(element.hasPrefix("<svg viewBox=\"1396.82 1030.73 106.05 119.41\""), "\(element)")
        #expect(problem(Self.template("Regular-S").replacing("-margin-Regular-S", with: "-margin")) != nil)
    }

    @Test(arguments: [
        ("<path style=\"fill:#000\" d=\"M3 3\"/>", false), ("<path fill=\"none\" stroke=\"black\" d=\"M3 3\"/>", false),
        ("<path fill-rule=\"evenodd\" style=\"stroke-width:1\" d=\"M3 3\"/>", true),
    ])
    func `a template whose parts have paints of their own is tinted as a whole (LA-62)`(
        part: String, takesColor: Bool
    ) throws {
        let file = SourceFile(path: "icon.svg", text: Self.template("Regular-M", part))
        guard case .drawing(let drawing) = try PictureIcon(file) else { return #expect(Bool(false)) }
        #expect(drawing.takesColor == takesColor)
        let element = PictureIcon.drawing(drawing).element(isTemplate: true, prefix: "p-")
        #expect(element.contains("filter=") != takesColor, "\(element)")
    }

    @Test(arguments: [
        (template("Light-M"), "lacks 'Regular-M'"), (template("Regular-M", margins: "Light-M"), "lacks 'Regular-M'"),
        (template("Regular-M", "<text/>"), "cannot have the element 'text'"),
        (template("Regular-M", style: ".monochrome-1 {-sfsymbols-clear-behind:true}"), "erases parts"),
    ])
    func `a template that cannot be drawn is refused with what to do`(text: String, reason: String) throws {
        let found = try #require(problem(text))
        #expect(found.message.contains(reason), "\(found.message)")
    }

    @Test func `an address in a rule is refused, wherever comments and braces stand`() {
        for rule in [".a{ <!-- } --> fill: url(a.svg) }", "@media all { .a { fill: url(a.svg) } }", "}.a{fill:url(b)}"]
        {
            #expect(problem(Self.svg("<style>\(rule)</style>")) != nil, "\(rule)")
        }
    }
}
