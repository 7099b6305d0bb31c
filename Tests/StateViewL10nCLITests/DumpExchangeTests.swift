import Foundation
import Testing

struct DumpExchangeTests {
    private func dump(_ name: String, _ text: String) throws -> [String: Any] {
        let result = try Tool.withFiles([name: text]) { try Tool.run(["dump", name], in: $0) }
        #expect(result.status == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test(arguments: ["fi.xliff", "fi.xlf", "FI.XLIFF"])
    func `dump prints the units of an XLIFF file with their places`(name: String) throws {
        let root = try dump(
            name,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="App/L.xcstrings" source-language="en" target-language="fi" datatype="plaintext">
                <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/></header>
                <body>
                  <trans-unit id="files|==|plural.one" xml:space="preserve">
                    <source>%lld file</source>
                    <target state="needs-review-l10n">%lld tiedosto &amp; "x"</target>
                    <note>A count</note>
                  </trans-unit>
                  <trans-unit id="brand" translate="no"><source>Nordic</source><note/></trans-unit>
                </body>
              </file>
            </xliff>
            """)
        #expect(root["format"] as? String == "xliff")
        let file = try #require((root["files"] as? [[String: Any]])?.first)
        #expect(file["original"] as? String == "App/L.xcstrings")
        #expect(file["sourceLanguage"] as? String == "en")
        #expect(file["targetLanguage"] as? String == "fi")
        #expect((file["tool"] as? [String: Any])?["build"] as? String == "16A242d")
        let units = try #require(file["units"] as? [[String: Any]])
        #expect(units.map { $0["id"] as? String } == ["files|==|plural.one", "brand"])
        #expect(units.map { $0["key"] as? String } == ["files", "brand"])
        #expect(units.map { $0["form"] as? String } == ["plural.one", nil])
        #expect(units.map { $0["source"] as? String } == ["%lld file", "Nordic"])
        #expect(units.map { $0["target"] as? String } == ["%lld tiedosto & \"x\"", nil])
        #expect(units.map { $0["state"] as? String } == ["needs-review-l10n", nil])
        #expect(units.map { $0["translate"] as? Bool } == [nil, false])
        #expect(units.map { $0["line"] as? Int } == [6, 11])
        let notes = units.map { ($0["notes"] as? [[String: Any]])?.compactMap { $0["text"] as? String } }
        #expect(notes == [["A count"], nil])
    }

    @Test func `dump says what is wrong with an XLIFF file, and where`() throws {
        let root = try dump("fi.xliff", "<xliff version=\"1.2\">\n<file></wrong>")
        let findings = try #require(root["diagnostics"] as? [[String: Any]])
        #expect(findings.contains { $0["line"] as? Int == 2 && $0["severity"] as? String == "error" })
    }

    @Test func `dump prints the rows of a table, a language at a time`() throws {
        let root = try dump("T.csv", "key,source,fi,sv\nretry,Retry,Yritä uudelleen,Igen\n\"a,b\",\"x\ny\",,\n")
        #expect(root["format"] as? String == "csv")
        let languages = try #require(root["languages"] as? [[String: Any]])
        #expect(languages.map { $0["targetLanguage"] as? String } == ["fi", "sv"])
        let file = try #require((languages[0]["files"] as? [[String: Any]])?.first)
        let units = try #require(file["units"] as? [[String: Any]])
        #expect(units.map { $0["key"] as? String } == ["retry", "a,b"])
        #expect(units.first?["target"] as? String == "Yritä uudelleen")
        #expect(units.map { $0["line"] as? Int } == [2, 3])
    }

    @Test func `dump prints the entries of a PO file with their forms, and counts those that are obsolete`() throws {
        let root = try dump(
            "fi.po",
            """
            msgid ""
            msgstr ""
            "Language: fi\\n"
            "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

            #. A count
            #: C.xcstrings
            #, fuzzy
            msgctxt "cups"
            msgid "%lld cup"
            msgid_plural "%lld cups"
            msgstr[0] "%lld kuppi"
            msgstr[1] ""

            #~ msgid "old"
            #~ msgstr "vanha"

            """)
        #expect(root["format"] as? String == "po")
        #expect((root["header"] as? [[String: String]])?.first == ["name": "Language", "value": "fi"])
        #expect(root["obsolete"] as? Int == 1)
        let file = try #require((root["files"] as? [[String: Any]])?.first)
        #expect(file["original"] as? String == "C.xcstrings")
        let units = try #require(file["units"] as? [[String: Any]])
        #expect(units.map { $0["key"] as? String } == ["cups", "cups"])
        #expect(units.map { $0["form"] as? String } == ["plural.one", "plural.other"])
        #expect(units.map { $0["target"] as? String } == ["%lld kuppi", nil])
        #expect(units.map { $0["state"] as? String } == ["needs_review", "new"])
        #expect(units.map { $0["line"] as? Int } == [12, 13])
    }

    @Test func `a package is a folder, and its file can be named`() throws {
        let result = try Tool.run(["dump", "fi.xcloc/"])
        #expect(result.status == 2)
        #expect(result.complaints.contains("'Localized Contents'"))
    }
}
