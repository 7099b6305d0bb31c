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

    @Test func `N-21 N-29 N-43 what Xcode exported changes nothing, and nothing is missed`() throws {
        try Self.imported(Self.exported) { result, text in
            #expect(result.status == 0 && text == Self.catalog)
            #expect(
                result.output == """
                    0 applied, 9 unchanged, 0 untranslated, 0 skipped, 0 refused
                    the project says it all already

                    """)
        }
    }

    @Test func `N-21 a changed text keeps the references as the catalog writes them`() throws {
        let changed = Self.exported.replacing(">Yards %2$#@YARDS@ oiseaux", with: ">Des yards %2$#@YARDS@ et oiseaux")
            .replacing(">Total %1$#@COUNT@", with: ">En tout %1$#@COUNT@")
        try Self.imported(changed) { result, text in
            #expect(result.status == 0 && result.output.contains("2 applied"), "\(result.output)")
            #expect(text.contains("\"Des yards %#@YARDS@ et oiseaux %#@BIRDS@\""))
            #expect(text.contains("\"En tout %#@COUNT@\""))
        }
    }

    @Test func `N-21 N-29 our export says what Xcode's does`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog]) { folder in
            let result = try Tool.run(["export", "--without-defaults", "--locale", "fr", "-o", "-"], in: folder)
            for line in Self.exported.split(separator: "\n")
            where line.contains("<target") || line.contains("<source>") && !line.contains("|==|") {
                #expect(result.output.contains(line), "\(line)")
            }
        }
    }
}
