import Foundation
import L10nSource
import L10nStrings
import TestSupport
import Testing

/// Files that are valid, nearly valid, or neither, read by Foundation, by our reader and into our tree.
@Suite struct StringsDifferentialTests {
    @Test func `Foundation, the outcome and the tree agree`() {
        var generator = StringsGenerator(seed: TestSeed.printed())
        var readings = (whole: 0, truncated: 0, refused: 0)
        for _ in 0..<8000 {
            let bytes = generator.file()
            let agreement = StringsAgreement(bytes)
            switch agreement.reading {
            case .whole: readings.whole += 1
            case .truncated: readings.truncated += 1
            case .refused: readings.refused += 1
            }
            if let failure = agreement.failure() {
                Issue.record("\(Notation.written(bytes)) \(bytes): \(failure)")
                return
            }
        }
        // The generator makes enough of each.
        #expect(readings.whole > 2000 && readings.truncated > 200 && readings.refused > 2000, "\(readings)")
    }

    @Test func `bytes that were never a text agree, too`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        let usual = Array("\"';={}()<>,/*\\ \nabU019#%".utf8) + [0x00, 0x80, 0xA9, 0xC3, 0xE2, 0xEF, 0xF0, 0xFE, 0xFF]
        for _ in 0..<1000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : usual[Int.random(in: 0..<usual.count, using: &random)]
            }
            if let failure = StringsAgreement(bytes).failure() {
                Issue.record("\(Notation.written(bytes)) \(bytes): \(failure)")
                return
            }
        }
    }

    @Test(arguments: StringsRow.all.filter { $0.input.count < 5000 })
    func `the cases of the reference agree`(_ row: StringsRow) {
        #expect(StringsAgreement(row.input).failure() == nil)
    }

    /// What the tests above found.
    @Test(arguments: [
        // 0xA9 is U+FFFD to CoreFoundation, where any other malformed byte makes it refuse the file.
        "\"k\"=\"⟦x A9⟧ 2026\";", "⟦x A9⟧", "\"k\"=\"v\";⟦x A9⟧\"c\"=\"d\";", "\"k\"=\"⟦x C3⟧ ⟦x A9⟧\";",
        // A text of UTF-16 that begins with half a surrogate pair, or has no whole unit.
        "⟦x FE FF D8 0A⟧", "⟦x FF FE 00⟧", "⟦x FF FE 00 00 00⟧", "⟦x 00 0A 00⟧",
        // Strings that are never closed, where the error is forgotten.
        "\"a\";\"", "a;'b\\", "a=((\"b\",{\"c\";\"}));", "k=(({\"\"=/*c*/\"\";\"),());/**/",
        // A comment that goes on behind what looks like the end of its line, between entries and inside one.
        "//⟦U+000C⟧a=b;␊c=d;", "a=//⟦U+000B⟧c=d;␊b;",
        // Fixes that would let the reader run into text that it cannot read, or that has the key of a text it reads.
        "a=b;;c", "a=b;;a=c;", "\"\\U\\101\"=b;", "⟦x EF BB BF⟧\"⟦U+0000⟧\"=b;",
    ])
    func `a case that was wrong once agrees`(_ notation: String) throws {
        let bytes = try #require(Notation.bytes(notation))
        #expect(StringsAgreement(bytes).failure() == nil)
    }

    @Test(arguments: [
        ("a=b;;c=d;", Fix.Applicability.safe), ("a=b;;c", .unsafe), ("a=b;;a=c;", .unsafe),
        ("a=b;⟦U+00A0⟧c=d;", .safe), ("a=b;⟦U+00A0⟧c d;", .unsafe),
    ])
    func `a fix is safe only if what is lost can then be read`(
        _ notation: String, _ applicability: Fix.Applicability
    ) throws {
        let bytes = try #require(Notation.bytes(notation))
        let findings = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes)).diagnostics
        let stop = try #require(findings.first { $0.cause == "truncated" })
        #expect(stop.fixes.map(\.applicability) == [applicability])
    }
}
