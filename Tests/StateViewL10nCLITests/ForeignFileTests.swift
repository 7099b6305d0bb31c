import Foundation
import Testing

/// Commands name the files that they write into a folder: what others have written there stays.
@Suite struct ForeignFileTests {
    private static let files = [
        "en.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"Offline\";\n",
        "de.lproj/Localizable.strings": "\"DesignSystem.stateView.noConnectionTitle\" = \"Kein Netz\";\n",
    ]

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(arguments: [
        (["tokens", "export", "--to", "css"], ["tokens.css"]),
        (["tokens", "export", "--to", "swift"], ["TokenSupport.swift", "TokenKeys.swift"]),
        (["tokens", "export", "--to", "json"], ["tokens.json"]),
        (["generate", "html", "noConnection"], ["index.html", "state-views.css", "noConnection.en.html"]),
        (["gallery", "--locale", "en", "--without-findings"], ["index.html"]),
        (["picture", "noConnection", "--locale", "en"], ["pictures.json"]),
        (["export", "--locale", "de", "--format", "csv"], ["de.csv"]),
        (["export", "--locale", "de", "--format", "xliff"], ["de.xliff"]),
    ])
    func `a file of somebody else is not replaced, and one of an earlier run is`(
        arguments: [String], names: [String]
    ) throws {
        let areTokens = arguments[0] == "tokens"
        let files = areTokens ? ["a.tokens.json": TokensListTests.core] : Self.files
        let arguments = arguments + (areTokens ? ["--project", "a.tokens.json"] : []) + ["-o", "out"]
        try Tool.withFiles(files) { folder in
            let out = folder.appendingPathComponent("out")
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
            for name in names {
                let file = out.appendingPathComponent(name)
                try Data("mine".utf8).write(to: file)
                let refused = try Tool.run(arguments, in: folder)
                #expect(refused.status == 2, "\(refused)")
                #expect(refused.complaints.contains("'out/\(name)' is not of "), "\(refused)")
                #expect(refused.complaints.contains(", and would be replaced; name another f"), "\(refused)")
                #expect(try Self.text("out/\(name)", in: folder) == "mine")
                #expect(try FileManager.default.contentsOfDirectory(atPath: out.path) == [name])
                try FileManager.default.removeItem(at: file)
            }
            // Nothing is lost with an empty file, nor with what an earlier run has made of other sources.
            try Data().write(to: out.appendingPathComponent(names[0]))
            #expect(try Tool.run(arguments, in: folder).status == 0)
            for (path, text) in files {
                let other = text.replacing("Offline", with: "No network").replacing("[0, 0, 1]", with: "[0, 0, 0.5]")
                try Data(other.utf8).write(to: folder.appendingPathComponent(path))
            }
            let again = try Tool.run(arguments, in: folder)
            #expect(again.status == 0, "\(again)")
        }
    }

    @Test(arguments: [
        (["convert", "--to", "xcstrings", "en.lproj/L.strings"], "L.xcstrings"),
        (["tokens", "import", "a.json", "--from", "style-dictionary"], "base.tokens.json"),
    ])
    func `what people go on editing is replaced on request only`(arguments: [String], name: String) throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"A\";\n",
            "L.xcstrings": """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "A" } } } } } }
            """,
            "a.json": ##"{ "x": { "value": "#000", "type": "color" } }"##,
        ]
        try Tool.withFiles(files) { folder in
            func run(_ options: [String]) throws -> Tool.Result {
                try Tool.run(arguments + ["-o", "out"] + options, in: folder)
            }
            for _ in 0..<2 { #expect(try run([]).status == 0) }
            let written = try Self.text("out/\(name)", in: folder)
            try Data("edited".utf8).write(to: folder.appendingPathComponent("out/\(name)"))
            let refused = try run([])
            #expect(refused.status == 2 && refused.output.isEmpty, "\(refused)")
            #expect(
                refused.complaints == "stateview-l10n: 'out/\(name)' holds something else, and would be replaced; "
                    + "name another folder, or add --replace\n")
            #expect(try Self.text("out/\(name)", in: folder) == "edited")
            #expect(try run(["--dry-run"]).status == 0)
            #expect(try run(["--replace"]).status == 0)
            #expect(try Self.text("out/\(name)", in: folder) == written)
        }
    }
}
