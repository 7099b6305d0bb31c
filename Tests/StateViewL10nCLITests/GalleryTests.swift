import Foundation
import TestSupport
import Testing

/// The page on which all views are looked at; tools/check-gallery uses it in a browser.
@Suite struct GalleryTests {
    private static let texts = "\"DesignSystem.stateView.emptyTitle\" = \"Nothing <b>here</b> </script>\";\n"

    @Test func `one page that asks nobody for anything, the same for the same project (GP-1)`() throws {
        try Tool.withFiles(["App/en.lproj/DesignSystem.strings": Self.texts]) { folder in
            let arguments = ["gallery", "App", "-o", "site", "--locale", "en,ar", "--kind", "empty,loading"]
            let run = try ProgramRun([Tool.program.path] + arguments, in: folder)
            #expect(run.status == 0 && run.text.hasPrefix("site/index.html: 2 views, 2 languages, "), "\(run.text)")
            let page = folder.appending(path: "site/index.html")
            let html = try String(contentsOf: page, encoding: .utf8)
            for word in ["src=\"http", "href=\"http", "url(http", "fetch(", "import("] {
                #expect(!html.contains(word), "\(word)")
            }
            #expect(html.contains("default-src 'none'") && !html.contains("here</b> </script>"))
            _ = try ProgramRun([Tool.program.path] + arguments, in: folder)
            #expect(try String(contentsOf: page, encoding: .utf8) == html)
        }
    }

    @Test(arguments: [["--kind", "emty"], ["--brand", "fin"], ["--locale", "!"]])
    func `a name that is none ends it, and nothing is written`(arguments: [String]) throws {
        try Tool.withFiles(["App/en.lproj/DesignSystem.strings": Self.texts]) { folder in
            let run = try ProgramRun([Tool.program.path, "gallery", "App", "-o", "site"] + arguments, in: folder)
            #expect(run.status == 2 && !FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
        }
    }
}
