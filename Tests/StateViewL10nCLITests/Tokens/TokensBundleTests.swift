import Foundation
import Testing

@Suite struct TokensBundleTests {
    @Test(arguments: [[], ["--defs"], ["--compat"], ["--compat", "--defs"]])
    func `TM-5 a bundle of the default theme is a theme`(options: [String]) throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let bundle = try Tool.run(["tokens", "bundle", "-o", "out/b.resolver.json"] + options, in: folder)
            #expect(bundle.status == 0 && bundle.output == "out/b.resolver.json\n", "\(bundle.complaints)")
            let brand =
                options.contains("--compat")
                ? ["--set", "brand-scheme=tori-dark"] : ["--brand", "tori", "--scheme", "dark"]
            let list = ["tokens", "list", "stateView.title.color", "--format", "json"]
            let mine = try Tool.run(list + brand + ["--project", "out/b.resolver.json"], in: folder)
            #expect(mine.output.contains("\"css\": \"#ffffff\""), "\(mine.complaints)")
        }
    }

    @Test func `TM-5 a theme with errors is not written`() throws {
        try Tool.withFiles(["a.tokens.json": "{ \"a\": { \"$type\": \"numbr\", \"$value\": 1 } }"]) { folder in
            let bundle = try Tool.run(
                ["tokens", "bundle", "--project", "a.tokens.json", "-o", "b.resolver.json"], in: folder)
            #expect(bundle.status == 1 && bundle.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.resolver.json").path))
        }
    }
}
