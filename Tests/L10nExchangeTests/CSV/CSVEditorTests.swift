import L10nCatalog
import L10nLocale
import L10nSource
import L10nStrings
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// One change of a table changes the bytes of its row, and no other.
struct CSVEditorTests {
    static func edited(
        _ text: String, _ changes: [(ExchangeChange, ExchangePlace)], path: String = "a.csv"
    ) throws -> String {
        let file = SourceFile(path: path, text: text)
        var editor = try #require(CSVEditor(file, targetLanguage: "fi"))
        for (change, place) in changes { #expect(editor.apply(change, at: place) == nil, "\(change)") }
        let bytes = try #require(StoredText(file.bytes, text: editor.text).applying(editor.edits()))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func place(_ key: String, _ path: ExchangePath = .entry) -> ExchangePlace {
        ExchangePlace("L.xcstrings", ExchangeID(key, path))
    }

    private static let table = """
        \u{FEFF}"mine",file,"key",variant,state,fi,source,"who, when"\r\n\
        1,L.xcstrings,"b",,translated,"B, ""x""\",'=b,"me"\r\n\
        \r\n\
        2,L.xcstrings,a,plural.one,new,,A,you\r\n\
        3,L.xcstrings,a,plural.other,,"",As
        """

    @Test func `a change leaves unknown columns, the order of rows and their quotes (N-171)`() throws {
        let table = Self.table + ",\r\n"
        #expect(try Self.edited(table, []) == table)
        #expect(
            try Self.edited(table, [(.setTarget("C", state: .needsReview), Self.place("b"))])
                == table.replacing("translated,\"B, \"\"x\"\"\"", with: "needs_review,\"C\""))
        #expect(
            try Self.edited(table, [(.setSource("-b"), Self.place("b"))]) == table.replacing("'=b", with: "'-b"))
        let one = Self.place("a", ExchangePath([.plural(.one)]))
        #expect(
            try Self.edited(table, [(.setTarget("x\ny", state: .translated), one)])
                == table.replacing("new,,A,you", with: "translated,\"x\ny\",A,you"))
        // What the cell says already is not written again.
        #expect(
            try Self.edited(
                table,
                [(.setSource("=b"), Self.place("b")), (.setTarget("B, \"x\"", state: .translated), Self.place("b"))])
                == table)
    }

    @Test func `a new row has the columns and quotes of its neighbour (N-171)`() throws {
        let table = Self.table + ",\r\n"
        let unit = ExchangeUnit(
            ExchangeID("n"), source: "N", target: "+m", state: .translated, notes: [ExchangeNote("no column")])
        let change = ExchangeChange.insert(unit, behind: ExchangeID("b"))
        #expect(
            try Self.edited(table, [(change, Self.place("n"))])
                == table.replacing(
                    "'=b,\"me\"\r\n", with: "'=b,\"me\"\r\n,L.xcstrings,\"n\",,translated,\"'+m\",N,\"\"\r\n"))
        // Behind the last row without a line end, and together with a change of it.
        let open = "key,source,fi\na,A,"
        let place = ExchangePlace("", ExchangeID("n"))
        #expect(
            try Self.edited(
                open,
                [
                    (.insert(unit, behind: ExchangeID("a")), place),
                    (.setTarget("x", state: .translated), ExchangePlace("", ExchangeID("a"))),
                ]) == "key,source,fi\na,A,x\nn,N,'+m")
        #expect(
            try Self.edited(
                open, [(.remove, ExchangePlace("", ExchangeID("a"))), (.insert(unit, behind: ExchangeID("a")), place)])
                == "key,source,fi\nn,N,'+m")
    }

    @Test func `a removed row takes its line end along (N-171)`() throws {
        let table = Self.table + ",\r\n"
        #expect(
            try Self.edited(table, [(.remove, Self.place("a", ExchangePath([.plural(.one)])))])
                == table.replacing("\r\n2,L.xcstrings,a,plural.one,new,,A,you", with: ""))
        #expect(
            try Self.edited("key,fi\na,A", [(.remove, ExchangePlace("", ExchangeID("a")))]) == "key,fi")
    }

    @Test func `tables with escapes stay such (N-151)`() throws {
        let text = "key\tsource\tfi\na\tA\\n\tx\\\\\n"
        #expect(
            try Self.edited(
                text, [(.setTarget("\t\\\"", state: .translated), ExchangePlace("", ExchangeID("a")))], path: "a.tsv")
                == "key\tsource\tfi\na\tA\\n\t'\\t\\\\\"\n")
    }

    @Test func `what cannot be changed is refused`() throws {
        let file = SourceFile(path: "a.csv", text: "key,fi,sv\na,A,\na,B,\nb,C,\n")
        var editor = try #require(CSVEditor(file, targetLanguage: "fi"))
        func place(_ key: String, _ original: String = "") -> ExchangePlace { ExchangePlace(original, ExchangeID(key)) }
        #expect(editor.apply(.setTarget("x", state: .new), at: place("a")) == .isAmbiguous)
        #expect(editor.apply(.setTarget("x", state: .new), at: place("z")) == .isMissing)
        #expect(editor.apply(.setSource("x"), at: place("b")) == .hasNoPlace)
        #expect(editor.apply(.setState(.needsReview), at: place("b")) == .hasNoPlace)
        let unit = ExchangeUnit(ExchangeID("b"), source: "B")
        #expect(editor.apply(.insert(unit, behind: nil), at: place("b")) == .exists)
        #expect(editor.apply(.insert(unit, behind: nil), at: place("c", "L.strings")) == .hasNoPlace)
        let form = ExchangePlace("", ExchangeID("c", ExchangePath([.plural(.one)])))
        #expect(editor.apply(.insert(unit, behind: nil), at: form) == .hasNoPlace)
        #expect(editor.edits().isEmpty)
        for text in ["", "a,b\n", "key,sv\na,A\n", "key,fi\na,\"A\n"] {
            #expect(CSVEditor(SourceFile(path: "a.csv", text: text), targetLanguage: "fi") == nil, "\(text)")
        }
    }

    @Test func `one edit of a generated table changes its row only, and is read back (N-171)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let letters = Array("a,;\"'=\n\r é😀")
        for _ in 0..<100 {
            func text() -> String {
                String((0..<Int.random(in: 0..<6, using: &random)).map { _ in letters.randomElement(using: &random)! })
            }
            func cell(_ text: String) -> String {
                CSVWriter.cell(FormulaGuard.guarded(text), .comma, isQuoted: Bool.random(using: &random))
            }
            let end = ["\n", "\r\n", "\r"].randomElement(using: &random)!
            let header = ["key", "x", "source", "fi"].shuffled(using: &random)
            let rows = (0..<Int.random(in: 1..<6, using: &random)).map { number in
                header.map { cell($0 == "key" ? "k\(number)" : text()) }.joined(separator: ",")
            }
            let table =
                ([header.joined(separator: ",")] + rows).joined(separator: end)
                + (Bool.random(using: &random) ? end : "")
            #expect(try Self.edited(table, []) == table, "seed \(seed)")
            let number = Int.random(in: rows.indices, using: &random)
            let new = text()
            let place = ExchangePlace("", ExchangeID("k\(number)"))
            let result = try Self.edited(table, [(.setTarget(new, state: .translated), place)])
            let before = ([header.joined(separator: ",")] + rows[..<number]).joined(separator: end) + end
            let after = rows[(number + 1)...].map { end + $0 }.joined()
            #expect(result.utf8.starts(with: before.utf8), "seed \(seed)")
            #expect(String(result.utf8.dropFirst(before.utf8.count))?.contains(after) ?? false, "seed \(seed)")
            let read = CSVFormat.read(SourceFile(path: "a.csv", text: result), targetLanguage: "fi").value
            #expect(read.first?.files[0].units[number].target == new, "seed \(seed)")
        }
    }
}
