import Foundation
import TestSupport
import Testing

/// `export --pictures`: what translators see beside their texts.
@Suite struct ExportPictureTests {
    private static let files = [
        "en.lproj/Localizable.strings": """
        "DesignSystem.stateView.noConnectionTitle" = "You are offline";
        "DesignSystem.stateView.noConnectionButton" = "Try again";
        "cart.title" = "Nothing in it";
        "menu.help" = "Help";

        """,
        "ar.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"لا يوجد اتصال\";\n",
        "shop.stateview.json": """
        { "views": [ { "id": "cart", "kind": "empty", "texts": { "title": { "key": "cart.title" }, "subtitle": { "literal": "Yet" } } } ] }
        """,
    ]

    private static func exported(
        _ arguments: [String], _ body: (Tool.Result, URL) throws -> Void
    ) throws {
        try Tool.withFiles(files) { folder in
            let arguments = ["export", "--pictures", "--locale", "ar"] + arguments
            try body(try Tool.run(arguments, in: folder), folder)
        }
    }

    private struct Tags: Decodable {
        struct Tag: Decodable {
            var key, table, file, language, view, part: String
            var x, y, width, height: Double
            var number: Int
        }
        var scale: Double
        var tags: [Tag]
    }

    private struct Frames: Decodable {
        struct Screen: Decodable { var parts: [Part] }
        struct Part: Decodable {
            var name: String
            var x, y, width, height: Double
        }
        var frames: Screen
    }

    private static func json<Value: Decodable>(_ path: String, in folder: URL) throws -> Value {
        try JSONDecoder().decode(Value.self, from: try Data(contentsOf: folder.appending(path: path)))
    }

    @Test func `boxes equal the frames of the layout, in both languages (GP-5)`() throws {
        try Self.exported(["-o", "out/"]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            #expect(result.output.contains("out/ar-pictures: 4 pictures, 1 text in none"), "\(result.output)")
            let tags: Tags = try Self.json("out/ar-pictures/tags.json", in: folder)
            #expect(tags.scale == 2 && Set(tags.tags.map(\.view)) == ["noConnection", "cart"])
            #expect(Set(tags.tags.map(\.table)).isSuperset(of: ["Localizable"]))
            for view in ["noConnection", "cart"] {
                for language in ["en", "ar"] {
                    let shown = try Tool.run(
                        ["show", view, "--screen", "390x844", "--format", "json", "--locale", language], in: folder)
                    let frames = try JSONDecoder().decode(Frames.self, from: Data(shown.output.utf8)).frames.parts
                    let found = tags.tags.filter { $0.view == view && $0.language == language }
                    #expect(!found.isEmpty)
                    // A picture begins above the first part; all its boxes are moved by that alone.
                    var moved: Set<Double> = []
                    for tag in found {
                        let part = try #require(frames.first { $0.name == tag.part })
                        #expect(tag.x == part.x * 2 && tag.width == part.width * 2 && tag.height == part.height * 2)
                        moved.insert(part.y - tag.y / 2)
                        #expect(FileManager.default.fileExists(atPath: folder.path + "/out/ar-pictures/" + tag.file))
                    }
                    #expect(moved.count == 1)
                }
            }
        }
    }

    @Test func `notes say where a text is shown, and an import takes none of it (GP-5)`() throws {
        for format in ["xliff", "csv", "po", "xcloc"] {
            try Self.exported(["-o", "out/", "--format", format]) { result, folder in
                #expect(result.status == 0, "\(result.complaints)")
                let path = format == "xcloc" ? "out/ar.xcloc/Localized Contents/ar.xliff" : "out/ar.\(format)"
                var text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                let place = format == "xcloc" ? "noConnection" : "ar-pictures/noConnection"
                #expect(text.contains("Picture \(place).ar-") && text.contains(", box 1 (x "), "\(format)")
                text = text.replacing("لا يوجد اتصال", with: "بلا اتصال")
                try Data(text.utf8).write(to: folder.appending(path: path))
                let back = try Tool.run(["import", format == "xcloc" ? "out/ar.xcloc" : path], in: folder)
                #expect(back.status == 0, "\(back.output) \(back.complaints)")
                let strings = folder.appending(path: "ar.lproj/Localizable.strings")
                #expect(
                    try String(contentsOf: strings, encoding: .utf8)
                        == "\"DesignSystem.stateView.noConnectionTitle\" = \"بلا اتصال\";\n")
            }
        }
    }

    @Test func `a package has a picture for each text, and the list that Xcode reads (GP-5)`() throws {
        try Self.exported(["-o", "ar.xcloc"]) { result, folder in
            #expect(result.status == 0, "\(result.complaints)")
            let notes = "ar.xcloc/Notes/"
            let screenshots = notes + "Screenshots/StateViews/390x844"
            let list = try ProgramRun.python(
                """
                import json, os, plistlib, sys
                entries = plistlib.load(open(sys.argv[1] + "/localizedStringData.plist", "rb"))
                names = [s["name"] for e in entries for s in e["screenshots"]]
                print(json.dumps([len(names), len(set(names)), all(os.path.exists(sys.argv[1] + "/" + n) for n in names),
                                  sorted(e["stringKey"] for e in entries if e["tableName"] == "Localizable")[-1]]))
                """, [folder.path + "/" + screenshots])
            #expect(
                String(decoding: list, as: UTF8.self) == "[6, 6, true, \"cart.title\"]\n",
                "\(String(decoding: list, as: UTF8.self))")
            let tags: Tags = try Self.json(notes + "tags.json", in: folder)
            #expect(tags.scale == 1 && tags.tags.allSatisfy { $0.file.hasSuffix("-\($0.number).png") })
        }
    }

    /// The words of a page, the directions of its texts and what it asks for.
    private static let reader = """
        import base64, hashlib, json, re, sys
        page = open(sys.argv[1], encoding="utf-8").read()
        style = re.search("<style>(.*?)</style>", page, re.S).group(1)
        print(json.dumps({
            "isAllowed": base64.b64encode(hashlib.sha256(style.encode()).digest()).decode() in page,
            "addresses": [a for a in re.findall('(?:src|href)="([^"]*)"', page) if not a.startswith(("data:image/svg+xml;base64,", "#"))],
            "arabic": re.findall('<td lang="ar" dir="rtl">([^<]*)</td>', page),
        }))
        """

    private struct Page: Decodable {
        var isAllowed: Bool
        var addresses: [String]
        var arabic: [String]
    }

    @Test func `a page shows all pictures without asking anybody (GP-5)`() throws {
        try Self.exported(["-o", "out/"]) { _, folder in
            let path = folder.appending(path: "out/ar-pictures/index.html").path
            let page = try JSONDecoder().decode(Page.self, from: try ProgramRun.python(Self.reader, [path]))
            #expect(page.isAllowed && page.addresses.isEmpty)
            #expect(page.arabic.contains("لا يوجد اتصال"))
            let html = try String(contentsOfFile: path, encoding: .utf8)
            #expect(html.contains("not translated yet") && html.contains("default-src 'none'"))
        }
    }

    @Test func `an import passes over the pictures that come back, and says when there is nothing else (GP-5)`() throws
    {
        try Self.exported(["-o", "out/"]) { _, folder in
            let result = try Tool.run(["import", "out/ar.xliff", "out/ar-pictures"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let alone = try Tool.run(["import", "out/ar-pictures/"], in: folder)
            #expect(alone.status == 2 && alone.complaints.contains("pictures here alone"), "\(alone.complaints)")
            // A folder of another kind is not passed over.
            let other = try Tool.run(["import", "out/ar.xliff", "out"], in: folder)
            #expect(other.status == 2)
        }
    }

    @Test func `pictures need a folder and something to show`() throws {
        try Self.exported(["-o", "-"]) { result, _ in #expect(result.status == 2) }
        try Tool.withFiles(["en.lproj/A.strings": "\"a\" = \"b\";\n"]) { folder in
            let result = try Tool.run(["export", "--pictures", "--locale", "fi", "-o", "out/"], in: folder)
            #expect(result.status == 0 && result.output.contains("no pictures"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["fi.xliff"])
            let alone = try Tool.run(["export", "--screen", "1x1", "--locale", "fi", "-o", "out/"], in: folder)
            #expect(alone.status == 2)
        }
    }
}
