import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct CodeFrameTests {
    private func frame(_ file: SourceFile, _ lower: Int, _ upper: Int) -> [CodeFrame.Line] {
        CodeFrame(file.span(SourceRange(lower..<upper)), in: file, LineTable(file)).lines
    }

    /// Source: UAX #11 for the widths, UAX #44 for the categories.
    @Test(
        arguments: [
            ("a", 1), ("\u{7F}", 1), ("é", 1), ("\u{301}", 0), ("\u{20DD}", 0), ("\u{93E}", 1), ("\u{94D}", 0),
            ("א", 1),
            ("検", 2), ("あ", 2), ("ﾊ", 1), ("Ａ", 2), ("한", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{D7CB}", 0),
            ("🎉", 2), ("❤", 1),
            ("⌚", 2), ("𠮷", 2), ("、", 2), ("…", 1), ("—", 1), ("\u{302A}", 0), ("꙰", 0),
        ] as [(Unicode.Scalar, Int)])
    func `cells of a character (OUT-21)`(scalar: Unicode.Scalar, width: Int) {
        #expect(CellWidth.of(scalar) == width)
    }

    @Test(
        arguments: ["א", "ع", "ۿ", "ހ", "ߊ", "\u{FB1D}", "\u{FEFC}", "\u{10840}", "\u{1E900}", "\u{661}"]
            as [Unicode.Scalar])
    func `letters that terminals reorder (OUT-22)`(scalar: Unicode.Scalar) {
        #expect(CellWidth.isRightToLeft(scalar))
        let file = SourceFile(path: "a", text: "ab \(scalar)")
        #expect(frame(file, 1, 2).last?.content == "'b'")
        #expect(frame(file, 1, 1).last?.content == "ab \(scalar)")
    }

    @Test func `an empty span and the end of the file get one caret (OUT-21)`() {
        let file = SourceFile(path: "a", text: "ab")
        #expect(frame(file, 0, 0).map(\.content) == ["", "ab", "^"])
        #expect(frame(file, 2, 2).map(\.content) == ["", "ab", "  ^"])
        #expect(frame(SourceFile(path: "a", text: ""), 0, 0).map(\.content) == ["", "", "^"])
    }

    @Test func `a line end alone gets one caret behind the line (OUT-21)`() {
        #expect(frame(SourceFile(path: "a", text: "ab\r\nc"), 2, 4).map(\.content) == ["", "ab", "  ^"])
    }

    @Test func `the line before is left out when it is blank (OUT-21)`() {
        #expect(frame(SourceFile(path: "a", text: "x\nb"), 2, 3).map(\.content) == ["", "x", "b", "^"])
        #expect(frame(SourceFile(path: "a", text: " \t\nb"), 3, 4).map(\.content) == ["", "b", "^"])
    }

    @Test func `four lines of a span, then dots (OUT-21)`() {
        let file = SourceFile(path: "a", text: "1\n2\n3\n4\n5\n6")
        #expect(frame(file, 0, 7).map(\.content) == ["", "1", "^", "2", "^", "3", "^", "4", "^"])
        #expect(frame(file, 0, 8).last?.content == "^")
        #expect(frame(file, 0, 9).map(\.content).suffix(2) == ["^", "..."])
    }

    @Test func `any bytes and any span give rows that fit and hide nothing (PRI-14)`() {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        let alphabet: [[UInt8]] =
            ["a", "\t", "é", "検", "\u{301}", "🎉", "א", "\u{202E}", " ", "\u{0}"].map { Array(String($0).utf8) }
            + [
                [0x0A], [0x0D], [0x0D, 0x0A], [0xFF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
                [0x80],
            ]
        for _ in 0..<300 {
            var bytes: [UInt8] = []
            let breaks = Int.random(in: 0...1, using: &generator)
            for _ in 0..<Int.random(in: 0...400, using: &generator) {
                let piece = alphabet.randomElement(using: &generator) ?? []
                if breaks == 1 || !piece.contains(where: { $0 == 0x0A || $0 == 0x0D }) { bytes += piece }
            }
            let file = SourceFile(path: "a", bytes: bytes)
            let lower = Int.random(in: 0...bytes.count + 2, using: &generator)
            for line in frame(file, lower, Int.random(in: lower...bytes.count + 3, using: &generator)) {
                let width = line.content.unicodeScalars.reduce(0) { $0 + CellWidth.of($1) }
                #expect(width <= 122, "seed \(seed)")
                #expect(line.content.unicodeScalars.allSatisfy { !Wording.isInvisible($0) }, "seed \(seed)")
            }
        }
    }
}
