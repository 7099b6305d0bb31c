import Foundation
import Testing

/// What commands make of the texts of a storyboard.
@Suite struct InterfaceFileTests {
    private static let translations = [
        "de.lproj/Main.strings": "\"a-1.text\" = \"Ordner\";\n",
        "fr.lproj/Main.strings": "\"a-1.text\" = \"Dossier\";\n\"a-2.text\" = \"Supprimer\";\n",
    ]

    private static let storyboard = """
        <document><objects>
        <label text="Folder" id="a-1"/>
        <label text="Delete" id="a-2"/>
        </objects></document>
        """

    private static let project = translations.merging(["Base.lproj/Main.storyboard": storyboard]) { $1 }

    @Test func `they are missed, counted and exported, and come back`() throws {
        try Tool.withFiles(Self.project) { folder in
            let check = try Tool.run(["check"], in: folder)
            #expect(check.status == 1)
            #expect(
                check.output.hasPrefix("Base.lproj/Main.storyboard:3:14: error: 'a-2.text' has no 'de' text; add it"))
            #expect(try Tool.run(["status", "--locale", "de"], in: folder).output.contains("de      app      50.0"))
            #expect(try Tool.run(["export", "--locale", "de", "-o", "de.xliff"], in: folder).status == 0)
            let file = folder.appending(path: "de.xliff")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("original=\"Base.lproj/Main.storyboard\""))
            let answer = text.replacing("<source>Delete</source>", with: "<source>Delete</source><target>Weg</target>")
            try answer.write(to: file, atomically: true, encoding: .utf8)
            #expect(try Tool.run(["import", "de.xliff"], in: folder).output.contains("1 applied, 1 unchanged"))
            let strings = try String(contentsOf: folder.appending(path: "de.lproj/Main.strings"), encoding: .utf8)
            #expect(strings.contains("\"a-2.text\" = \"Weg\";"))
            #expect(try Tool.run(["check"], in: folder).status == 0)
        }
    }

    @Test func `beside a file of the source language the interface file says what to translate`() throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.storyboard.replacing("a-1", with: "aaa-aa-aaa")
                .replacing("a-2", with: "bbb-bb-bbb"),
            "en.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Folder\";\n\"zzz-zz-zzz.text\" = \"Gone\";\n",
            "de.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Ordner\";\n",
            "fr.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Dossier\";\n\"bbb-bb-bbb.text\" = \"Supprimer\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let check = try Tool.run(["check"], in: folder).output
            #expect(check.contains("Base.lproj/Main.storyboard:3:14: error: 'bbb-bb-bbb.text' has no 'de' text"))
            #expect(!check.contains("'zzz-zz-zzz.text' has no"), "\(check)")
            #expect(try Tool.run(["status", "--locale", "de"], in: folder).output.contains("de      app      50.0"))
            #expect(try Tool.run(["export", "--locale", "de", "-o", "de.xliff"], in: folder).status == 0)
            let text = try String(contentsOf: folder.appending(path: "de.xliff"), encoding: .utf8)
            #expect(text.contains("<source>Delete</source>") && !text.contains("Gone"), "\(text)")
        }
    }

    @Test(arguments: ["", "<document><objects><label text=\"Folder\" id=\"a-1\"/>"])
    func `one that breaks off, or is empty, is named by all that need its texts`(storyboard: String) throws {
        let project = Self.project.merging(["Base.lproj/Main.storyboard": storyboard]) { $1 }
        try Tool.withFiles(project) { folder in
            for only in [[], ["--only", "missing-translation"], ["--skip", "unused-key"]] {
                let check = try Tool.run(["check"] + only, in: folder)
                #expect(check.status == 3)
                #expect(check.output.contains("Base.lproj/Main.storyboard"), "\(check)")
                #expect(!check.output.contains("nothing uses"), "\(check)")
            }
            for command in [["doctor"], ["status"], ["export", "--locale", "de", "-o", "de.xliff"]] {
                let result = try Tool.run(command, in: folder)
                #expect(result.status == 3)
                #expect(result.complaints.contains("Base.lproj/Main.storyboard"), "\(command): \(result)")
            }
        }
    }

    @Test func `an app does not look them up, so that no pack holds them`() throws {
        func pack(_ files: [String: String]) throws -> Data {
            try Tool.withFiles(files) { folder in
                #expect(try Tool.run(["pack", "-o", "app.svpack"], in: folder).status == 0)
                return try Data(contentsOf: folder.appending(path: "app.svpack"))
            }
        }
        #expect(try pack(Self.project) == pack(Self.translations))
    }
}
