import Foundation
import L10nCatalog
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What is read is what was written.
struct XLIFFRoundTripTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/XLIFF")

    static func fixture(_ name: String) throws -> SourceFile {
        try SourceFile(path: name, bytes: Array(Data(contentsOf: fixtures.appending(path: name))))
    }

    @Test(arguments: ["catalog.xliff", "strings.xliff"])
    func `what Xcode wrote is written again byte for byte (N-6 N-7 N-8 N-9 N-12)`(_ name: String) throws {
        let file = try Self.fixture(name)
        let document = XLIFFReader.read(file, reportsXcodeLosses: false)
        #expect(document.diagnostics.isEmpty)
        #expect(XLIFFWriter.bytes(of: document.value) == file.bytes)
    }

    @Test func `texts, ids and notes are read as XML reads them`() throws {
        let document = XLIFFReader.read(try Self.fixture("catalog.xliff")).value
        let file = try #require(document.files.first)
        #expect(file.original == "App/Localizable.xcstrings")
        #expect(file.tool == XLIFFTool(id: "com.apple.dt.xcode", name: "Xcode", version: "16.0", build: "16A242d"))
        let unit = try #require(file.units.first { $0.id.hasPrefix("a") })
        #expect(unit.id == "a\"b<c>&\nd\r\te's")
        #expect(unit.source == "  1 < 2 && \"x\" > 'y'\r\n\tnext  ")
        #expect(unit.target == XLIFFTarget("  1 < 2", state: "new"))
        #expect(unit.notes.map(\.text) == ["First line\nSecond line & more", "by a machine"])
        #expect(unit.notes.map(\.author) == [nil, "auto-generated"])
        let places = try #require(unit.places)
        let source = try #require(document.origin)
        #expect(source.text(places.id) == "a&quot;b&lt;c&gt;&amp;&#10;d&#13;&#9;e's")
        #expect(places.target.map(source.text) == "  1 &lt; 2")
        #expect(places.state.map(source.text) == "new")
    }

    @Test func `an exchange keeps keys, forms, states and notes`() throws {
        let exchange = ExchangeDocument(XLIFFReader.read(try Self.fixture("catalog.xliff")).value)
        #expect(exchange.sourceLanguage == "en")
        #expect(exchange.targetLanguage == "pl")
        let file = try #require(exchange.files.first)
        #expect(file.table == "Localizable")
        #expect(file.format == XCStringsFormat.self)
        #expect(file.units[0].id == ExchangeID("cart.items", ExchangePath([.plural(.one)])))
        #expect(file.units.map(\.state).prefix(4) == [.translated, .needsReview, .new, .translated])
        #expect(file.units[2].target == nil)
        #expect(file.units[3].target == "")
        #expect(file.units[2].notes.isEmpty)
        #expect(file.units[5].state == .machineTranslated)
        #expect(file.units[8].id.path.variable == "a.b")
    }

    @Test func `the format and table of a file follow from its path (N-6)`() {
        let kinds: [(String, String, (any ExchangedCatalogFormat.Type)?)] = [
            ("App/Localizable.xcstrings", "Localizable", XCStringsFormat.self),
            ("a/en.lproj/Plurals.stringsdict", "Plurals", StringsDictFormat.self),
            ("App/Info.plist", "Info", nil), ("Main.storyboard", "Main", nil),
            ("x/.strings", ".strings", StringsFormat.self),
            ("App/LOCALIZABLE.XCSTRINGS", "LOCALIZABLE", XCStringsFormat.self), ("", "", nil),
        ]
        for (path, table, format) in kinds {
            #expect(ExchangeFile(original: path).table == table)
            #expect(ExchangeFile(original: path).format == format)
        }
    }

    @Test func `random exchanges survive a round trip`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let letters = Array("ab<>&\"' \n\r\té😀%@]é\u{2028}\u{A0}\u{85}")
        func text(_ random: inout SeededGenerator) -> String {
            String((0..<Int.random(in: 0..<12, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }
        let states: [EntryState] = [.translated, .needsReview, .new, .machineTranslated]
        let originals = ["A.xcstrings", "en.lproj/B.strings", "en.lproj/C.stringsdict"]
        for _ in 0..<300 {
            var document = ExchangeDocument(sourceLanguage: "en", targetLanguage: "pl")
            for original in originals {
                let format = CatalogFormats.exchanged(original)
                let paths: [ExchangePath] =
                    format == StringsFormat.self
                    ? [.entry]
                    : format == StringsDictFormat.self
                        ? [.entry, ExchangePath(variable: "v/w:", [.plural(.two)])]
                        : [.entry, ExchangePath([.plural(.few)]), ExchangePath(variable: "a.b", [.plural(.one)])]
                var file = ExchangeFile(original: original)
                for _ in 0..<Int.random(in: 0..<8, using: &random) {
                    let id = ExchangeID(text(&random), paths.randomElement(using: &random)!)
                    guard !file.units.contains(where: { $0.id == id }), !id.isAmbiguous(in: format) else { continue }
                    var unit = ExchangeUnit(id, source: text(&random))
                    if Bool.random(using: &random) {
                        unit.target = text(&random)
                        unit.state =
                            format == XCStringsFormat.self ? states.randomElement(using: &random)! : .translated
                        // Without a state an empty text is one that is still to come.
                        if format != XCStringsFormat.self, unit.target == "" { unit.state = .new }
                    }
                    if Bool.random(using: &random) { unit.notes = [ExchangeNote("n" + text(&random), author: "x")] }
                    if Bool.random(using: &random) { unit.maximumLength = Int.random(in: 1...50, using: &random) }
                    file.units.append(unit)
                }
                document.files.append(file)
            }
            let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1")))
            let read = XLIFFReader.read(SourceFile(path: "a.xliff", bytes: bytes), reportsXcodeLosses: false)
            #expect(read.diagnostics.isEmpty, "seed \(seed): \(read.diagnostics)")
            let again = ExchangeDocument(read.value)
            #expect(again.files.map(\.original) == originals, "seed \(seed)")
            for (file, expected) in zip(again.files, document.files) {
                let units = file.units.map { unit in
                    var unit = unit
                    unit.places = nil
                    return unit
                }
                #expect(units == expected.units.array, "seed \(seed)")
            }
            #expect(XLIFFWriter.bytes(of: read.value) == bytes, "seed \(seed)")
        }
    }

    @Test(arguments: ["\0", "\u{1}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    func `characters that XML cannot hold are found wherever they stand, and replaced`(_ character: String) {
        let plain = "a\t\n\r\u{7F}\u{85}\u{FFFD}😀\u{FF0C}\u{EFFF}"
        #expect(XLIFFCharacters.firstForbidden(in: plain) == nil)
        for count in 0..<20 {
            let text = String(repeating: "x", count: count) + plain + character + "&\u{FF0C}" + plain
            #expect(XLIFFCharacters.firstForbidden(in: text) == character.unicodeScalars.first)
            var bytes: [UInt8] = []
            XLIFFCharacters.append(text, isAttribute: true, to: &bytes)
            let expected = text.replacing(character, with: "\u{FFFD}").replacing("&", with: "&amp;")
                .replacing("\t", with: "&#9;").replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
            #expect(bytes == Array(expected.utf8))
        }
    }
}
