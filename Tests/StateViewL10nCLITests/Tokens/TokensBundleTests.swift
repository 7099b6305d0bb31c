import Foundation
import Testing

@Suite struct TokensBundleTests {
    @Test(arguments: [[], ["--defs"], ["--compat"], ["--compat", "--defs"]])
    func `a bundle of the default theme is a theme (TM-5)`(options: [String]) throws {
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

    @Test func `a theme with errors is not written (TM-5)`() throws {
        try Tool.withFiles(["a.tokens.json": "{ \"a\": { \"$type\": \"numbr\", \"$value\": 1 } }"]) { folder in
            let bundle = try Tool.run(
                ["tokens", "bundle", "--project", "a.tokens.json", "-o", "b.resolver.json"], in: folder)
            #expect(bundle.status == 1 && bundle.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.resolver.json").path))
        }
    }

    @Test func `older syntax is told, and tokens of Style Dictionary are left to an import (TM-5)`() throws {
        let files = [
            "a.tokens.json": ##"{ "a": { "$type": "color", "$value": "#ff0000" } }"##,
            "tokens/a.json": ##"{ "a": { "value": "#ff0000", "type": "color" } }"##,
        ]
        try Tool.withFiles(files) { folder in
            let bundle = ["tokens", "bundle", "-o", "b.resolver.json", "--without-defaults"]
            for dialect in [[], ["--lenient"]] {
                let old = try Tool.run(bundle + dialect + ["--project", "a.tokens.json"], in: folder)
                #expect(old.status == 1 && old.output == "b.resolver.json\n", "\(old)")
                #expect(old.complaints.contains("1 place of it is in older syntax"), "\(old)")
            }
        }
        try Tool.withFiles(
            files.filter { $0.key == "tokens/a.json" }.merging(
                ["stateview-l10n.json": #"{ "themes": { "dialect": "style-dictionary" } }"#]) { $1 }
        ) { folder in
            let bundle = try Tool.run(["tokens", "bundle", "-o", "b.resolver.json", "--without-defaults"], in: folder)
            #expect(bundle.status == 2 && bundle.output.isEmpty, "\(bundle)")
            #expect(bundle.complaints.contains("'tokens import --from style-dictionary' writes one"), "\(bundle)")
        }
    }

    @Test func `with a source map the places of a bundle are those of its files (TO-4)`() throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            let bundle = try Tool.run(["tokens", "bundle", "--source-map", "-o", "out/b.resolver.json"], in: folder)
            #expect(bundle.output == "out/b.resolver.json\nout/b.resolver.json.map\n", "\(bundle.complaints)")
            for command in [["list", "--format", "json"], ["why", "stateView.title.color", "--format", "json"]] {
                func body(_ project: [String]) throws -> [String] {
                    let run = try Tool.run(["tokens"] + command + project, in: folder)
                    #expect(run.status == 0, "\(run.complaints)")
                    return run.output.split(separator: "\n").map(String.init).filter { !$0.contains("\"theme\"") }
                }
                let direct = try body([])
                #expect(direct.contains { $0.contains("<defaults>/Theme/") })
                #expect(try body(["--project", "out/b.resolver.json"]) == direct)
            }
            let text = try Tool.run(
                ["tokens", "why", "stateView.title.color", "--brand", "tori", "--project", "out/b.resolver.json"],
                in: folder)
            #expect(text.output.contains("<defaults>/Theme/profiles/backbase.tokens.json:"), "\(text.output)")
        }
    }

    @Test func `paths in a source map begin at its folder (TO-4)`() throws {
        let files = ["theme/a.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#]
        try Tool.withFiles(files) { folder in
            let options = ["--source-map", "--project", "theme/a.tokens.json", "-o", "dist/b.resolver.json"]
            #expect(try Tool.run(["tokens", "bundle"] + options, in: folder).status == 0)
            let map = try String(contentsOf: folder.appending(path: "dist/b.resolver.json.map"), encoding: .utf8)
            #expect(map.contains(#""sources": ["../theme/a.tokens.json"]"#), "\(map)")
            let why = try Tool.run(["tokens", "why", "a", "--project", "dist/b.resolver.json"], in: folder)
            #expect(why.output.contains("1  theme/a.tokens.json:1:3"), "\(why.output)")
        }
    }

    @Test func `a source map needs a file, and one that is none is told`() throws {
        let files = [
            "b.resolver.json": """
            { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [] }] }
            """,
            "b.resolver.json.map": "{",
        ]
        try Tool.withFiles(files) { folder in
            let bundle = try Tool.run(["tokens", "bundle", "--source-map"], in: folder)
            #expect(bundle.status == 2 && bundle.complaints.contains("--source-map needs a file; name it with -o"))
            let check = try Tool.run(["check", "."], in: folder)
            #expect(check.output.contains("this is no source map"), "\(check.output)")
        }
    }
}
