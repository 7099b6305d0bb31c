import L10nSource
import L10nSyntax
import TestSupport
import Testing

@testable import L10nExchange

/// Tables as RFC 4180 and spreadsheets write them.
struct CSVTableTests {
    private static func rows(_ parsed: Parsed<CSVTable>) -> [[String]] {
        parsed.value.rows.map { parsed.value[$0].map(parsed.value.text) }
    }

    private static func parse(_ text: String, _ dialect: CSVDialect? = nil) -> Parsed<CSVTable> {
        CSVTable.parse(SourceFile(path: "a.csv", text: text), dialect: dialect)
    }

    private static let cases: [(text: String, rows: [[String]])] = [
        ("", []), ("\n\r\n", []), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("a,b\n\nc,d", [["a", "b"], ["c", "d"]]),
        ("\"a,\"\"b\"\"\",c", [["a,\"b\"", "c"]]), ("\"a\r\nb\",c\nd,e", [["a\r\nb", "c"], ["d", "e"]]),
        ("a,,\n,,", [["a", "", ""], ["", "", ""]]), ("\"\"\n", [[""]]), ("\"\",\"\"", [["", ""]]),
        ("a b, c ,d\"e\"", [["a b", " c ", "d\"e\""]]), ("a;b,c;d\n1;2;3", [["a", "b,c", "d"], ["1", "2", "3"]]),
        ("a\tb\n\"c\td\"\te", [["a", "b"], ["c\td", "e"]]), ("sep=;\r\na,b;c\r\n", [["a,b", "c"]]),
        ("sep=;", []), ("sep=", [["sep="]]), ("sep=ab", [["sep=ab"]]),
        ("\u{FEFF}a,b", [["a", "b"]]), ("\"a;b;c\",d", [["a;b;c", "d"]]), ("é,😀", [["é", "😀"]]),
    ]

    @Test("rows and cells (N-144 N-145 N-146)", arguments: cases.indices)
    func cells(index: Int) {
        let (text, rows) = Self.cases[index]
        let parsed = Self.parse(text)
        #expect(Self.rows(parsed) == rows)
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.isIntact)
    }

    @Test func `places are those in the file (N-144)`() {
        let parsed = Self.parse("a,\"b\"\"c\"\r\nd,e")
        let first = parsed.value.rows[0]
        let cells = Array(parsed.value[first])
        #expect(parsed.value.file.text(first.range) == "a,\"b\"\"c\"")
        #expect(parsed.value.file.text(cells[1].content) == "b\"\"c")
        #expect(parsed.value.file.text(cells[1].range) == "\"b\"\"c\"")
        #expect(cells[1].isQuoted)
        #expect(!cells[0].isQuoted)
    }

    @Test func `tabs with escapes (N-151)`() {
        let parsed = Self.parse("a\\tb\t\"c\"\\\\\n\\n\\r\\x\\\t\n", .escapedTabs)
        #expect(Self.rows(parsed) == [["a\tb", "\"c\"\\"], ["\n\r\\x\\", ""]])
        let rows = [["a\tb\n\r\\", "\"", ""], ["\\t", "", "x"]]
        let bytes = CSVWriter.bytes(of: rows, dialect: .escapedTabs, hasMark: false)
        let again = CSVTable.parse(SourceFile(path: "a.tsv", bytes: bytes), dialect: .escapedTabs)
        #expect(Self.rows(again) == rows)
    }

    @Test func `quotes around a cell between tabs are a spreadsheet's (N-151)`() {
        let parsed = Self.parse("\"Hallo, \"\"Welt\"\"\"\t\"a, b\\n\"\t\"a\" b\t\"a\"b\"\t\"\n", .escapedTabs)
        #expect(Self.rows(parsed) == [["Hallo, \"Welt\"", "a, b\n", "\"a\" b", "\"a\"b\"", "\""]])
        let rows = [["\"Hi\"", "\"Hi\" he said", "\"\\\"", "say \"Hi\""]]
        let bytes = CSVWriter.bytes(of: rows, dialect: .escapedTabs, hasMark: false)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "\"\"\"Hi\"\"\"\t\"\"\"Hi\"\" he said\"\t\"\"\"\\\\\"\"\"\tsay \"Hi\"\r\n")
        let again = CSVTable.parse(SourceFile(path: "a.tsv", bytes: bytes), dialect: .escapedTabs)
        #expect(Self.rows(again) == rows)
    }

    @Test func `quotes that are not closed, or closed too early, are reported`() {
        let open = Self.parse("a,\"b\nc")
        #expect(Self.rows(open) == [["a", "b\nc"]])
        #expect(open.diagnostics.map(\.message) == ["this quote is never closed; add '\"' where the cell ends"])
        #expect(open.diagnostics[0].span.range == SourceRange(2, 3))
        let early = Self.parse("\"a\" b,c")
        #expect(Self.rows(early) == [["a", "c"]])
        #expect(early.diagnostics.map(\.span.range) == [SourceRange(3, 5)])
        #expect(!early.value.isIntact)
    }

    @Test func `encodings of spreadsheets`() {
        let units = Array("a\té\r\n".utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let wide = CSVTable.parse(SourceFile(path: "a.csv", bytes: little))
        #expect(Self.rows(wide) == [["a", "é"]])
        #expect(wide.diagnostics.isEmpty)
        let latin = CSVTable.parse(SourceFile(path: "a.csv", bytes: [0x61, 0x2C, 0xE9]))
        #expect(latin.diagnostics.map(\.message) == ["byte 0xE9 is not UTF-8; save the file as 'CSV UTF-8'"])
    }

    @Test func `random tables survive, and any bytes give a table`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", ",", ";", "\t", "\"", "\n", "\r", "\r\n", " ", "é", "'", "=", "\\"]
        for _ in 0..<5_000 {
            let rows = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
                (0..<Int.random(in: 1..<4, using: &random)).map { _ in
                    (0..<Int.random(in: 0..<4, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                        .joined()
                }
            }
            for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
                let dialect = CSVDialect.quoted(separator: separator)
                let bytes = CSVWriter.bytes(of: rows, dialect: dialect, hasMark: Bool.random(using: &random))
                let again = CSVTable.parse(SourceFile(path: "a.csv", bytes: bytes), dialect: dialect)
                #expect(Self.rows(again) == rows, "seed \(seed)")
                #expect(again.diagnostics.isEmpty, "seed \(seed)")
            }
            let tabs = CSVWriter.bytes(of: rows, dialect: .escapedTabs, hasMark: false)
            let back = CSVTable.parse(SourceFile(path: "a.tsv", bytes: tabs), dialect: .escapedTabs)
            #expect(Self.rows(back) == rows, "seed \(seed)")
            let garbage = (0..<20).map { _ in pieces.randomElement(using: &random)! }.joined()
            _ = Self.rows(Self.parse(garbage))
            _ = Self.rows(Self.parse(garbage, .escapedTabs))
        }
    }
}
