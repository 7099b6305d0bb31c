import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// Tables for translators.
struct CSVFormatTests {
    private static func read(
        _ text: String, _ language: String? = "fi", path: String = "a.csv"
    ) -> Parsed<[ExchangeDocument]> {
        CSVFormat.read(SourceFile(path: path, text: text), targetLanguage: language)
    }

    private static let header = "file,key,variant,comment,state,source,fi\r\n"

    private static let document = ExchangeDocument(
        sourceLanguage: "en", targetLanguage: "fi",
        files: [
            ExchangeFile(
                original: "App/L.xcstrings",
                units: [
                    ExchangeUnit(
                        ExchangeID("a"), source: "A, \"B\"", target: "=1+1", state: .needsReview,
                        notes: [ExchangeNote("c\nd")]),
                    ExchangeUnit(
                        ExchangeID("n", ExchangePath(variable: "x.y", [.plural(.one)])), source: "-%arg", target: nil),
                    ExchangeUnit(ExchangeID("'q"), source: "'tis", target: "'tis", state: .translated),
                ])
        ])

    @Test func `what a tool tells stands beside the developer's comment (N-9)`() {
        let notes = [ExchangeNote("mine"), ExchangeNote("Title", author: "auto-generated")]
        let document = ExchangeDocument(
            sourceLanguage: "en", targetLanguage: "fi",
            files: [
                ExchangeFile(
                    original: "L.strings", units: [ExchangeUnit(ExchangeID("a"), source: "A", notes: notes)])
            ])
        let text = String(decoding: CSVFormat.bytes(of: document, hasMark: false), as: UTF8.self)
        #expect(
            text == "file,key,variant,comment,context,state,source,fi\r\nL.strings,a,,mine,Title,new,A,\r\n")
        #expect(Self.read(text).value.first?.files.first?.units.first?.notes == notes)
    }

    @Test func `a document as a table (N-144 N-145 N-146 N-147)`() {
        let text = String(decoding: CSVFormat.bytes(of: Self.document, hasMark: false), as: UTF8.self)
        #expect(
            text == Self.header
                + "App/L.xcstrings,a,,\"c\nd\",needs_review,\"A, \"\"B\"\"\",'=1+1\r\n"
                + "App/L.xcstrings,n,substitutions.@x.y@.plural.one,,new,'-%arg,\r\n"
                + "App/L.xcstrings,''q,,,translated,''tis,''tis\r\n")
        #expect(CSVFormat.bytes(of: Self.document).starts(with: [0xEF, 0xBB, 0xBF]))
        let read = Self.read(text)
        #expect(read.diagnostics.isEmpty)
        let units = read.value[0].files[0].units
        #expect(units.map(\.id) == Self.document.files[0].units.map(\.id))
        #expect(units.map(\.source) == ["A, \"B\"", "-%arg", "'tis"])
        #expect(units.map(\.target) == ["=1+1", "", "'tis"])
        #expect(units.map(\.state) == [.needsReview, .new, .translated])
        #expect(units[0].notes == [ExchangeNote("c\nd")])
    }

    @Test func `a table in a wrong encoding says nothing, so that no garbled text is taken (N-145)`() {
        let bytes = Array("key,source,fi\na,A,x\nb,B,".utf8) + [0xE4, 0x0A] + Array("c,C,z\n".utf8)
        let read = CSVFormat.read(SourceFile(path: "a.csv", bytes: bytes), targetLanguage: "fi")
        #expect(read.value.isEmpty)
        #expect(read.diagnostics.map(\.id) == ["unsupported-encoding"])
    }

    @Test func `Indonesian is a language beside the column that its tag may name (N-148)`() {
        var document = Self.document
        document.targetLanguage = "id"
        let text = String(decoding: CSVFormat.bytes(of: document, hasMark: false), as: UTF8.self)
        #expect(text.hasPrefix("file,key,variant,comment,state,source,id\r\n"))
        for wanted in [nil, "id"] {
            let read = Self.read(text, wanted)
            #expect(read.diagnostics.isEmpty && read.value.map(\.targetLanguage) == ["id"], "\(read)")
            #expect(read.value.first?.files[0].units.map(\.target) == ["=1+1", "", "'tis"])
        }
        let other = Self.read("id,key,fi\r\nSelesai,a,x\r\n", nil)
        #expect(other.value.map(\.targetLanguage) == ["id", "fi"], "\(other)")
        #expect(Self.read("id,source,fi\r\na,A,x\r\n").value.first?.files[0].units.map(\.id) == [ExchangeID("a")])
    }

    @Test func `sorted, filtered and widened tables are read by the names of columns (N-148)`() {
        let read = Self.read("Owner;FI;Key;mine;Source\r\nAnna;y;b;1;B\r\n;x;a;;A\r\n;;;;\r\n")
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.count == 1)
        #expect(read.value[0].files.map(\.original) == [""])
        #expect(read.value[0].files[0].units.map(\.id.key) == ["b", "a"])
        #expect(read.value[0].files[0].units.map(\.target) == ["y", "x"])
    }

    @Test func `several languages of one table`() {
        let text = "file,key,state,source,fi,pt-BR,remarks\nL,a,new,A,x,y,z\n"
        let all = Self.read(text, nil)
        #expect(all.value.map(\.targetLanguage) == ["fi", "pt-BR"])
        #expect(all.value.map { $0.files[0].units[0].target } == ["x", "y"])
        #expect(Self.read(text, "pt-BR").value.map(\.targetLanguage) == ["pt-BR"])
        #expect(Self.read(text, "sv").diagnostics.map(\.cause) == ["no-language-column"])
        #expect(Self.read("key,target\na,x", "sv").value.map(\.targetLanguage) == ["sv"])
        #expect(Self.read("key,source,fi\na,A,x", "sv").value.map(\.targetLanguage) == ["fi"])
    }

    private static let findings: [(rows: String, findings: [String])] = [
        ("L,a,,,,A,x\n", []),
        ("L,a,,,,A\n", ["error uneven-row: 6 cells, the header has 7; check the quoting"]),
        ("L,a,,,,A,=x\n", ["warning formula-cell: the cell starts with '='; it needs the guard"]),
        (
            "L,a,plural.once,,,A,x\n",
            ["error unknown-unit: 'plural.once' names no form; restore the cell from the export"]
        ),
        ("L,a,,,,A,x\nL,a,,,,A,y\n", ["error duplicate-unit: 'a' has the same row twice; keep one"]),
        ("L,a,,,,A,x\nM,a,,,,A,y\nL,a,plural.one,,,A,y\n", []),
        (
            "L,a,,,translatd,A,x\n",
            ["warning ignored-target-state: 'translatd' is no state; did you mean 'translated'?"]
        ),
        ("L,a,,,Needs Review,A,x\n", []),
    ]

    @Test("rows with faults (N-147)", arguments: findings.indices)
    func finding(index: Int) {
        let (rows, findings) = Self.findings[index]
        let read = Self.read(Self.header + rows)
        #expect(read.diagnostics.map { "\($0.severity.rawValue) \($0.id): \($0.message)" } == findings)
    }

    @Test(arguments: [
        ("fi.csv", "key,source,fi\na,A,x\nb,B,\"y \"z\"\"\n", ["b"]),
        ("fi.csv", "key,source,fi\na,A,x\nb,B,\"y\nc,C,z\n", ["b"]),
        ("fi.tsv", "key\tsource\tfi\na\tA\tx\nb\tB\t\"y\nz\"\n", ["b"]),
        ("fi.tsv", "key\tsource\tfi\na\tA\t\"x\" y\n", []),
    ])
    func `of a row with broken quotes no text is read (N-144 N-151)`(path: String, text: String, refused: [String]) {
        let read = CSVFormat.read(SourceFile(path: path, text: text), targetLanguage: "fi")
        #expect(read.value[0].files[0].units.map(\.id.key) == ["a"])
        #expect(read.value[0].files[0].refused.map(\.key) == refused)
        #expect(read.diagnostics.contains { $0.id == "syntax-error" } == !refused.isEmpty)
    }

    @Test func `tables without names are refused`() {
        #expect(Self.read("").diagnostics.map(\.cause) == ["no-header"])
        #expect(Self.read("a,b\n1,2").diagnostics.map(\.cause) == ["no-key-column"])
    }

    @Test func `the states of a table lag behind its texts`() {
        let read = Self.read(Self.header + "L,a,,,new,A,x\nL,b,,,new,B,\nL,c,,,machine_translated,C,z\n")
        #expect(read.value[0].files[0].units.map(\.state) == [.new, .new, .machineTranslated])
        #expect(read.value[0].states == .lagging)
        #expect(Self.read("key,source,fi\na,A,x\n").value[0].states == .absent)
        #expect(Self.read("key,source,state,fi,sv\na,A,new,x,y\n", nil).value.map(\.states) == [.absent, .absent])
    }

    @Test func `beside an emptied state a text that is the project's keeps its state (N-146)`() {
        let rows = ["L.xcstrings,a,,,,A,x", "L.xcstrings,b,,,,B,y", "L.xcstrings,c,,,translated,C,z"]
        let read = Self.read(Self.header + rows.joined(separator: "\n") + "\n")
        let project = ["a": "x", "b": "old", "c": "z"].map { key, text in
            ExchangeUnit(ExchangeID(key), source: key.uppercased(), target: text, state: .needsReview)
        }
        let comparison = ExchangeComparison(
            read.value[0],
            with: ExchangeDocument(
                sourceLanguage: "en", targetLanguage: "fi",
                files: [ExchangeFile(original: "L.xcstrings", units: project)]))
        #expect(read.diagnostics.isEmpty && comparison.diagnostics.isEmpty)
        #expect(comparison.files.flatMap(\.units).map(\.id.key) == ["b", "c"])
        #expect(comparison.files.flatMap(\.units).map(\.state) == [.translated, .translated])
    }

    @Test func `an emptied cell keeps the text unless that is asked for (N-149)`() {
        let read = Self.read(Self.header + "App/L.xcstrings,a,,,translated,A,\n").value[0]
        let project = ExchangeDocument(
            sourceLanguage: "en", targetLanguage: "fi",
            files: [
                ExchangeFile(
                    original: "App/L.xcstrings",
                    units: [ExchangeUnit(ExchangeID("a"), source: "A", target: "old", state: .translated)])
            ])
        let kept = ExchangeComparison(read, with: project)
        #expect(kept.diagnostics.map(\.id) == ["cleared-target"])
        #expect(kept.changedCount == 0)
        #expect(ExchangeComparison(read, with: project, options: .init(appliesClearedTexts: true)).changedCount == 1)
    }

    @Test(arguments: [
        "=a", "+a", "-", "@", "\ta", "\ra", "\na", "＝a", "＋", "－a", "＠a", "\r\na", "'a", "''", "'=", "'", "a", "", "é",
    ])
    func `guards are taken away again (N-147)`(text: String) {
        #expect(FormulaGuard.unguarded(FormulaGuard.guarded(text)) == text)
        #expect(!FormulaGuard.isFormula(FormulaGuard.guarded(text)))
        let isGuarded = text.unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠'".unicodeScalars.contains($0) } ?? false
        #expect(FormulaGuard.guarded(text) == (isGuarded ? "'" + text : text))
    }

    @Test func `paths of forms survive`() {
        let paths: [ExchangePath] = [
            .entry, ExchangePath([.plural(.zero)]), ExchangePath([.device("mac"), .plural(.few)]),
            ExchangePath([.width(20)]), ExchangePath([.item(3)]), ExchangePath(variable: "a.b", [.plural(.one)]),
            ExchangePath(variable: "plural", [.plural(.one)]), ExchangePath(variable: "device", [.device("ipad")]),
            ExchangePath(variable: "n", []),
        ]
        for path in paths { #expect(ExchangePath(text: path.text) == path) }
        for text in [
            "x", "plural", "plural.", "plural.once", "width.-1", "width.01", "substitutions", "substitutions.",
            "substitutions.plural.one", "a.plural.one",
        ] { #expect(ExchangePath(text: text) == nil) }
    }

    @Test(arguments: ["a.csv", "a.tsv"])
    func `random documents survive a round trip`(path: String) {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let letters = Array("ab,;\"'=+-@\\\t \né😀")
        func text(_ random: inout SeededGenerator) -> String {
            String((0..<Int.random(in: 1..<8, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }
        for _ in 0..<500 {
            var file = ExchangeFile(original: "L" + text(&random))
            for number in 0..<Int.random(in: 1..<6, using: &random) {
                var unit = ExchangeUnit(ExchangeID("\(number)" + text(&random)), source: text(&random))
                unit.target = Bool.random(using: &random) ? text(&random) : ""
                unit.state = unit.target == "" ? .new : [.translated, .needsReview].randomElement(using: &random)!
                unit.notes = [ExchangeNote(text(&random))]
                unit.maximumLength = number + 1
                file.units.append(unit)
            }
            let document = ExchangeDocument(sourceLanguage: "", targetLanguage: "fi", files: [file])
            let bytes = CSVFormat.bytes(of: document, dialect: CSVFormat.dialect(path: path) ?? .comma)
            let read = CSVFormat.read(SourceFile(path: path, bytes: bytes), targetLanguage: "fi")
            #expect(read.diagnostics.isEmpty, "seed \(seed): \(read.diagnostics)")
            let units = read.value.flatMap(\.files).flatMap(\.units).map { unit in
                var unit = unit
                unit.places = nil
                return unit
            }
            #expect(units == file.units.array, "seed \(seed)")
            #expect(read.value[0].files.map(\.original) == [file.original], "seed \(seed)")
        }
    }

    @Test func `unknown columns, the order of rows and columns and quotes change nothing (N-171)`() throws {
        let plain = Self.header + "L.strings,a,,c,translated,A,Á\r\nL.strings,b,,,new,B,\r\n"
        let sorted =
            "\"fi\",Reviewer,\"key\",\"source\",file,\"variant\",state,comment,,Reviewer\n\"\",Bo,b,\"B\",L.strings,,new,,x,\n"
            + "\"Á\",\"=1\",\"a\",A,\"L.strings\",\"\",translated,c,,y\n"
        func units(_ text: String) throws -> [ExchangeUnit] {
            let read = Self.read(text)
            #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
            return try #require(read.value.first?.files.first).units.map { unit in
                var unit = unit
                unit.places = nil
                return unit
            }
        }
        let expected = try units(plain)
        #expect(expected.count == 2)
        #expect(try units(sorted) == expected.reversed())
    }

    @Test func `rows are the same when their bytes are (N-148)`() throws {
        let read = Self.read(Self.header + "L,caf\u{E9},,,,A,x\r\nL,cafe\u{301},,,,B,y\r\n")
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.first?.files.first?.units.map(\.source) == ["A", "B"])
    }

    @Test(arguments: ["file,key,variant,co", "file,key,fi"])
    func `a table that ends within its first row is cut off, and names no language`(header: String) {
        let cut = CSVFormat.read(SourceFile(path: "a.csv", text: header))
        #expect(cut.value.isEmpty && cut.diagnostics.map(\.cause) == ["cut-header"])
        #expect(CSVFormat.read(SourceFile(path: "a.csv", text: header + "\r\n")).diagnostics.isEmpty)
    }
}
