import Foundation
import TestSupport
import Testing

/// `gallery`: one page, read as a browser reads it. What the page does is judged in a browser by `tools/check-gallery`.
@Suite struct GalleryTests {
    private static let files = [
        "en.lproj/Localizable.strings":
            #""DesignSystem.stateView.noConnectionTitle" = "Tom \"Jerry\" </script><script>x()</script>";"# + "\n",
        "ar.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"لا يوجد اتصال\";\n",
        "shop.stateview.json": """
        { "views": [ { "id": "cart", "kind": "empty", "texts": { "title": { "literal": "Nothing" } } } ] }
        """,
    ]

    private static func page(_ arguments: [String] = [], _ body: (Tool.Result, String) throws -> Void) throws {
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["gallery", "-o", "out"] + arguments, in: folder)
            let text = try? String(contentsOf: folder.appending(path: "out/index.html"), encoding: .utf8)
            try body(result, text ?? "")
        }
    }

    /// What the policy of the page lets in, what it holds, and the numbers of its data.
    private static let reader = """
        import base64, hashlib, json, re, sys
        page = open(sys.argv[1], encoding="utf-8", newline="").read()
        policy = re.search('Content-Security-Policy" content="([^"]*)"', page).group(1)
        blocks = re.findall("<script>(.*?)</script>", page, re.S) + re.findall("<style>(.*?)</style>", page, re.S)
        data = json.loads(re.search('id="data">(.*?)</script>', page, re.S).group(1))
        contents = len(base64.b64decode(data["contentColumn"])) // 4
        axes = data["axes"]
        print(json.dumps({
            "unknown": [b[:40] for b in blocks
                        if base64.b64encode(hashlib.sha256(b.encode()).digest()).decode() not in policy],
            "policy": policy.split(";")[0], "blocks": len(blocks), "contents": contents,
            "cells": len(axes["profiles"]) * len(axes["brands"]) * len(data["views"]) * len(axes["languages"]),
            "views": [v["id"] for v in data["views"]],
            "texts": [s for s in data["texts"]["strings"] if "Jerry" in s or s == "لا يوجد اتصال"],
        }))
        """

    private struct Reading: Decodable {
        var unknown: [String]
        var policy: String
        var blocks: Int
        var contents: Int
        var cells: Int
        var views: [String]
        var texts: [String]
    }

    @Test func `one page holds every cell, and lets in nothing but its own style and script (GP-1)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["gallery", "-o", "out"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["index.html"])
            let path = folder.appending(path: "out/index.html").path
            let reading = try JSONDecoder().decode(Reading.self, from: try ProgramRun.python(Self.reader, [path]))
            #expect(reading.unknown.isEmpty && reading.blocks > 5)
            #expect(reading.policy == "default-src 'none'")
            #expect(reading.contents == reading.cells)
            #expect(reading.views.contains("cart") && reading.views.contains("noConnection"))
            // No text breaks out of the data; pseudo-languages have more.
            let own: Set = [#"Tom "Jerry" </script><script>x()</script>"#, "لا يوجد اتصال"]
            #expect(own.isSubset(of: reading.texts))
            let pages = try (0..<2).map { _ in
                _ = try Tool.run(["gallery", "-o", "out", "--brand", "neutral"], in: folder)
                return try Data(contentsOf: URL(filePath: path))
            }
            #expect(pages[0] == pages[1])
        }
    }

    @Test func `pictures of the project are in the page, each once, and stay what they are (LA-62)`() throws {
        let script = """
            import base64, json, re, sys
            page = open(sys.argv[1], encoding="utf-8").read()
            icons = json.loads(re.search('id="data">(.*?)</script>', page, re.S).group(1))["icons"]
            own = [[name, drawing] for name, drawing in icons if "basket" in name or "bag" in name]
            print(json.dumps([[name, drawing if "data:" not in drawing else base64.b64decode(
                re.search('base64,([^"]*)', drawing).group(1)).decode()] for name, drawing in own]))
            """
        func set(_ svg: String) -> String {
            "{ \"images\": [ { \"filename\": \"\(svg)\" } ], \"info\": { \"version\": 1 } }"
        }
        func svg(_ fill: String) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path fill=\"\(fill)\" d=\"M1 1h9v9z\"/></svg>"
        }
        let files = [
            "shop.stateview.json": """
            { "views": [ { "id": "cart", "kind": "empty", "visual": { "icon": "basket" } },
              { "id": "order", "kind": "empty", "visual": { "icon": "bag" } } ] }
            """,
            "App.xcassets/basket.imageset/Contents.json": set("basket.svg"),
            "App.xcassets/basket.imageset/basket.svg": svg("#e00"),
            "App.xcassets/bag.imageset/Contents.json": set("bag.svg"),
            "App.xcassets/bag.imageset/bag.svg": svg("currentColor"),
        ]
        try Tool.withFiles(files) { folder in
            let arguments = ["--locale", "en", "--kind", "empty", "--without-findings"]
            let result = try Tool.run(["gallery", "-o", "out"] + arguments, in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let path = folder.appending(path: "out/index.html").path
            let icons = try JSONDecoder().decode([[String]].self, from: try ProgramRun.python(script, [path]))
            #expect(icons.map { $0[0] } == ["bag", "basket"])
            // What takes the colour around it stands in the page, anything else is an image of its own.
            #expect(icons.first?[1].hasPrefix("<svg") ?? false && icons.first?[1].contains("currentColor") ?? false)
            #expect(icons.last?[1].contains("fill=\"#e00\"") ?? false)
        }
    }

    @Test func `a picture that only one brand has is not shown for another (LA-62)`() throws {
        let script = """
            import json, re, sys
            page = open(sys.argv[1], encoding="utf-8").read()
            icons = json.loads(re.search('id="data">(.*?)</script>', page, re.S).group(1))["icons"]
            print(json.dumps([[name, "drawn" if drawing else "none"] for name, drawing in icons if "basket" in name]))
            """
        let files = [
            "stateview-l10n.json": """
            { "layers": [ { "name": "tori", "kind": "brand", "brand": "tori", "paths": ["tori/**"] } ] }
            """,
            "shop.stateview.json":
                #"{ "views": [ { "id": "cart", "kind": "empty", "visual": { "icon": "basket" } } ] }"#,
            "tori/App.xcassets/basket.imageset/Contents.json":
                #"{ "images": [ { "filename": "basket.svg" } ], "info": { "version": 1 } }"#,
            "tori/App.xcassets/basket.imageset/basket.svg":
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path fill=\"#e00\" d=\"M1 1h9v9z\"/></svg>",
        ]
        try Tool.withFiles(files) { folder in
            let arguments = [
                "--locale", "en", "--kind", "empty", "--brand", "finn,tori", "--without-findings",
            ]
            let result = try Tool.run(["gallery", "-o", "out"] + arguments, in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let path = folder.appending(path: "out/index.html").path
            let icons = try JSONDecoder().decode([[String]].self, from: try ProgramRun.python(script, [path]))
            #expect(icons == [["basket", "drawn"], ["basket finn dark", "none"], ["basket finn light", "none"]])
        }
    }

    private struct Axes: Decodable {
        struct Brand: Decodable {
            let name: String?
            let language: String?
        }

        struct View: Decodable { let kind: String }
        struct Values: Decodable {
            let brands: [Brand]
            let schemes: [String]
            let contrasts: [String]
            let sizes: [String]
        }

        let axes: Values
        let views: [View]
        let modes: [String]
        let containers: [[Int]]
    }

    @Test func `the modes and axes hold what the originals took pictures of (GP-2, WP-32, BB-43)`() throws {
        let script = """
            import json, re, sys
            page = open(sys.argv[1], encoding="utf-8").read()
            data = json.loads(re.search('id="data">(.*?)</script>', page, re.S).group(1))
            modes = re.search(r"static modes = \\{(.*?)\\n  \\};", page, re.S).group(1)
            print(json.dumps({"axes": data["axes"], "views": data["views"], "modes": re.findall(r"^    (\\w+):", modes, re.M),
                "containers": json.loads(re.search(r"static containers = (\\[.*?\\]);", page).group(1))}))
            """
        try Tool.withFiles(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n"]) { folder in
            _ = try Tool.run(["gallery", "-o", "out", "--locale", "en", "--without-findings"], in: folder)
            let path = folder.appending(path: "out/index.html").path
            let page = try JSONDecoder().decode(Axes.self, from: try ProgramRun.python(script, [path]))
            #expect(
                page.modes == [
                    "base", "languages", "brands", "sizes", "rtl", "containers", "pseudo", "contrast", "profiles",
                ])
            // Seven states, six brands each in its own language, two schemes, text as usual and twice as large, two devices.
            let kinds = [
                "unknownError", "loading", "login", "noConnection", "noSearchResults", "verifyIdentity", "empty",
            ]
            #expect(Set(kinds).isSubset(of: page.views.map(\.kind)), "\(page.views.map(\.kind))")
            let brands = page.axes.brands.filter {
                ["finn", "tori", "dba", "blocket", "vend", "neutral"].contains($0.name)
            }
            #expect(brands.count == 6 && brands.filter { $0.language != nil }.count >= 5, "\(page.axes.brands)")
            #expect(Set(page.axes.schemes) == ["light", "dark"] && page.axes.contrasts.count == 2)
            #expect(Set(["L", "AX3"]).isSubset(of: page.axes.sizes))
            #expect(page.containers.contains([320, 480]) && page.containers.contains([390, 844]))
        }
    }

    @Test func `languages, brands and kinds can be chosen, and unknown ones are named`() throws {
        try Self.page(["--locale", "ar", "--brand", "finn", "--kind", "noConnection"]) { result, page in
            #expect(result.status == 0, "\(result.complaints)")
            #expect(result.output.hasPrefix("out/index.html: 1 view, 1 language, 1 brand, 100 cells"))
            #expect(!page.contains("\"id\":\"cart\""))
        }
        try Self.page(["--kind", "noConection"]) { result, page in
            #expect(result.status == 2 && page.isEmpty)
            #expect(result.complaints.contains("noConnection"))
        }
        try Self.page(["--brand", "nobody"]) { result, page in #expect(result.status == 2 && page.isEmpty) }
    }
}
