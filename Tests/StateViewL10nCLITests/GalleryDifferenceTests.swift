import Foundation
import StateViewPictures
import TestSupport
import Testing
import TextShaping

/// `gallery --diff`: a page that holds what changed, and nothing else (GP-3). How it is drawn is judged in a browser by
/// `tools/check-gallery`.
@Suite struct GalleryDifferenceTests {
    private static let files = [
        "en.lproj/Localizable.strings": "\"cart.title\" = \"Nothing here\";\n",
        "de.lproj/Localizable.strings": "\"cart.title\" = \"Hier ist nichts\";\n",
        "shop.stateview.json": #"{ "id": "cart", "kind": "empty", "texts": { "title": { "key": "cart.title" } } }"#,
    ]

    private struct Page: Decodable {
        struct Change: Decodable {
            let kind: String
            let what: String
            let old: String?
            let new: String?
            let scope: [String]
            let cells: [[String: String]]
            let pictures: [String]?
        }

        struct Side: Decodable {
            struct View: Decodable { let id: String }
            struct Axes: Decodable {
                struct Language: Decodable { let tag: String }
                let languages: [Language]
            }

            let views: [View]
            let axes: Axes
        }

        let revision: String
        let before: Side?
        let after: Side?
        let changes: [Change]
    }

    private static func withRepository(_ body: (URL) throws -> Void) throws {
        try Tool.withFiles(files) { folder in
            try ChangedSinceTests.git(["init", "-q", "-b", "main"], folder)
            try ChangedSinceTests.git(["add", "-A"], folder)
            try ChangedSinceTests.git(["commit", "-qm", "one"], folder)
            try ChangedSinceTests.git(["checkout", "-qb", "work"], folder)
            try body(folder)
        }
    }

    private static func page(
        in folder: URL, _ arguments: [String] = ["--brand", "neutral", "--without-frames"]
    ) throws -> (page: Page, output: String) {
        let result = try Tool.run(["gallery", "--diff", "main", "-o", "out"] + arguments, in: folder)
        #expect(result.status == 0, "\(result.complaints)")
        let page = try String(contentsOf: folder.appending(path: "out/index.html"), encoding: .utf8)
        let data = try #require(page.split(separator: "id=\"data\">").last?.split(separator: "</script>").first)
        return (try JSONDecoder().decode(Page.self, from: Data(data.utf8)), result.output)
    }

    @Test func `a changed text is there with both sides, and no other view or language (GP-3)`() throws {
        try Self.withRepository { folder in
            try ChangedSinceTests.write(
                "\"cart.title\" = \"Der Warenkorb ist leer\";\n", "de.lproj/Localizable.strings", folder)
            let (page, output) = try Self.page(in: folder)
            #expect(output == "out/index.html: 1 change since main, 1 text\n")
            let change = try #require(page.changes.first)
            #expect(page.changes.count == 1 && page.revision == "main")
            #expect((change.kind, change.what) == ("text", "title"))
            #expect((change.old, change.new) == ("Hier ist nichts", "Der Warenkorb ist leer"))
            #expect(change.cells.map { $0["view"] } == ["cart"] && change.cells.map { $0["language"] } == ["de"])
            for side in [page.before, page.after] {
                #expect(side?.views.map(\.id) == ["cart"] && side?.axes.languages.map(\.tag) == ["de"])
            }
        }
    }

    @Test func `new views have one side, and committed and other changes count alike (GP-3)`() throws {
        try Self.withRepository { folder in
            try ChangedSinceTests.write(
                #"{ "id": "orders", "kind": "empty" }"#, "orders.stateview.json", folder)
            try ChangedSinceTests.git(["add", "-A"], folder)
            try ChangedSinceTests.git(["commit", "-qm", "two"], folder)
            let (page, _) = try Self.page(in: folder, ["--without-frames"])
            #expect(page.changes.map(\.kind) == ["view"] && page.changes.map(\.what) == ["orders"])
            #expect(page.before == nil && page.after?.views.map(\.id) == ["orders"])
        }
    }

    @Test func `the past has its own configuration (GP-3)`() throws {
        try Self.withRepository { folder in
            try ChangedSinceTests.write(
                #"{ "stateViews": { "profile": "cookbook" } }"#, "stateview-l10n.json", folder)
            let (page, _) = try Self.page(in: folder)
            #expect(page.changes.contains { $0.kind == "token" }, "\(page.changes)")
            #expect(!page.changes.contains { $0.kind == "text" })
        }
    }

    @Test(.enabled(if: FontLibrary().isUsable && PictureRenderer.isAvailable, "fonts and Cairo are needed"))
    func `a new icon is told by the pixels that it changes, and nothing is told of views that stay (GP-3)`() throws {
        func icon(_ path: String) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path fill=\"#e00\" d=\"\(path)\"/></svg>"
        }
        try Self.withRepository { folder in
            try ChangedSinceTests.write(
                #"{ "id": "cart", "kind": "empty", "visual": { "icon": "basket" } }"#,
                "shop.stateview.json", folder)
            try ChangedSinceTests.write(
                #"{ "images": [ { "filename": "basket.svg", "idiom": "universal" } ], "info": { "version": 1 } }"#,
                "App.xcassets/basket.imageset/Contents.json", folder)
            try ChangedSinceTests.write(icon("M1 1h9v9z"), "App.xcassets/basket.imageset/basket.svg", folder)
            try ChangedSinceTests.git(["add", "-A"], folder)
            try ChangedSinceTests.git(["commit", "-qm", "two"], folder)
            try ChangedSinceTests.git(["branch", "-qf", "main"], folder)
            try ChangedSinceTests.write(icon("M1 1h19v19z"), "App.xcassets/basket.imageset/basket.svg", folder)
            let (page, output) = try Self.page(in: folder, ["--brand", "neutral", "--kind", "empty", "--locale", "en"])
            #expect(output.contains(" 1 drawing\n"), "\(output)")
            let drawing = try #require(page.changes.first { $0.kind == "drawing" })
            #expect(drawing.what == "cart" && Set(drawing.cells.compactMap { $0["scheme"] }) == ["light", "dark"])
            #expect(try #require(drawing.pictures).allSatisfy { $0.contains("fill=\"#e00\"") })
            #expect(try #require(drawing.new).wholeMatch(of: /\d+ pixels of 329160 \(\d+\.\d %\)/) != nil)
            let picture = try #require(page.changes.first { $0.what == "image.picture" })
            #expect(picture.old != picture.new && picture.new?.hasPrefix("basket ") ?? false)
        }
    }

    @Test func `where nothing changed the page says so`() throws {
        try Self.withRepository { folder in
            let (page, output) = try Self.page(in: folder)
            #expect(page.changes.isEmpty && page.before == nil && page.after == nil)
            #expect(output == "out/index.html: nothing changed since main that users see\n")
        }
    }

    @Test func `without the revision, or a repository, there is no page (AD-45)`() throws {
        try Self.withRepository { folder in
            let result = try Tool.run(["gallery", "--diff", "nowhere", "-o", "out"], in: folder)
            #expect(result.status == 2 && result.complaints.contains("'nowhere'"))
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/index.html"))
        }
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(["gallery", "--diff", "main", "-o", "out"], in: folder)
            #expect(result.status == 3)
        }
    }
}
