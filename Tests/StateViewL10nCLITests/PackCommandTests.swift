import Foundation
import L10nPack
import Testing

@Suite struct PackCommandTests {
    private static let files = [
        "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
        "App/da.lproj/Localizable.strings": "\"hello\" = \"Hej\";",
        "App/fi.lproj/Localizable.strings": "\"hello\" = \"Hei\";",
    ]

    private static func pack(_ folder: URL, _ name: String = "app.svpack") throws -> PackFile {
        try PackFile(path: folder.appending(path: name).path)
    }

    private static func languages(_ pack: PackFile) -> [String] {
        let list = pack.list(.languages)
        return (0..<list.count).compactMap { list.string($0) }
    }

    @Test func `a pack is written, says what is in it, and is the same from everywhere`() throws {
        try Tool.withFiles(Self.files) { folder in
            let first = try Tool.run(["pack", "App", "-o", "app.svpack", "--without-defaults"], in: folder)
            #expect(first.status == 0 && first.complaints.isEmpty, "\(first.complaints)")
            let pack = try Self.pack(folder)
            try pack.verify()
            #expect(Self.languages(pack) == ["da", "en", "fi"] && pack.keyCount == 1)
            #expect(
                first.output == """
                    app.svpack: 3 languages, 1 key, 0 permutations of tokens, 0 views and screens of documents, \
                    \(pack.memory.count) bytes

                    """)
            let inside = folder.appending(path: "App")
            #expect(try Tool.run(["pack", "-o", "again.svpack", "--without-defaults"], in: inside).status == 0)
            #expect(
                try Data(contentsOf: inside.appending(path: "again.svpack"))
                    == (try Data(contentsOf: folder.appending(path: "app.svpack"))))
        }
    }

    @Test func `a part of the languages is kept, with what stands in for them`() throws {
        try Tool.withFiles(Self.files) { folder in
            let arguments = ["pack", "App", "-o", "app.svpack", "--without-defaults"]
            #expect(try Tool.run(arguments + ["--locale", "da-DK"], in: folder).status == 0)
            #expect(Self.languages(try Self.pack(folder)) == ["da", "en"])
            let unknown = try Tool.run(arguments + ["--locale", "sv"], in: folder)
            #expect(unknown.status == 2 && unknown.complaints.contains("'sv'"), "\(unknown.complaints)")
            let brand = try Tool.run(arguments + ["--brand", "acme"], in: folder)
            #expect(brand.status == 2 && brand.complaints.contains("'acme'"), "\(brand.complaints)")
        }
    }

    @Test func `nothing is written where a file is damaged, and an older pack stays`() throws {
        try Tool.withFiles(Self.files) { folder in
            let arguments = ["pack", "App", "-o", "app.svpack", "--without-defaults"]
            #expect(try Tool.run(arguments, in: folder).status == 0)
            let before = try Data(contentsOf: folder.appending(path: "app.svpack"))
            try Data("\"hello\" = \"Hej".utf8).write(to: folder.appending(path: "App/da.lproj/Localizable.strings"))
            let refused = try Tool.run(arguments, in: folder)
            #expect(refused.status == 1 && refused.output.isEmpty)
            #expect(refused.complaints.contains("App/da.lproj/Localizable.strings:1:"), "\(refused.complaints)")
            #expect(refused.complaints.contains("nothing is written; mend what is damaged"))
            #expect(try Data(contentsOf: folder.appending(path: "app.svpack")) == before)
            #expect(try Tool.run(["pack", "Nowhere", "-o", "other.svpack"], in: folder).status != 0)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "other.svpack").path))
        }
    }
}
