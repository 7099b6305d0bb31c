import Foundation
import Testing

/// What `import` takes over, what it refuses, and what it says.
@Suite struct ImportCommandTests {
    private static let project = [
        "en.lproj/T.strings": """
        /* Button */
        "retry" = "Try again";

        /* Count */
        "count" = "%d files";

        /* Title */
        "title" = "Offline";

        """,
        "fi.lproj/T.strings": """
        /* Button */
        "retry" = "Yritä uudelleen";

        /* Title */
        "title" = "Ei verkkoa";

        """,
    ]

    /// An XLIFF file with units of id, source and target.
    private static func xliff(_ units: [(id: String, source: String, target: String?)], to tag: String = "fi") -> String
    {
        let body = units.map { unit in
            let target = unit.target.map { "<target>\($0)</target>" } ?? ""
            return "<trans-unit id=\"\(unit.id)\"><source>\(unit.source)</source>\(target)</trans-unit>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="en.lproj/T.strings" source-language="en" target-language="\(tag)" datatype="plaintext"><body>
            \(body.joined())</body></file></xliff>

            """
    }

    private struct Imported {
        var result: Tool.Result
        var files: [String: String]
    }

    private static func imported(
        _ xliff: String, _ options: [String] = [], files: [String: String] = project
    ) throws -> Imported {
        var files = files
        files["back.xliff"] = xliff
        return try Tool.withFiles(files) { folder in
            let result = try Tool.run(["import", "back.xliff"] + options, in: folder)
            let contents = try ExchangeRoundTripTests.contents(of: folder)
            return Imported(result: result, files: contents.mapValues { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test func `A new translation stands where the order of the source asks`() throws {
        let imported = try Self.imported(Self.xliff([("count", "%d files", "%d tiedostoa")]))
        #expect(imported.result.status == 0, "\(imported.result.output)")
        #expect(
            imported.files["fi.lproj/T.strings"] == """
                /* Button */
                "retry" = "Yritä uudelleen";

                /* Count */
                "count" = "%d tiedostoa";

                /* Title */
                "title" = "Ei verkkoa";

                """)
        #expect(
            imported.result.output == """
                changed fi.lproj/T.strings: 1 unit
                1 applied, 0 unchanged, 0 untranslated, 0 skipped, 0 refused

                """)
    }

    @Test func `A new language gets a folder in the style of the source`() throws {
        let units = [("retry", "Try again", "Prøv igen" as String?), ("title", "Offline", "Ingen forbindelse")]
        let imported = try Self.imported(Self.xliff(units, to: "da"))
        #expect(imported.result.status == 0, "\(imported.result.output)")
        #expect(
            imported.files["da.lproj/T.strings"] == """
                /* Button */
                "retry" = "Prøv igen";

                /* Title */
                "title" = "Ingen forbindelse";

                """)
        #expect(imported.result.output.contains("made da.lproj/T.strings: 2 units\n"))
    }

    @Test func `One refused unit keeps every byte`() throws {
        let units = [("count", "%d files", "%@ tiedostoa" as String?), ("title", "Offline", "Yhteys poikki")]
        let imported = try Self.imported(Self.xliff(units))
        #expect(imported.result.status == 1)
        #expect(imported.files["fi.lproj/T.strings"] == Self.project["fi.lproj/T.strings"])
        #expect(imported.result.output.hasPrefix("back.xliff:4:"), "\(imported.result.output)")
        #expect(imported.result.output.contains("[placeholder-type-mismatch]"))
        #expect(
            imported.result.output.contains(
                "nothing was written; correct what is refused, or use --partial for the rest"))
    }

    @Test func `--partial imports the rest`() throws {
        let units = [("count", "%d files", "%@ tiedostoa" as String?), ("title", "Offline", "Yhteys poikki")]
        let imported = try Self.imported(Self.xliff(units), ["--partial"])
        #expect(imported.result.status == 1)
        #expect(imported.result.output.hasSuffix("1 applied, 0 unchanged, 0 untranslated, 0 skipped, 1 refused\n"))
        let file = imported.files["fi.lproj/T.strings"]
        #expect(
            file == Self.project["fi.lproj/T.strings"]?.replacingOccurrences(of: "Ei verkkoa", with: "Yhteys poikki"))
    }

    @Test func `Texts to be reviewed are told where the file holds no states, and once`() throws {
        let answer = Self.xliff([("retry", "Try again", "Uudestaan"), ("title", "Offline", "Poissa")])
            .replacing("<target>", with: "<target state=\"needs-review-translation\">")
        try Tool.withFiles(Self.project.merging(["back.xliff": answer]) { $1 }) { folder in
            let result = try Tool.run(["import", "back.xliff"], in: folder)
            #expect(result.status == 0)
            let words = "2 translations of 'T.strings' are to be reviewed, and go in as finished"
            #expect((result.output + result.complaints).ranges(of: words).count == 1, "\(result)")
        }
    }

    @Test func `--dry-run tells and writes nothing`() throws {
        let imported = try Self.imported(Self.xliff([("title", "Offline", "Yhteys poikki")]), ["--dry-run"])
        #expect(imported.result.status == 0)
        #expect(imported.files["fi.lproj/T.strings"] == Self.project["fi.lproj/T.strings"])
        #expect(
            imported.result.output == """
                back.xliff:3:17: warning: 'count' was exported for 'fi' and did not come back; ask for it [missing-unit]
                would change fi.lproj/T.strings: 1 unit, 1 in place of another translation
                1 ready, 0 unchanged, 0 untranslated, 0 skipped, 0 refused
                nothing was written, as this is a dry run

                """)
    }

    @Test(arguments: [
        ("retyr", "Try again", "Uudelleen", "[unknown-unit]", "did you mean 'retry'?"),
        ("title", "Offline", "\u{202E}poikki", "[bidi-override]", "U+202E RIGHT-TO-LEFT OVERRIDE"),
        ("count", "%d files", "%@ tiedostoa", "[placeholder-type-mismatch]", "'%@' is used for"),
    ])
    func `What would break is refused with its place`(
        id: String, source: String, target: String, rule: String, message: String
    ) throws {
        let imported = try Self.imported(Self.xliff([(id, source, target)]))
        #expect(imported.result.status == 1)
        #expect(imported.files["fi.lproj/T.strings"] == Self.project["fi.lproj/T.strings"])
        #expect(imported.result.output.contains(rule), "\(imported.result.output)")
        #expect(imported.result.output.contains(message))
        #expect(imported.result.output.hasPrefix("back.xliff:4:"))
    }

    @Test func `A source text that changed meanwhile is to be looked at`() throws {
        let imported = try Self.imported(
            Self.xliff([("title", "No network", "Yhteys poikki")]), ["--report-format", "json"])
        #expect(imported.result.status == 0, "\(imported.result.output)")
        #expect(imported.files["fi.lproj/T.strings"]?.contains("Yhteys poikki") == true)
        #expect(imported.result.output.contains("\"needsReview\": true"))
        #expect(imported.result.output.contains("\"message\": \"'title' now reads 'Offline'; check the translation\""))
    }

    @Test func `an ambiguous key is refused (N-158)`() throws {
        var files = Self.project
        files["fi.lproj/T.strings", default: ""] += "\"title\" = \"Toinen\";\n"
        let imported = try Self.imported(Self.xliff([("title", "Offline", "Yhteys poikki")]), files: files)
        #expect(imported.result.status == 1)
        #expect(imported.files["fi.lproj/T.strings"] == files["fi.lproj/T.strings"])
        #expect(imported.result.output.contains("'title' stands 2 times in the file; keep one of them"))
    }

    @Test(arguments: [
        (["import", "back.docx"], "'back.docx' is of no kind that can be imported"),
        (["import", "none.xliff"], "cannot read 'none.xliff'"),
        (["export", "--locale", "en", "-o", "x"], "'en' is the source language; name another"),
        (["export", "--format", "xlif", "-o", "x"], "did you mean 'xliff'?"),
        (["export", "--only", "mising", "-o", "x"], "did you mean 'missing'?"),
    ])
    func `Usage errors say what to do`(arguments: [String], message: String) throws {
        let result = try Tool.withFiles(Self.project) { try Tool.run(arguments, in: $0) }
        #expect(result.status >= 2)
        #expect(result.complaints.contains(message), "\(result.complaints)")
    }

    @Test func `Only what is missing goes out`() throws {
        try Tool.withFiles(Self.project) { folder in
            let result = try Tool.run(["export", "--only", "missing", "--locale", "fi", "-o", "-"], in: folder)
            #expect(result.status == 0)
            #expect(result.output.contains("id=\"count\""))
            #expect(!result.output.contains("id=\"title\""))
        }
    }
}
