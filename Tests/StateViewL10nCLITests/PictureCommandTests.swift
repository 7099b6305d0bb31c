import Foundation
import TestSupport
import Testing

/// `picture`: state views as files, the same everywhere. What is drawn is judged in `StateViewPicturesTests`.
@Suite struct PictureCommandTests {
    private static let files = [
        "en.lproj/Localizable.strings":
            "\"DesignSystem.stateView.noConnectionTitle\" = \"Tom & <Jerry>\";\n\"cart.title\" = \"Nothing in it\";\n",
        "ar.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"لا يوجد اتصال\";\n",
        "shop.stateview.json": """
        { "views": [ { "id": "cart", "kind": "empty", "profile": "warp", "texts": { "title": { "key": "cart.title" }, "subtitle": { "literal": "Yet" } },
          "visual": { "icon": "basket" } } ] }
        """,
        "App.xcassets/basket.imageset/Contents.json":
            #"{ "images": [ { "filename": "basket.svg", "idiom": "universal" } ], "info": { "version": 1 } }"#,
        "App.xcassets/basket.imageset/basket.svg":
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path id=\"a\" d=\"M1 1h9v9z\"/></svg>",
    ]

    private static func names(_ folder: URL, _ path: String = "out") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + path)) ?? []).sorted()
    }

    private static func run(
        _ arguments: [String], _ files: [String: String] = files, _ body: (Tool.Result, URL, [String]) throws -> Void
    ) throws {
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["picture", "-o", "out"] + arguments, in: folder)
            try body(result, folder, names(folder))
        }
    }

    @Test func `a name says what a picture shows, and a list holds the frames (GP-5)`() throws {
        try Self.run(["noConnection", "--locale", "en,ar", "--scheme", "light,dark"]) { result, folder, names in
            #expect(result.status == 0, "\(result.complaints)")
            #expect(result.output == "out: 4 pictures\n")
            #expect(names.count == 5 && names.last == "pictures.json")
            #expect(names.contains { $0.wholeMatch(of: /noConnection\.ar\.dark\.L\.390x844-[0-9a-f]{12}\.svg/) != nil })
            let list = try String(contentsOf: folder.appending(path: "out/pictures.json"), encoding: .utf8)
            #expect(list.contains("\"key\": \"DesignSystem.stateView.noConnectionTitle\""))
            let english = try #require(names.first { $0.contains(".en.light") })
            let svg = try String(contentsOf: folder.appending(path: "out/\(english)"), encoding: .utf8)
            #expect(svg.contains("<title id=\"title\">Tom &amp; &lt;Jerry&gt;</title>") && !svg.contains("<text"))
            let lint = try ProgramRun(
                ["xmllint", "--noout"] + names.filter { $0.hasSuffix("svg") }.map { "out/" + $0 }, in: folder)
            #expect(lint.status == 0)
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: FontSettingTests.serif), "fonts-noto-core is needed"))
    func `texts are drawn with the fonts that the configuration names`() throws {
        func drawn(_ configuration: String) throws -> String {
            try Tool.withFiles(Self.files.merging(["stateview-l10n.json": configuration]) { $1 }) { folder in
                try FileManager.default.copyItem(
                    at: URL(fileURLWithPath: FontSettingTests.serif), to: folder.appending(path: "Own.ttf"))
                let result = try Tool.run(["picture", "-o", "out", "noConnection", "--locale", "en"], in: folder)
                #expect(result.status == 0, "\(result.complaints)")
                let name = try #require(Self.names(folder).first { $0.hasSuffix("svg") })
                return try String(contentsOf: folder.appending(path: "out/\(name)"), encoding: .utf8)
            }
        }
        #expect(try drawn("{ \"fonts\": { \"system-ui\": \"Own.ttf\" } }\n") != drawn("{}\n"))
    }

    @Test func `the same bytes come with other settings of the machine (LA-57, LA-58, LA-74)`() throws {
        for format in ["svg", "pdf", "png"] {
            try Self.run(["noConnection", "cart", "--locale", "ar", "--format", format]) { result, folder, names in
                #expect(result.status == 0, "\(result.complaints)")
                let other = try ProgramRun(
                    [
                        "LANG=de_DE.UTF-8", "HOME=/nowhere", "TZ=Asia/Tokyo", "FONTCONFIG_FILE=/nowhere",
                        Tool.program.path,
                    ]
                        + ["picture", "-o", "again", "noConnection", "cart", "--locale", "ar", "--format", format],
                    in: folder)
                #expect(other.status == 0)
                #expect(Self.names(folder, "again") == names && names.count == 3)
                for name in names {
                    let bytes = try Data(contentsOf: folder.appending(path: "out/\(name)"))
                    #expect(try Data(contentsOf: folder.appending(path: "again/\(name)")) == bytes, "\(name)")
                }
            }
        }
    }

    @Test func `icons of the project are drawn, and one that cannot be is named with its line (LA-62)`() throws {
        try Self.run(["cart"]) { result, folder, names in
            #expect(result.status == 0, "\(result.complaints)")
            let svg = try String(contentsOf: folder.appending(path: "out/\(names[0])"), encoding: .utf8)
            #expect(svg.contains("<path id=\"i0-a\" d=\"M1 1h9v9z\"/>") && svg.contains("filter=\"url(#i0-tint)\""))
        }
        var files = Self.files
        let path = "App.xcassets/basket.imageset/basket.svg"
        files[path] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n<text>Hi</text></svg>"
        try Self.run(["cart"], files) { result, _, names in
            #expect(result.status == 1 && names.count == 2)
            #expect(result.complaints.contains("\(path):2:1: error: an icon cannot have the element 'text'"))
        }
        files[path] = "<svg"
        try Self.run(["cart"], files) { result, _, _ in
            #expect(result.status == 1 && result.complaints.contains("\(path):1:"))
        }
    }

    @Test func `an icon that is a PDF is drawn, and one that is damaged is named (LA-62)`() throws {
        var files = Self.files
        files["App.xcassets/basket.imageset/Contents.json"] =
            #"{ "images": [ { "filename": "basket.pdf", "idiom": "universal" } ], "info": { "version": 1 } }"#
        let content = "1 0 0 rg 2 2 m 22 2 l 12 22 l h f"
        func pdf(_ content: String) -> String {
            """
            %PDF-1.4
            1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
            2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
            3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R>> endobj
            4 0 obj <</Length \(content.utf8.count)>> stream
            \(content)
            endstream endobj
            trailer <</Root 1 0 R>>

            """
        }
        files["App.xcassets/basket.imageset/basket.pdf"] = pdf(content)
        try Self.run(["cart"], files) { result, folder, names in
            #expect(result.status == 0, "\(result.complaints)")
            let svg = try String(contentsOf: folder.appending(path: "out/\(names[0])"), encoding: .utf8)
            #expect(svg.contains("viewBox=\"0 0 24 24\"") && svg.contains("filter=\"url(#i0-tint)\""), "\(svg)")
        }
        for damaged in ["%PDF-1.4\n", "no PDF", ""] {
            files["App.xcassets/basket.imageset/basket.pdf"] = damaged
            try Self.run(["cart"], files) { result, _, names in
                #expect(result.status == 1 && names.count == 2, "\(result.complaints)")
                #expect(result.complaints.contains("App.xcassets/basket.imageset/basket.pdf:1:1: error: "))
            }
        }
    }

    @Test func `all views are drawn for every brand, in each of its schemes, sizes and devices (WP-32)`() throws {
        let kinds = ["noConnection", "loadingFailure", "noResults", "login", "loading", "empty", "cart"]
        let brands = ["finn", "tori", "blocket"]
        let arguments =
            kinds + [
                "--brand", brands.joined(separator: ","), "--scheme", "light,dark", "--text-size", "L,AX2", "--screen",
                "390x844,820x1180",
            ]
        try Self.run(arguments) { result, _, names in
            #expect(result.status == 0, "\(result.complaints)")
            for kind in kinds {
                for brand in brands {
                    let of = names.filter { $0.hasPrefix("\(kind).\(brand).en.") }
                    #expect(of.count == 8, "\(kind) \(brand): \(of)")
                }
            }
        }
        // Every view, in both languages of the project, without a brand and for each.
        try Self.run(["--all", "--screen", "320x480"]) { result, _, names in
            #expect(result.status == 0, "\(result.complaints)")
            for part in ["cart.en.", "cart.ar.", "login.ar.", "timeout.finn.en.", "timeout.tori.ar."] {
                #expect(names.count { $0.hasPrefix(part) } == 1, "\(part)")
            }
        }
    }

    @Test func `what cannot be drawn is refused before anything is written`() throws {
        for (arguments, words) in [
            (["noConection"], "noConnection"), ([], "--all"), (["--all", "cart"], "leave the names out"),
            (["cart", "--format", "gif"], "gif"), (["cart", "--screen", "12"], "320x480"),
            (["cart", "--scale", "9"], "1 to 4"), (["cart", "--brand", "nobody"], "nobody"),
        ] {
            try Self.run(arguments) { result, _, names in
                #expect(result.status == 2 && names.isEmpty, "\(arguments) \(result.complaints)")
                #expect(result.complaints.contains(words), "\(result.complaints)")
            }
        }
    }

    @Test func `without Cairo PNG says what to install, and SVG is drawn`() throws {
        try Tool.withFiles(Self.files.merging(["lib/librsvg-2.so.2": "x"]) { $1 }) { folder in
            let hidden = ["LD_LIBRARY_PATH=\(folder.path)/lib", Tool.program.path, "picture", "cart", "-o", "out"]
            let refused = try ProgramRun(hidden + ["--format", "png"], in: folder)
            #expect(refused.status == 3 && Self.names(folder).isEmpty)
            #expect(String(decoding: refused.complaints, as: UTF8.self).contains("librsvg2-2"))
            #expect(try ProgramRun(hidden, in: folder).status == 0)
        }
    }
}
