import Foundation
import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What other programs make of our files.
struct ExchangeOracleTests {
    private struct Unit: Codable, Equatable {
        var id: String
        var source: String
        var target: String?
        var note: String
    }

    /// Texts with everything that a format might trip over.
    private static func document(_ random: inout SeededGenerator, count: Int = 40) -> ExchangeDocument {
        let letters = Array("ab,;\"'=+-@<>&%\t \n\ré😀ا]")
        func text(_ random: inout SeededGenerator) -> String {
            String(
                (0..<Int.random(in: 1..<10, using: &random)).map { _ in
                    letters[Int.random(in: letters.indices, using: &random)]
                })
        }
        let paths: [ExchangePath] = [
            .entry, ExchangePath([.plural(.few)]), ExchangePath([.device("mac"), .plural(.other)]),
            ExchangePath(variable: "a.b", [.plural(.one)]),
        ]
        let states: [EntryState] = [.translated, .needsReview, .machineTranslated]
        var file = ExchangeFile(original: "App/Localizable.xcstrings")
        for number in 0..<count {
            var unit = ExchangeUnit(
                ExchangeID("\(number)" + text(&random), paths[Int.random(in: paths.indices, using: &random)]),
                source: text(&random),
                notes: [ExchangeNote("n" + text(&random) + "n")])
            if Bool.random(using: &random) {
                unit.target = text(&random)
                unit.state = states[Int.random(in: states.indices, using: &random)]
            }
            file.units.append(unit)
        }
        return ExchangeDocument(sourceLanguage: "en", targetLanguage: "pl", files: [file])
    }

    @Test(.enabled(if: Oracle.hasXMLLint, "needs xmllint; run tools/setup"))
    func `xmllint finds our XLIFF well-formed (N-172)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            let bytes = XLIFFWriter.bytes(of: XLIFFDocument(Self.document(&random), tool: .own(version: "1")))
            #expect(throws: Never.self, "seed \(seed)") {
                try Oracle.withFile(bytes) {
                    _ = try ProgramRun.output(of: ["xmllint", "--noout", "--nonet", $0.path])
                }
            }
        }
        #expect(throws: ProgramRun.Failure.self) {
            try Oracle.withFile(Array("<a>".utf8)) { try ProgramRun.output(of: ["xmllint", "--noout", $0.path]) }
        }
    }

    private static let toolkitRead = """
        import json, sys
        from translate.storage import xliff
        store = xliff.xlifffile.parsefile(sys.argv[1])
        print(json.dumps([{
            'id': u.xmlelement.get('id'), 'source': u.source,
            'target': None if u.xmlelement.find('{*}target') is None else u.target,
            'note': u.getnotes()} for u in store.units]))
        """

    private static let toolkitWrite = """
        import sys
        from translate.storage import xliff
        store = xliff.xlifffile.parsefile(sys.argv[1])
        for unit in store.units:
            if unit.xmlelement.find('{*}target') is None: unit.target = 'x' + unit.source
        sys.stdout.buffer.write(bytes(store))
        """

    @Test(.enabled(if: Oracle.hasToolkit, Oracle.needsToolkit))
    func `translate-toolkit reads the texts of our XLIFF (N-179)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let document = Self.document(&random)
        let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1")))
        let read = try JSONDecoder().decode([Unit].self, from: try Oracle.python(Self.toolkitRead, bytes))
        let expected = document.files[0].units.map { unit in
            // The toolkit trims notes.
            Unit(
                id: unit.id.text(in: XCStringsFormat.self) ?? "", source: unit.source ?? "", target: unit.target,
                note: unit.notes[0].text)
        }
        #expect(read.map(\.id) == expected.map(\.id), "seed \(seed)")
        #expect(read.map(\.source) == expected.map(\.source), "seed \(seed)")
        #expect(read.map(\.target) == expected.map(\.target), "seed \(seed)")
        #expect(read.map(\.note) == expected.map(\.note), "seed \(seed)")
    }

    @Test(.enabled(if: Oracle.hasToolkit, Oracle.needsToolkit))
    func `what translate-toolkit fills in comes back, and nothing else changes (N-179)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let document = Self.document(&random)
        let bytes = XLIFFWriter.bytes(of: XLIFFDocument(document, tool: .own(version: "1")))
        let answer = Array(try Oracle.python(Self.toolkitWrite, bytes))
        let read = XLIFFReader.read(SourceFile(path: "a.xliff", bytes: answer), reportsXcodeLosses: false)
        #expect(read.diagnostics.isEmpty, "seed \(seed): \(read.diagnostics)")
        let comparison = ExchangeComparison(ExchangeDocument(read.value), with: document)
        // The letter before the text hides the white space that some begin with.
        let findings = comparison.diagnostics.filter { $0.id != "edge-whitespace-mismatch" }
        #expect(findings.isEmpty, "seed \(seed): \(findings)")
        let filled = document.files[0].units.filter { $0.target == nil }
        #expect(comparison.files.flatMap(\.units).map(\.id) == filled.map(\.id), "seed \(seed)")
        #expect(
            comparison.files.flatMap(\.units).map(\.target) == filled.map { "x" + ($0.source ?? "") }, "seed \(seed)")
    }

    private static let csvRead = """
        import csv, json, sys
        with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
            print(json.dumps(list(csv.reader(file, strict=True))))
        """

    private static let csvWrite = """
        import csv, sys
        rows = list(csv.reader(open(sys.argv[1], newline='', encoding='utf-8-sig'), strict=True))
        sys.stdout.reconfigure(encoding='utf-8', newline='')
        csv.writer(sys.stdout, delimiter=';', quoting=csv.QUOTE_ALL).writerows([rows[0]] + rows[:0:-1])
        """

    @Test(.enabled(if: Oracle.hasPython, "needs python3"))
    func `Python reads the cells of our tables (N-144)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let bytes = CSVFormat.bytes(of: Self.document(&random))
        let rows = try JSONDecoder().decode([[String]].self, from: try Oracle.python(Self.csvRead, bytes))
        let table = CSVTable.parse(SourceFile(path: "a.csv", bytes: bytes)).value
        #expect(table.rows.map { table[$0].map(table.text) } == rows, "seed \(seed)")
        #expect(rows.count == 41, "seed \(seed)")
        #expect(rows[0] == ["file", "key", "variant", "comment", "state", "source", "pl"])
    }

    @Test(.enabled(if: Oracle.hasPython, "needs python3"))
    func `what Python writes in another order and with other quotes changes nothing (N-148)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let document = Self.document(&random)
        let answer = Array(try Oracle.python(Self.csvWrite, CSVFormat.bytes(of: document)))
        let read = CSVFormat.read(SourceFile(path: "a.csv", bytes: answer), targetLanguage: "pl")
        #expect(read.diagnostics.isEmpty, "seed \(seed): \(read.diagnostics)")
        let comparison = ExchangeComparison(try #require(read.value.first), with: document)
        #expect(comparison.changedCount == 0, "seed \(seed)")
        #expect(comparison.diagnostics.isEmpty, "seed \(seed): \(comparison.diagnostics)")
        #expect(comparison.unchangedCount + comparison.untranslatedCount == 40, "seed \(seed)")
    }
}
