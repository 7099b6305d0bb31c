import Foundation
import Testing

/// What Xcode exports comes back as from Xcode itself. The files follow exports of Xcode 27, text for text.
struct XcodeExchangeTests {
    private static func unit(_ text: String, _ state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
    }

    private static func variable(_ argument: Int, _ language: String, _ name: String) -> String {
        "{ \"argNum\" : \(argument), \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { "
            + "\"one\" : \(unit("\(language) \(name) %arg single")), \"other\" : \(unit("\(language) \(name) %arg many")) } } }"
    }

    private static func message(_ text: String, _ variables: String...) -> String {
        "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" }, "
            + "\"substitutions\" : { \(variables.joined(separator: ", ")) } }"
    }

    private static let catalog = """
        { "sourceLanguage" : "en", "strings" : {
          "multi" : { "localizations" : {
            "en" : \(message(
                "Birds %#@BIRDS@ yards %#@YARDS@", "\"BIRDS\" : \(variable(1, "EN", "birds"))",
                "\"YARDS\" : \(variable(2, "EN", "yards"))")),
            "fr" : \(message(
                "Yards %2$#@YARDS@ oiseaux %1$#@BIRDS@", "\"BIRDS\" : \(variable(1, "FR", "birds"))",
                "\"YARDS\" : \(variable(2, "FR", "yards"))")) } },
          "new" : { "localizations" : { "en" : \(unit("New")), "fr" : \(unit("Nouveau", "new")) } },
          "target_only" : { "localizations" : { "en" : \(unit("%lld total")),
            "fr" : \(message("Total %#@COUNT@", "\"COUNT\" : \(variable(1, "fr", "count"))")) } }
        }, "version" : "1.0" }
        """

    private static func transUnit(_ id: String, _ source: String, _ target: String, _ state: String = "translated")
        -> String
    {
        """
              <trans-unit id="\(id)" xml:space="preserve">
                <source>\(source)</source>
                <target state="\(state)">\(target)</target>
                <note/>
              </trans-unit>

        """
    }

    private static func forms(_ id: String, _ argument: Int, _ source: String?, _ target: String) -> String {
        [("one", "single"), ("other", "many")].map { category, word in
            let leaf = "\(id).plural.\(category)"
            // Of a variable that the source language lacks, Xcode writes the id.
            return transUnit(
                leaf, source.map { "\($0) %\(argument)$lld \(word)" } ?? leaf, "\(target) %\(argument)$lld \(word)")
        }.joined()
    }

    private static let exported = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="Localizable.xcstrings" source-language="en" target-language="fr" datatype="plaintext">
            <header>
              <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="27.0" build-num="27A266a"/>
            </header>
            <body>

        """
        + transUnit("multi", "Birds %1$#@BIRDS@ yards %2$#@YARDS@", "Yards %2$#@YARDS@ oiseaux %1$#@BIRDS@")
        + forms("multi|==|substitutions.BIRDS", 1, "EN birds", "FR birds")
        + forms("multi|==|substitutions.YARDS", 2, "EN yards", "FR yards")
        + transUnit("new", "New", "Nouveau", "new")
        + transUnit("target_only", "%lld total", "Total %1$#@COUNT@")
        + forms("target_only|==|substitutions.COUNT", 1, nil, "fr count") + "    </body>\n  </file>\n</xliff>\n"

    private static func imported(_ xliff: String, _ body: (Tool.Result, String) throws -> Void) throws {
        try Tool.withFiles(["Localizable.xcstrings": catalog, "fr.xliff": xliff]) { folder in
            let result = try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder)
            try body(
                result, String(contentsOf: folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8))
        }
    }

    @Test func `what Xcode exported changes nothing, and nothing is missed (N-21 N-29 N-43)`() throws {
        try Self.imported(Self.exported) { result, text in
            #expect(result.status == 0 && text == Self.catalog)
            #expect(
                result.output == """
                    0 applied, 9 unchanged, 0 untranslated, 0 skipped, 0 refused
                    the project says it all already

                    """)
        }
    }

    @Test func `an update finds nothing to say in what Xcode exported (N-21 DEC-1)`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog, "fr.xliff": Self.exported]) { folder in
            let result = try Tool.run(
                ["export", "--without-defaults", "--locale", "fr", "--update", "-o", "fr.xliff"], in: folder)
            #expect(result.output == "fr.xliff: up to date\n")
            let text = try String(contentsOf: folder.appendingPathComponent("fr.xliff"), encoding: .utf8)
            #expect(text == Self.exported)
        }
    }

    @Test func `a changed text keeps the references as the catalog writes them (N-21)`() throws {
        let changed = Self.exported.replacing(">Yards %2$#@YARDS@ oiseaux", with: ">Des yards %2$#@YARDS@ et oiseaux")
            .replacing(">Total %1$#@COUNT@", with: ">En tout %1$#@COUNT@")
        try Self.imported(changed) { result, text in
            #expect(result.status == 0 && result.output.contains("2 applied"), "\(result.output)")
            #expect(text.contains("\"Des yards %#@YARDS@ et oiseaux %#@BIRDS@\""))
            #expect(text.contains("\"En tout %#@COUNT@\""))
        }
    }

    @Test func `our export says what Xcode's does (N-21 N-29)`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            let result = try Tool.run(["export", "--without-defaults", "--locale", "fr", "-o", "-"], in: folder)
            for line in Self.exported.split(separator: "\n")
            where line.contains("<target") || line.contains("<source>") && !line.contains("|==|") {
                #expect(result.output.contains(line), "\(line)")
            }
        }
    }

    @Test func `a translation that varies less than the source is one unit, as Xcode exports it (N-43)`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "flat" : { "localizations" : {
                "en" : { "variations" : { "plural" : { "one" : \(Self.unit("EN %lld one")), "other" : \(Self.unit("EN %lld other")) } } },
                "fr" : \(Self.unit("FR %lld flat")) } },
              "devices" : { "localizations" : {
                "en" : { "variations" : { "device" : { "ipad" : \(Self.unit("EN ipad")), "other" : \(Self.unit("EN other")) } } },
                "fr" : { "variations" : { "device" : { "ipad" : \(Self.unit("FR ipad")) } } } } }
            }, "version" : "1.0" }
            """
        let xliff = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="T.xcstrings" \
            source-language="en" target-language="fr"><body>
            \(Self.transUnit("devices|==|device.ipad", "EN ipad", "FR ipad"))
            \(Self.transUnit("flat", "EN %lld other", "FR %lld flat"))</body></file></xliff>
            """
        try Tool.withFiles(["T.xcstrings": catalog, "fr.xliff": xliff]) { folder in
            let same = try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder)
            #expect(same.status == 0 && same.output.hasPrefix("0 applied, 2 unchanged"), "\(same.output)")
            try Data(xliff.replacing("lld flat", with: "lld plat").utf8)
                .write(to: folder.appendingPathComponent("fr.xliff"))
            let changed = try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder)
            #expect(changed.status == 0, "\(changed.output)")
            let text = try String(contentsOf: folder.appendingPathComponent("T.xcstrings"), encoding: .utf8)
            #expect(text == catalog.replacing("lld flat", with: "lld plat"))
            let update = try Tool.run(
                ["export", "--without-defaults", "--locale", "fr", "--update", "-o", "fr.xliff"], in: folder)
            #expect(update.output == "fr.xliff: 1 new\n", "\(update.output)")
        }
    }

    @Test(arguments: ["key,source,state,fr", "key,source,fr"])
    func `a table changes no state, and a new text that somebody wrote is a translation (N-29)`(_ columns: String)
        throws
    {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "a" : { "localizations" : { "en" : \(Self.unit("A")), "fr" : \(Self.unit("A", "new")) } },
              "b" : { "localizations" : { "en" : \(Self.unit("B")), "fr" : \(Self.unit("B", "needs_review")) } }
            }, "version" : "1.0" }
            """
        let hasStates = columns.contains("state")
        let table = "\(columns)\na,A\(hasStates ? ",new" : ""),A\nb,B\(hasStates ? ",needs_review" : ""),B\n"
        try Tool.withFiles(["T.xcstrings": catalog, "fr.csv": table]) { folder in
            let same = try Tool.run(["import", "--without-defaults", "fr.csv"], in: folder)
            #expect(same.status == 0 && same.output.hasPrefix("0 applied, 2 unchanged"), "\(same.output)")
            try Data(table.replacing("A\nb", with: "Â\nb").utf8).write(to: folder.appendingPathComponent("fr.csv"))
            #expect(try Tool.run(["import", "--without-defaults", "fr.csv"], in: folder).status == 0)
            let text = try String(contentsOf: folder.appendingPathComponent("T.xcstrings"), encoding: .utf8)
            #expect(text == catalog.replacing(Self.unit("A", "new"), with: Self.unit("Â")))
        }
    }
    @Test func `a file whose tool dropped all states changes none, unless it says what is approved (N-35)`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "a" : { "localizations" : { "en" : \(Self.unit("A")), "fr" : \(Self.unit("Â", "machine_translated")) } },
              "b" : { "localizations" : { "en" : \(Self.unit("B")), "fr" : \(Self.unit("B", "needs_review")) } }
            }, "version" : "1.0" }
            """
        let units = [("a", "A", "Â"), ("b", "B", "B")].map { id, source, target in
            "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
        }
        let answer = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="T.xcstrings" \
            source-language="en" target-language="fr" datatype="plaintext"><body>\(units.joined())</body></file></xliff>
            """
        try Tool.withFiles(["T.xcstrings": catalog, "fr.xliff": answer]) { folder in
            let same = try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder)
            #expect(same.status == 0 && same.output.contains("0 applied, 2 unchanged"), "\(same.output)")
            let approved = answer.replacing("<trans-unit id=\"b\"", with: "<trans-unit approved=\"yes\" id=\"b\"")
            try Data(approved.utf8).write(to: folder.appendingPathComponent("fr.xliff"))
            #expect(try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder).status == 0)
            let text = try String(contentsOf: folder.appendingPathComponent("T.xcstrings"), encoding: .utf8)
            #expect(text.contains(Self.unit("B")) && !text.contains("needs_review"))
        }
    }
}
