import Foundation
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import TestSupport
import Testing

/// Loading projects from real folders.
@Suite struct ProjectLoaderTests {
    /// Writes files into a folder of their own, calls `body` with its path, and removes it.
    private static func withFiles<Result>(
        _ files: [String: String], _ body: (String) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder.made(files)
        defer { TemporaryFolder.remove(folder) }
        return try await body(folder.path)
    }

    private static func load(_ files: [String: String], jobs: Int = 1) async throws -> Project {
        try await withFiles(files) { try await ProjectLoader.load(ProjectRequest(paths: [$0], root: $0, jobs: jobs)) }
    }

    @Test func `folders at any depth, any table, builds passed over (CFG-3)`() async throws {
        let project = try await Self.load([
            "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
            "App/Deep/Er/da.lproj/Other.strings": "\"b\" = \"B\";\n",
            "Pods/X/en.lproj/X.strings": "\"c\" = \"C\";\n",
            "App/Sparkle.framework/Resources/en.lproj/Sparkle.strings": "\"e\" = \"E\";\n",
            "Player.xcframework/ios-arm64/P.framework/en.lproj/P.strings": "\"f\" = \"F\";\n",
            ".hidden/en.lproj/Y.strings": "\"d\" = \"D\";\n",
        ])
        #expect(project.files == ["App/Deep/Er/da.lproj/Other.strings", "App/en.lproj/Localizable.strings"])
        #expect(project.locales.map(\.description) == ["da", "en"])
        #expect(project.catalog.layers.map(\.name) == ["defaults", "app"])
    }

    @Test(arguments: [
        (["en.lproj", "da.lproj"], "en"), (["Base.lproj", "da.lproj"], "en"), (["en-GB.lproj", "da.lproj"], "en-GB"),
        (["da.lproj", "fi.lproj"], "da"), (["English.lproj", "French.lproj"], "en"),
    ])
    func `the source language is worked out (CFG-3)`(folders: [String], expected: String) async throws {
        let files = Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/T.strings", "\"a\" = \"x\";\n") })
        let project = try await Self.load(files)
        #expect(project.sourceLanguage.description == expected)
    }

    @Test func `layers take the files of their folders, the highest one wins (CFG-4)`() async throws {
        let project = try await Self.load([
            "stateview-l10n.json": """
            { "layers": [ { "name": "all", "kind": "extra", "paths": ["**"] },
                          { "name": "app", "kind": "app", "paths": ["App"] } ] }
            """,
            "App/en.lproj/A.strings": "\"a\" = \"A\";\n", "SDK/en.lproj/S.strings": "\"s\" = \"S\";\n",
        ])
        let layers = project.catalog.layers
        #expect(layers.map(\.name) == ["defaults", "all", "app"])
        #expect(layers[1].bundles.map(\.path) == ["SDK"])
        #expect(layers[2].bundles.map(\.path) == ["App"])
    }

    @Test func `unmatched-path and unassigned-file are reported`() async throws {
        let project = try await Self.load([
            "stateview-l10n.json": """
            { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Brands/ocme"] },
                          { "name": "app", "kind": "app", "paths": ["App"] } ] }
            """,
            "App/en.lproj/A.strings": "\"a\" = \"A\";\n", "Brands/acme/en.lproj/A.strings": "\"a\" = \"A\";\n",
        ])
        #expect(
            project.diagnostics.map(\.message).sorted() == [
                "'Brands/acme/en.lproj/A.strings' belongs to no layer; add it to one or exclude it",
                "'Brands/ocme' matches nothing; did you mean 'Brands/acme'?",
            ])
    }

    @Test func `an invalid configuration stops before anything is read`() async throws {
        let project = try await Self.load(["stateview-l10n.json": "{ \"x\": 1 }", "en.lproj/A.strings": "oops"])
        #expect(project.diagnostics.map(\.id) == ["unknown-configuration-key"])
        #expect(project.catalog.layers.isEmpty)
    }

    @Test func `the number of jobs changes nothing (CI-50)`() async throws {
        var files: [String: String] = [:]
        for tag in ["en", "da", "fi", "sv", "de", "fr", "es", "it"] {
            files["\(tag).lproj/T.strings"] = (0..<50).map { "\"k\($0)\" = \"\(tag) \($0)\";\n" }.joined()
        }
        let one = try await Self.load(files)
        let many = try await Self.load(files, jobs: 7)
        #expect(one.files == many.files)
        let tables = [one, many].map { $0.catalog.layers[1].bundles[0].tables[0] }
        #expect(tables[0].columns.map(\.tag) == tables[1].columns.map(\.tag))
        #expect(tables[0].keys.count == 50)
        #expect(tables[0].keys.count == tables[1].keys.count)
    }

    @Test func `a path that does not exist is an error of the caller (CI-40)`() async throws {
        await #expect(throws: LoadError.self) {
            try await ProjectLoader.load(ProjectRequest(paths: ["/nonexistent/folder"]))
        }
    }

    @Test func `a loop of links ends`() async throws {
        try await Self.withFiles(["en.lproj/T.strings": "\"a\" = \"A\";\n"]) { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: folder)
            let project = try await ProjectLoader.load(ProjectRequest(paths: [folder], root: folder))
            #expect(project.files == ["en.lproj/T.strings"])
            #expect(project.leftOut.map(\.path) == ["loop"] && project.leftOut.map(\.reason) == [.twin])
        }
    }

    @Test func `a link to a folder of a language is a language`() async throws {
        let files = ["en.lproj/T.strings": "\"a\" = \"A\";\n", "nb.lproj/T.strings": "\"a\" = \"Å\";\n"]
        try await Self.withFiles(files) { folder in
            let links = [
                "aa.lproj": "nb.lproj", "no.lproj": "nb.lproj", "de.lproj": ".", "en.lproj/fi.lproj": "../nb.lproj",
            ]
            for (name, target) in links {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(name)", withDestinationPath: target)
            }
            for paths in [[folder], [folder, folder + "/nb.lproj"], [folder + "/nb.lproj", folder]] {
                let project = try await ProjectLoader.load(ProjectRequest(paths: paths, root: folder))
                #expect(project.files == ["aa", "en", "nb", "no"].map { "\($0).lproj/T.strings" })
                // 'no' is an old tag of 'nb'.
                #expect(project.locales.map(\.description) == ["aa", "en", "nb"])
            }
        }
    }

    @Test func `input-limit-exceeded: a file over the limit is not read further`() async throws {
        let project = try await Self.load([
            "stateview-l10n.json": "{ \"limits\": { \"fileBytes\": 20 } }",
            "en.lproj/T.strings": "\"a\" = \"a text of more than twenty bytes\";\n",
        ])
        #expect(project.diagnostics.map(\.id) == ["input-limit-exceeded"])
    }

    @Test func `a key of a stringsdict beside the table is not missing`() async throws {
        let project = try await Self.load([
            "en.lproj/T.strings": "\"a\" = \"A\";\n\"n\" = \"N\";\n", "da.lproj/T.strings": "\"a\" = \"A\";\n",
            "da.lproj/T.stringsdict": "{ n = { NSStringLocalizedFormatKey = \"x\"; }; }",
        ])
        let table = project.catalog.layers[1].bundles[0].tables[0]
        let column = try #require(table.columns.first { $0.tag.description == "da" && !$0.outranks })
        let key = try #require(table.keys.find("n"))
        #expect(column.hasEntry(for: key))
        #expect(column.entry(for: key) == nil)
    }

    @Test func `the entry of a stringsdict is the one that is shown (O-5 F-52)`() async throws {
        let project = try await Self.load([
            "en.lproj/T.strings": "\"a\" = \"strings\";\n\"b\" = \"B\";\n",
            "en.lproj/T.stringsdict": "{ a = dictionary; c = C; }",
        ])
        let table = project.catalog.layers[1].bundles[0].tables[0]
        let texts = ["a", "b", "c"].map { name -> String? in
            guard let key = table.keys.find(name) else { return nil }
            return table.columns.lazy.compactMap { column in
                column.entry(for: key).map { column.fragment.text(of: $0) }
            }.first
        }
        #expect(texts == ["dictionary", "B", "C"])
        #expect(table.source?.outranks == false)
    }
}
