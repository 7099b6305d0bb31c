import Foundation
import TestSupport
import Testing

/// Source texts that stand in code alone go to translators, are counted, and their translations come back.
@Suite struct CodeTextExchangeTests {
    private static let files = [
        "stateview-l10n.json": "{ \"sourceLanguage\": \"en\" }",
        "App/About.swift": """
        import Foundation
        let title = NSLocalizedString("about.title", tableName: "About", value: "About %@", comment: "The title")
        let terms = NSLocalizedString("about.terms", tableName: "About", value: "Terms of use", comment: "")
        """,
        "App/de.lproj/About.strings": "\"about.title\" = \"Über %@\";\n",
        "App/fr.lproj/About.strings": "\"about.title\" = \"À propos de %@\";\n\"about.terms\" = \"Conditions\";\n",
    ]

    @Test func `texts of code go out, are counted, and come back (N-44)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let status = try Tool.run(["status", "--locale", "de", "--format", "json"], in: folder)
            #expect(status.output.contains("\"missing\": 1"), "\(status.output)")
            let exported = try Tool.run(["export", "--locale", "de", "-o", "de.xliff"], in: folder)
            #expect(exported.status == 0, "\(exported.complaints)")
            let file = folder.appendingPathComponent("de.xliff")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("original=\"App/en.lproj/About.strings\"") && text.contains("<note>The title</note>"))
            let answer = text.replacing(
                "<source>Terms of use</source>",
                with: "<source>Terms of use</source><target>Nutzungsbedingungen</target>")
            try answer.write(to: file, atomically: true, encoding: .utf8)
            let imported = try Tool.run(["import", "de.xliff"], in: folder)
            #expect(imported.status == 0, "\(imported.output)\(imported.complaints)")
            let german = folder.appendingPathComponent("App/de.lproj/About.strings")
            #expect(
                try String(contentsOf: german, encoding: .utf8).contains("\"about.terms\" = \"Nutzungsbedingungen\";"))
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("App/en.lproj").path))
            let key = try Tool.run(["explain-key", "about.terms"], in: folder)
            #expect(key.status == 0 && key.output.contains("App/About.swift:3:31"), "\(key.output)")
        }
    }

    @Test(arguments: ["\n", "\"about.more\" = \"More\";\n"])
    func `texts of code go out beside those of a file, and an older answer still fits (N-44)`(english: String) throws {
        try Tool.withFiles(Self.files) { folder in
            func text(_ path: String) throws -> String {
                try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            }
            _ = try Tool.run(["export", "--locale", "de", "-o", "old.xliff"], in: folder)
            let place = folder.appendingPathComponent("App/en.lproj/About.strings")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try english.write(to: place, atomically: true, encoding: .utf8)
            let exported = try Tool.run(["export", "--locale", "de", "-o", "de.xliff"], in: folder)
            #expect(!exported.output.contains("no source text here"), "\(exported.output)")
            let units = try text("de.xliff")
            for source in ["About %@", "Terms of use"] {
                #expect(units.contains("<source>\(source)</source>"), "\(units)")
            }
            #expect(
                units.ranges(of: "<file original=").count == 1 && units.contains("More") == english.contains("More"))
            let status = try Tool.run(["status", "--locale", "de", "--format", "json"], in: folder)
            #expect(status.output.contains("\"missing\": \(english.contains("More") ? 2 : 1)"), "\(status.output)")
            let answer = try text("old.xliff").replacing(
                "<source>Terms of use</source>", with: "<source>Terms of use</source><target>Bedingungen</target>")
            try answer.write(to: folder.appendingPathComponent("old.xliff"), atomically: true, encoding: .utf8)
            let imported = try Tool.run(["import", "old.xliff"], in: folder)
            #expect(imported.status == 0, "\(imported.output)\(imported.complaints)")
            #expect(try text("App/de.lproj/About.strings").contains("\"about.terms\" = \"Bedingungen\";"))
            #expect(try text("App/en.lproj/About.strings") == english)
        }
    }
}
