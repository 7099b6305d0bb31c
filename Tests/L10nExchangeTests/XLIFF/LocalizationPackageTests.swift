import Foundation
import L10nCatalog
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

struct LocalizationPackageTests {
    private static let document = ExchangeDocument(
        sourceLanguage: "en", targetLanguage: "fi",
        files: [
            ExchangeFile(
                original: "L.strings",
                units: [ExchangeUnit(ExchangeID("a"), source: "A", target: "Á", state: .translated)])
        ])

    @Test func `a package holds what Xcode looks for (N-1 N-2)`() throws {
        let source = SourceFile(path: "App/en.lproj/L.strings", text: "\"a\" = \"A\";\n")
        let files = LocalizationPackage.files(
            of: Self.document, project: "Our \"App\"", toolVersion: "1.2", sources: [source])
        #expect(
            files.map(\.path) == [
                "contents.json", "Localized Contents/fi.xliff", "Source Contents/App/en.lproj/L.strings",
            ])
        let contents = try #require(
            JSONSerialization.jsonObject(with: Data(files[0].bytes)) as? [String: Any])
        #expect(contents["developmentRegion"] as? String == "en")
        #expect(contents["project"] as? String == "Our \"App\"")
        #expect(contents["targetLocale"] as? String == "fi")
        #expect(contents["version"] as? String == "1.0")
        #expect((contents["toolInfo"] as? [String: String])?["toolName"] == "stateview-l10n")
        #expect(files[2].bytes == source.bytes)
        let read = LocalizationPackage.read(folder: "fi.xcloc", contents: files[0], localized: [files[1]])
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.targetLocale?.value == "fi")
        #expect(read.value.documents.map(\.name) == ["fi"])
        let units = ExchangeDocument(try #require(read.value.documents.first).document).files.flatMap(\.units)
        #expect(units.map(\.target) == ["Á"])
    }

    @Test(arguments: [
        ("fi.xcloc", "fi", "fi", "fi", true), ("sv.xcloc", "fi", "fi", "fi", false),
        ("fi.xcloc", "sv", "fi", "fi", false), ("fi.xcloc", "fi", "sv", "fi", false),
        ("fi.xcloc", "fi", "fi", "sv", false), ("from-anna.xcloc", "fi", "answer-7", "fi", true),
        ("pt_BR.xcloc", "pt-BR", "pt-br", "pt-BR", true),
    ])
    func `the names of the language have to agree (N-3)`(
        folder: String, contents: String, file: String, target: String, agree: Bool
    ) {
        let xliff =
            "<xliff xmlns='\(XLIFFReader.namespace)' version='1.2'>"
            + "<file original='L.strings' source-language='en' target-language='\(target)'><body/></file></xliff>"
        let read = LocalizationPackage.read(
            folder: folder, contents: SourceFile(path: "contents.json", text: "{\"targetLocale\": \"\(contents)\"}"),
            localized: [SourceFile(path: "Localized Contents/\(file).xliff", text: xliff)])
        #expect(read.diagnostics.map(\.id) == (agree ? [] : ["target-language-mismatch"]))
        if !agree { #expect(read.diagnostics[0].message.contains("the folder says")) }
    }

    @Test func `a package without XLIFF, or with damaged contents, is reported`() {
        let contents = SourceFile(path: "contents.json", text: "{")
        let read = LocalizationPackage.read(folder: "fi.xcloc", contents: contents, localized: [])
        #expect(read.diagnostics.map(\.id).contains("syntax-error"))
        #expect(read.diagnostics.map(\.cause).contains("no-xliff"))
    }
}
