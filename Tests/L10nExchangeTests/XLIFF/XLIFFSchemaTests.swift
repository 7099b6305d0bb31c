import Foundation
import L10nCatalog
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What the standard's own schema says of our files.
@Suite(.enabled(if: Oracle.schemas != nil, Oracle.needsSchema)) struct XLIFFSchemaTests {
    /// What the strict schema finds wrong; empty for a valid document.
    private static func complaints(_ xliff: String) throws -> String {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let schemas = try #require(Oracle.schemas)
        try FileManager.default.copyItem(at: schemas.appending(path: "xml.xsd"), to: folder.appending(path: "xml.xsd"))
        // The schema names the other one by its address, which nobody should have to reach.
        let schema = try String(contentsOf: schemas.appending(path: "xliff-core-1.2-strict.xsd"), encoding: .utf8)
            .replacingOccurrences(of: "http://www.w3.org/2001/xml.xsd", with: "xml.xsd")
        let (path, file) = (folder.appending(path: "strict.xsd"), folder.appending(path: "file.xliff"))
        try Data(schema.utf8).write(to: path)
        try Data(xliff.utf8).write(to: file)
        do {
            _ = try ProgramRun.output(of: ["xmllint", "--nonet", "--noout", "--schema", path.path, file.path])
            return ""
        } catch let failure as ProgramRun.Failure {
            return failure.complaints
        }
    }

    @Test(arguments: ["catalog.xliff", "strings.xliff"])
    func `what Xcode wrote is valid but for one attribute (N-46 N-8 DEC-22)`(_ name: String) throws {
        let text = try XLIFFRoundTripTests.fixture(name).bytes
        let file = String(decoding: text, as: UTF8.self)
        #expect(try Self.complaints(file).contains("build-num"))
        #expect(try Self.complaints(file.replacing(#/ build-num="[^"]*"/#, with: "")) == "")
    }

    @Test func `an export with everything that we write is valid (N-46)`() throws {
        var unit = ExchangeUnit(
            ExchangeID("a|==|b <&> \n\t\r", ExchangePath([.device("ipad"), .plural(.few)])), source: "1 < 2",
            target: "", state: .machineTranslated,
            notes: [ExchangeNote("mine"), ExchangeNote("Title", author: "auto-generated")], maximumLength: 12)
        var units = [unit]
        for (number, state) in [EntryState.translated, .needsReview, .new, .stale, .unknown].enumerated() {
            unit.id = ExchangeID("\(number)", ExchangePath(variable: "x.y", [.plural(.one)]))
            unit.state = state
            unit.notes = []
            units.append(unit)
        }
        let document = ExchangeDocument(
            sourceLanguage: "en", targetLanguage: "zh-Hant-TW",
            files: [
                ExchangeFile(original: "App/L.xcstrings", units: units),
                ExchangeFile(original: "en.lproj/E.strings", units: [ExchangeUnit(ExchangeID(""), source: nil)]),
            ])
        var xliff = XLIFFDocument(document, tool: .own(version: "1"))
        #expect(try Self.complaints(String(decoding: XLIFFWriter.bytes(of: xliff), as: UTF8.self)).contains("source"))
        xliff.files[1].units[0].source = ""
        #expect(try Self.complaints(String(decoding: XLIFFWriter.bytes(of: xliff), as: UTF8.self)) == "")
    }

    @Test(arguments: [
        ("state=\"translated\"", "state=\"done\""), ("<source>A</source>", ""),
        ("id=\"b\"", "id=\"a\""), ("version=\"1.2\"", ""),
    ])
    func `what the schema refuses is a finding here too (N-47)`(_ good: String, _ bad: String) throws {
        let xliff = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="L.xcstrings"
            source-language="en" target-language="fi" datatype="plaintext"><body>
            <trans-unit id="a"><source>A</source><target state="translated">A</target></trans-unit>
            <trans-unit id="b"><source>B</source></trans-unit></body></file></xliff>
            """
        #expect(try Self.complaints(xliff) == "")
        #expect(XLIFFReader.read(SourceFile(path: "a.xliff", text: xliff)).diagnostics.isEmpty)
        let broken = xliff.replacingOccurrences(of: good, with: bad)
        #expect(broken != xliff)
        #expect(try Self.complaints(broken) != "")
        let findings = XLIFFReader.read(SourceFile(path: "a.xliff", text: broken)).diagnostics
        // Old files lack the version, and can be read.
        #expect(findings.isEmpty == (bad.isEmpty && good.hasPrefix("version")), "\(findings)")
    }
}
