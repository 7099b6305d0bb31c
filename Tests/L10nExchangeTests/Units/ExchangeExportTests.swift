import L10nCatalog
import L10nLocale
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What goes to a translator.
struct ExchangeExportTests {
    typealias Entry = FragmentFixture.Entry

    private func export(
        _ source: [Entry], _ target: [Entry]? = nil, original: String = "App/Localizable.xcstrings",
        options: ExchangeOptions = ExchangeOptions(format: XLIFFFormat.self)
    ) -> ExchangeExport {
        ExchangeExport(
            original: original, source: FragmentFixture.fragment(source),
            target: target.map { FragmentFixture.fragment($0) },
            options: options)
    }

    /// `path: source → target`, one a unit.
    private func lines(_ export: ExchangeExport) -> [String] {
        export.file.units.map { unit in
            let path = unit.id.path.text
            return "\(unit.id.key)\(path.isEmpty ? "" : "|\(path)"): \(unit.source ?? "-") → \(unit.target ?? "-")"
        }
    }

    private static let plural = Entry(
        "items", "%lld items", forms: [(nil, [.plural(.one)], "%lld item"), (nil, [.plural(.other)], "%lld items")])
    private static let polish = ExchangeOptions(
        format: XLIFFFormat.self, pluralCategories: [.one, .few, .many, .other], pluralSamples: [.few: "2, 3, 4, 22"])

    /// What is written from the project's files, and what from units that were built.
    @Test(arguments: ["en.lproj/L.strings", "L.xcstrings", "en.lproj/L.stringsdict"])
    func `units are written from the files as they would be if they were built`(original: String) {
        let source = StringsFormat.decode(
            SourceFile(
                path: "en.lproj/L.strings",
                bytes: Array(
                    #"""
                    /* Title & more */ "a" = "A <b> %d";
                    /* [l10n:disable empty-translation] */ "b&\"" = "B";
                    "c|==|plural.one" = "C";
                    "d" = "\U00e4\n\#t";
                    "e" = "no translation";
                    "f" = "F\#u{1}";
                    "g" = "\#u{FF0C}{name}";
                    "i" = "I\U0001";
                    "h" = "
                    """#.utf8) + [0xE9, 0xFF] + Array("\";\n".utf8))
        ).value
        let target = StringsFormat.decode(
            SourceFile(
                path: "fi.lproj/L.strings", text: #""g" = "]]>"; "a" = "\"Á\" %d"; "b&\"" = ""; "d" = "ä";"#)
        ).value
        for options in [
            ExchangeOptions(format: XLIFFFormat.self),
            ExchangeOptions(format: XLIFFFormat.self, describesArguments: true),
            ExchangeOptions(format: CSVFormat.self, includesTargets: false),
        ] {
            let export = ExchangeExport(original: original, source: source, target: target, options: options)
            var document = ExchangeDocument(sourceLanguage: "en", targetLanguage: "fi", files: [export.file])
            let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1")))
            document.files[0].units = ExchangeUnits(export.file.units.array)
            #expect(
                export.file.units.count == (options.format == CSVFormat.self ? 9 : original == "L.xcstrings" ? 6 : 7))
            #expect(export.file.units.untranslatedCount == document.files[0].units.untranslatedCount)
            #expect(XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1"))) == bytes)
            #expect(String(validating: bytes, as: UTF8.self) != nil)
        }
    }

    @Test func `units that were exported can be changed`() {
        var units = export([Entry("a", "A"), Entry("b", "B"), Self.plural], options: Self.polish).file.units
        units[1].target = "Ä"
        units.removeAll { $0.id.key == "a" }
        units.append(ExchangeUnit(ExchangeID("z"), source: "Z"))
        #expect(units.map(\.id.key) == ["b", "items", "items", "items", "items", "z"])
        #expect(units.map(\.target) == ["Ä", nil, nil, nil, nil, nil])
    }

    @Test func `plain texts go out in the order of the source, with what is there`() {
        let result = export(
            [Entry("b", "B", comment: "c"), Entry("a", "A"), Entry("n", "N")],
            [Entry("a", "Á", state: .needsReview), Entry("x", "X"), Entry("b", "")], original: "en.lproj/L.strings")
        #expect(lines(result) == ["b: B → ", "a: A → Á", "n: N → -"])
        #expect(result.file.units.map(\.state) == [.translated, .needsReview, .new])
        #expect(result.file.units[0].notes == [ExchangeNote("c")])
        #expect(result.file.units[1].notes.isEmpty)
        #expect(result.omissions.isEmpty)
    }

    @Test func `the categories of the target language are offered with the text of other (N-43)`() {
        let result = export([Self.plural], options: Self.polish)
        #expect(
            lines(result) == [
                "items|plural.one: %lld item → -", "items|plural.few: %lld items → -",
                "items|plural.many: %lld items → -", "items|plural.other: %lld items → -",
            ])
        #expect(
            result.file.units[1].notes == [
                ExchangeNote(""), ExchangeNote("Form 'few': for 2, 3, 4, 22", author: "auto-generated"),
            ])
    }

    @Test func `categories that the target language lacks are not asked for, but kept where they are (N-43)`() {
        let japanese = ExchangeOptions(format: XLIFFFormat.self, pluralCategories: [.other])
        #expect(lines(export([Self.plural], options: japanese)) == ["items|plural.other: %lld items → -"])
        let there = Entry("items", "", forms: [(nil, [.plural(.one)], "1つ"), (nil, [.plural(.other)], "%lldつ")])
        #expect(
            lines(export([Self.plural], [there], options: japanese)) == [
                "items|plural.one: %lld item → 1つ", "items|plural.other: %lld items → %lldつ",
            ])
    }

    @Test func `Apple's zero is offered in every language where the source has it`() {
        var zero = Self.plural
        zero.forms.insert((nil, [.plural(.zero)], "no items"), at: 0)
        let japanese = ExchangeOptions(format: XLIFFFormat.self, pluralCategories: [.other])
        #expect(
            lines(export([zero], options: japanese)) == [
                "items|plural.zero: no items → -", "items|plural.other: %lld items → -",
            ])
    }

    @Test func `devices keep their forms, each with the categories of the target`() {
        let entry = Entry(
            "tap", "Tap",
            forms: [
                (nil, [.device("mac"), .plural(.other)], "Click %lld"), (nil, [.device("other")], "Tap"),
            ])
        #expect(
            lines(
                export([entry], options: ExchangeOptions(format: XLIFFFormat.self, pluralCategories: [.one, .other])))
                == [
                    "tap|device.mac.plural.one: Click %lld → -", "tap|device.mac.plural.other: Click %lld → -",
                    "tap|device.other: Tap → -",
                ])
    }

    @Test func `a text that only the target varies goes out with its forms`() {
        let german = Entry("tap", "", forms: [(nil, [.device("mac")], "Klick"), (nil, [.device("other")], "Tipp")])
        #expect(
            lines(export([Entry("tap", "Tap")], [german])) == [
                "tap|device.mac: Tap → Klick", "tap|device.other: Tap → Tipp",
            ])
    }

    @Test func `a translation without forms is told in a note`() {
        let result = export([Self.plural], [Entry("items", "%lld rzeczy")], options: Self.polish)
        #expect(result.file.units.allSatisfy { $0.target == nil })
        #expect(result.file.units[0].notes.map(\.text) == ["", "Present translation, without forms: %lld rzeczy"])
    }

    @Test func `the forms of a substitution show their placeholder (N-21)`() {
        let entry = Entry(
            "two", "%1$#@A@ in %2$#@B@", variables: [("A", 1, "lld"), ("B", 2, "d")],
            forms: [
                (nil, [], "%1$#@A@ in %2$#@B@"), ("A", [.plural(.other)], "%arg%% of %%arg"),
                ("B", [.plural(.other)], "%arg boxes"),
            ])
        let result = export([entry])
        #expect(
            lines(result) == [
                "two: %1$#@A@ in %2$#@B@ → -", "two|substitutions.A.plural.other: %1$lld%% of %%arg → -",
                "two|substitutions.B.plural.other: %2$d boxes → -",
            ])
        #expect(result.file.units.map(\.argument) == [nil, "%1$lld", "%2$d"])
        #expect(ArgumentText.restored("%2$d boxes, %%2$d, %2$d", from: "%2$d") == "%arg boxes, %%2$d, %arg")
        let dictionary = export([entry], original: "en.lproj/L.stringsdict")
        #expect(dictionary.file.units[1].source == "%arg%% of %%arg")
    }

    @Test func `what is not exported is listed (N-33)`() {
        let result = export([
            Entry("old", "x", state: .stale), Entry("fixed", "x", flags: .isNotTranslated),
            Entry("data", "x", flags: .notAText), Entry("twice", "x", flags: .superseded), Entry("a", "A"),
        ])
        #expect(result.omissions.map(\.reason) == [.stale, .notTranslated, .notAText, .superseded])
        #expect(lines(result) == ["a: A → -"])
    }

    @Test func `a key that looks like the id of a form is refused (N-26)`() {
        let result = export([Entry("note|==|plural.one", "x"), Entry("a", "A")])
        #expect(result.diagnostics.map(\.cause) == ["id-collision"])
        #expect(result.diagnostics.map(\.id) == ["variant-path-in-key"])
        #expect(result.omissions.map(\.reason) == [.notExpressible])
        #expect(lines(result) == ["a: A → -"])
        let csv = export([Entry("note|==|plural.one", "x")], options: ExchangeOptions(format: CSVFormat.self))
        #expect(csv.diagnostics.isEmpty)
        #expect(csv.file.units.count == 1)
    }

    @Test func `what XLIFF cannot hold is refused, with the whole entry`() {
        var phrases = Self.plural
        phrases.forms = [(nil, [.item(0)], "a"), (nil, [.item(1)], "b")]
        let result = export([Entry("bell", "a\u{7}b"), phrases])
        #expect(result.diagnostics.map(\.cause) == ["forbidden-character", "no-id"])
        #expect(result.file.units.isEmpty)
        #expect(export([phrases], options: ExchangeOptions(format: CSVFormat.self)).file.units.count == 2)
    }

    @Test func `context goes along in notes`() {
        var options = ExchangeOptions(format: XLIFFFormat.self) { key in
            key == "a" ? ExchangeContext(role: "Title", appearance: "Shown in X", maximumLength: 12) : nil
        }
        let unit = export([Entry("a", "A", comment: "mine")], options: options).file.units[0]
        #expect(unit.maximumLength == 12)
        #expect(unit.notes.map(\.text) == ["mine", "Title", "Shown in X", "At most 12 characters"])
        #expect(unit.notes.map(\.author) == [nil, "auto-generated", "auto-generated", "auto-generated"])
        options.includesTargets = false
        #expect(export([Entry("a", "A")], [Entry("a", "B")], options: options).file.units[0].target == nil)
    }

    @Test func `the arguments of a form with a number that it is for (N-21 N-43)`() {
        var options = Self.polish
        options.describesArguments = true
        let units = export([Self.plural], options: options).file.units
        #expect(
            units[1].notes.dropFirst().map(\.text) == [
                "Argument 1, '%lld': integer, such as '2'", "Form 'few': for 2, 3, 4, 22",
            ])
        #expect(units[3].notes.dropFirst().map(\.text) == ["Argument 1, '%lld': integer, such as '3'"])
        let variable = Entry(
            "in", "%1$@: %2$#@n@", variables: [("n", 2, "lld")],
            forms: [(nil, [], "%1$@: %2$#@n@"), ("n", [.plural(.other)], "%arg things")])
        let parts = export([variable], options: options).file.units
        #expect(
            parts[0].notes.dropFirst().map(\.text) == [
                "Argument 1, '%1$@': text, such as 'Abc'",
                "'%2$#@n@' stands for the forms of 'n', which are units of their own; keep it",
            ])
        #expect(parts[1].source == "%2$lld things")
        #expect(parts[1].notes.dropFirst().map(\.text) == ["Argument 2, '%2$lld': integer, such as '3'"])
    }

    @Test func `a comment that a machine wrote says so (N-9)`() {
        let written = Entry("a", "A %@", comment: "by hand")
        let made = Entry("b", "B %@", comment: "by machine", flags: .commentIsGenerated)
        var options = ExchangeOptions(format: XLIFFFormat.self)
        #expect(
            export([written, made], options: options).file.units.map(\.notes) == [
                [ExchangeNote("by hand")], [ExchangeNote("by machine", author: "auto-generated")],
            ])
        options.describesArguments = true
        let notes = export([written, made, Entry("c", "%@")], options: options).file.units.map(\.notes)
        #expect(notes.map(\.count) == [2, 2, 2])
        #expect(notes.map { $0[0].author } == [nil, "auto-generated", nil])
        #expect(notes.map { $0[0].text } == ["by hand", "by machine", ""])
    }
}
