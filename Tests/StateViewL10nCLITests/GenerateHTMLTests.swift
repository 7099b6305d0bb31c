import Foundation
import TestSupport
import Testing

/// `generate html`: fragments, a style sheet and a page, read as browsers read them.
@Suite struct GenerateHTMLTests {
    private static let hostile = #"Tom & \"Jerry\" </p><script>x()</script>"#
    private static let files = [
        "en.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"\(hostile)\";\n",
        "ar.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"لا يوجد اتصال\";\n",
        "shop.stateview.json": """
        { "views": [ { "id": "cart & co", "kind": "empty", "texts": { "title": { "literal": "Nothing" } } } ] }
        """,
    ]

    /// The site in a folder beside the project.
    private static func generate(
        _ arguments: [String] = [], _ files: [String: String] = files, _ body: (Tool.Result, URL) throws -> Void
    ) throws {
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["generate", "html"] + arguments + ["-o", "out"], in: folder)
            try body(result, folder.appending(path: "out"))
        }
    }

    /// What a parser of HTML objects to in the files of a folder, and what the page holds.
    private static let reader = """
        import html5lib, json, pathlib, sys
        folder = pathlib.Path(sys.argv[1])
        faults, ids, tags = [], [], []
        for file in sorted(folder.glob("*.html")):
            parser = html5lib.HTMLParser(namespaceHTMLElements=False)
            text = file.read_text(encoding="utf-8")
            if file.name == "index.html":
                tree = parser.parse(text)
                ids = [element.get("id") for element in tree.iter() if element.get("id")]
                pointers = [element.get(name) for element in tree.iter()
                            for name in ("aria-labelledby", "aria-describedby") if element.get(name)]
                faults += [f"{name} points nowhere" for name in pointers if name not in ids]
                tags = sorted({element.tag for element in tree.iter() if isinstance(element.tag, str)})
            else:
                parser.parseFragment(text)
            faults += [f"{file.name}: {error}" for error in parser.errors]
        print(json.dumps({"faults": faults, "ids": ids, "tags": tags}))
        """

    private struct Reading: Decodable {
        var faults: [String]
        var ids: [String]
        var tags: [String]
    }

    @Test func `each view is valid HTML in each language, and no text breaks out`() throws {
        try Self.generate { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.contains("cart & co.ar.html") && names.contains("noConnection.en.html"))
            let reading = try JSONDecoder().decode(
                Reading.self, from: try ProgramRun.python(Self.reader, [folder.path]))
            #expect(reading.faults.isEmpty)
            #expect(Set(reading.ids).count == reading.ids.count && reading.ids.count > 30)
            #expect(reading.ids.allSatisfy { !$0.contains(" ") })
            let fragment = try String(contentsOf: folder.appending(path: "noConnection.en.html"), encoding: .utf8)
            #expect(fragment.contains("Tom &amp; &quot;Jerry&quot; &lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</h3>"))
            let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
            #expect(page.components(separatedBy: "<script>").count == 2)
            #expect(page.components(separatedBy: "role=\"alert\"").count == 1)
            #expect(page.firstRange(of: /https?:/) == nil)
        }
    }

    @Test func `a picture of the project is as wide and as high as it says (C-8)`() throws {
        let view =
            #"{ "id": "cart", "kind": "empty", "visual": { "illustration": "cart", "width": 120, "height": 60 } }"#
        try Self.generate(["cart"], ["cart.stateview.json": view]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let css = try String(contentsOf: folder.appending(path: "state-views.css"), encoding: .utf8)
            for (side, name, length) in [("inline", "width", 120), ("block", "height", 60)] {
                #expect(css.contains("  \(side)-size: var(--state-view-image-\(name), 48px);"))
                #expect(css.contains("  --state-view-image-\(name): \(length)px;"))
            }
        }
    }

    @Test func `a picture of the project is drawn, and its names are others in each figure (MD-10)`() throws {
        let icon = """
            <?xml version='1.0'?>
            <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor'>
            <linearGradient id='g'/><path fill='url(#g)' d='M2 2h20'/></svg>
            """
        let views = ["cart", "nowhere"].map { #"{ "id": "\#($0)", "kind": "empty", "visual": { "icon": "\#($0)" } }"# }
        let files = ["a.stateview.json": views[0], "b.stateview.json": views[1], "cart.svg": icon]
        try Self.generate(["cart", "nowhere", "--locale", "en,ar"], files) { result, folder in
            #expect(result.status == 0 && result.complaints.contains("the project has no picture 'nowhere'"))
            func text(_ name: String) throws -> String {
                try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            }
            let root = #"viewBox="0 0 24 24" fill="none" stroke="currentColor"><linearGradient"#
            #expect(try text("cart.en.html").contains(root))
            #expect(try text("cart.ar.html").contains("url(#icon-cart-g)"))
            #expect(try text("nowhere.en.html").contains(#"stroke-dasharray="2 2"><rect"#))
            let page = try text("index.html")
            #expect(page.contains("id='icon-0-g'") && page.contains("url(#icon-2-g)"))
        }
    }

    @Test func `the mark of a brand is drawn, as large as the theme has it (BM-1)`() throws {
        let view = #"{ "id": "a", "kind": "login", "brandMark": "endorsement" }"#
        let options = ["a", "--profile", "warp", "--brand", "finn", "--locale", "nb"]
        try Self.generate(options, ["a.stateview.json": view]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let fragment = try String(contentsOf: folder.appending(path: "a.nb.html"), encoding: .utf8)
            let image = #"<img alt="FINN-logo" data-mark="vend-tagline-no-se" src="data:image/svg+xml;base64,"#
            #expect(fragment.contains(image))
            let css = try String(contentsOf: folder.appending(path: "state-views.css"), encoding: .utf8)
            #expect(css.contains("inline-size: var(--state-view-brand-mark-width, 72px);"))
        }
    }

    @Test func `a text keeps the ends of its lines`() throws {
        let view = #"{ "id": "a", "kind": "empty", "texts": { "title": { "literal": "One\u2028two\r\nthree" } } }"#
        try Self.generate(["a"], ["a.stateview.json": view]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let fragment = try String(contentsOf: folder.appending(path: "a.en.html"), encoding: .utf8)
            #expect(fragment.contains(">One\ntwo\nthree</h3>"))
            let css = try String(contentsOf: folder.appending(path: "state-views.css"), encoding: .utf8)
            #expect(css.contains("button { white-space: pre-line; }"))
        }
    }

    @Test func `the style sheet has every brand and scheme, and each name that its rules ask for`() throws {
        try Self.generate(["noConnection", "login"]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let css = try String(contentsOf: folder.appending(path: "state-views.css"), encoding: .utf8)
            for brand in ["finn", "tori", "dba"] {
                #expect(
                    css.contains("[data-brand=\"\(brand)\"],\n")
                        && css.contains("[data-brand=\"\(brand)\"][data-scheme=\"dark\"],\n"))
                // The scheme may stand on an element around that of the brand, and the other way round.
                for nested in [
                    "[data-brand=\"\(brand)\"] [data-scheme=\"light\"]",
                    "[data-scheme=\"light\"] [data-brand=\"\(brand)\"]",
                ] {
                    #expect(css.contains(nested))
                }
            }
            let faults = try ProgramRun.python(
                """
                import sys, tinycss2
                def walk(nodes):
                    for node in nodes:
                        if node.type == "error": print(node.message)
                        for part in ("prelude", "content", "value"):
                            value = getattr(node, part, None)
                            if isinstance(value, list): walk(value)
                rules = tinycss2.parse_stylesheet(open(sys.argv[1], encoding="utf-8").read())
                walk(rules)
                """, [folder.appending(path: "state-views.css").path])
            #expect(String(decoding: faults, as: UTF8.self).isEmpty)
            // A colour of the second view stands only where it differs from the first one's.
            #expect(css.contains("--state-view-action-second-label: #") && css.contains("[data-view=\"login\"] {"))
            #expect(css.contains("--state-view-title-font: ") && css.contains("rem/"))
        }
    }

    @Test func `the rules of the style sheet read each custom property that it sets`() throws {
        try Self.generate { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let css = try String(contentsOf: folder.appending(path: "state-views.css"), encoding: .utf8)
            let set = Set(css.matches(of: /(--state-view-[a-z-]+):/).map { String($0.1) })
            let read = Set(css.matches(of: /var\((--state-view-[a-z-]+)/).map { String($0.1) })
            #expect(set.count > 20)
            // Whoever draws a picture looks this one up.
            #expect(set.subtracting(read) == ["--state-view-image-rendering"])
        }
    }

    @Test func `what cannot be drawn is said, and nothing is written`() throws {
        try Self.generate(["noConection"]) { result, folder in
            #expect(result.status == 2)
            #expect(result.complaints.contains("did you mean 'noConnection'?"))
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
        let broken = [
            "en.lproj/L.strings": "\"a\" = \"A\";\n",
            "theme.resolver.json": """
            { "version": "2025.10", "resolutionOrder": [ { "name": "a", "type": "set", "sources": [
              { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } ] } ] }
            """,
        ]
        try Self.generate([], broken) { result, folder in
            #expect(result.status == 1)
            #expect(result.complaints.contains("scheme light: "), "\(result.complaints)")
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test func `without a project the product's own views are written`() throws {
        try Self.generate(["noConnection"], [:]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(names) == ["index.html", "noConnection.en.html", "state-views.css"])
        }
    }

    @Test func `the same project gives the same bytes`() throws {
        var first: [String: Data] = [:]
        for _ in 0..<2 {
            try Self.generate(["--locale", "ar"]) { _, folder in
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                let files = try names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
                let found = Dictionary(uniqueKeysWithValues: files)
                if !first.isEmpty { #expect(found == first) }
                first = found
            }
        }
        #expect(first.count > 19)
    }
}
