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
            ("検", 2), ("あ", 2), ("ﾊ", 1), ("Ａ", 2), ("한", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{11FF}", 0),
            ("\u{1200}", 1), ("\u{D7CB}", 0),
            ("🎉", 2), ("❤", 1),
            ("⌚", 2), ("𠮷", 2), ("、", 2), ("…", 1), ("—", 1), ("\u{302A}", 0), ("꙰", 0),
        ] as [(Unicode.Scalar, Int)])
    func `cells of a character (OUT-21)`(scalar: Unicode.Scalar, width: Int) {
        #expect(CellWidth.of(scalar) == width)
    }

    @Test(arguments: [("", 0), ("a", 1), ("e\u{301}", 1), ("検査", 4)]) func `cells of a text`(text: String, width: Int) {
        #expect(CellText.width(of: text) == width)
    }

    @Test func `a buffer of bytes holds each character as it is`() {
        var buffer = TextBuffer()
        for scalar in "a\u{7F}\u{80}é検🎉".unicodeScalars { buffer.append(scalar) }
        #expect(buffer.text == "a\u{7F}\u{80}é検🎉")
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

    /// Source: Unicode, EastAsianWidth.txt; what is not assigned inside of a wide block is as wide.
    @Test func `cells at the borders of the wide blocks (OUT-21)`() {
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x3041...0x3096, 0x3250...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x17000...0x18CD5, 0x1AFF0...0x1B122, 0x1D300...0x1D376, 0x1F200...0x1F265,
            0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x2E80...0x3029, 0x3030...0x303E, 0x3220...0x3247,
            0x16FE0...0x16FE3, 0x18CFF...0x18DFF, 0x1B2FB...0x1B2FF,
        ]
        let borders = wide.flatMap { [$0.lowerBound, $0.upperBound] }
        #expect(borders.filter { Unicode.Scalar($0).map(CellWidth.of) != 2 } == [])
        let narrow: [UInt32] = [
            0x10FF, 0x2328, 0x232B, 0x262F, 0x2638, 0x2689, 0x2690, 0x2E7F, 0x303F, 0x3040, 0x3248, 0x324F, 0xA4D0,
            0xA95F,
            0xABFF, 0xD7A4, 0xFB00, 0xFE1A, 0xFE70, 0xFF00, 0xFF61, 0xFFDF, 0xFFE7, 0x16FDF, 0x18E00, 0x1AFEF, 0x1B300,
            0x1D2FF, 0x1D377, 0x1F1FF, 0x2FFFE, 0x3FFFE,
        ]
        #expect(narrow.filter { Unicode.Scalar($0).map(CellWidth.of) != 1 && $0 != 0x1F1FF } == [])
        #expect((0x300...0x36F).allSatisfy { Unicode.Scalar(UInt32($0)).map(CellWidth.of) == 0 })
        #expect([0x1160, 0x11FF, 0xD7B0, 0xD7FF].allSatisfy { Unicode.Scalar(UInt32($0)).map(CellWidth.of) == 0 })
    }

    /// Source: Unicode, DerivedBidiClass.txt.
    @Test func `blocks of scripts that run from right to left begin and end where Unicode says (OUT-22)`() {
        let blocks: [ClosedRange<UInt32>] = [
            0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        ]
        for block in blocks {
            for value in [block.lowerBound, block.upperBound] {
                #expect(Unicode.Scalar(value).map(CellWidth.isRightToLeft) == true)
            }
            for value in [block.lowerBound - 1, block.upperBound + 1] {
                #expect(Unicode.Scalar(value).map(CellWidth.isRightToLeft) == false)
            }
        }
    }

    @Test(
        arguments: [
            ([0x61, 0x7E, 0x20], [nil, nil, nil]), ([0x7F], ["<U+007F>"]), ([0x1F], ["<U+001F>"]), ([0x09], ["    "]),
            ([0xC1, 0xBF], ["<0xC1>", "<0xBF>"]), ([0xC2, 0x80], ["<U+0080>"]), ([0xDF, 0xBF], [nil]),
            ([0xE0, 0x9F, 0xBF], ["<0xE0>", "<0x9F>", "<0xBF>"]), ([0xE0, 0xA0, 0x80], [nil]),
            ([0xED, 0xA0, 0x80], ["<0xED>", "<0xA0>", "<0x80>"]),
            ([0xF0, 0x8F, 0xBF, 0xBF], ["<0xF0>", "<0x8F>", "<0xBF>", "<0xBF>"]),
            ([0xF0, 0x90, 0x80, 0x80], [nil]), ([0xF4, 0x90, 0x80, 0x80], ["<0xF4>", "<0x90>", "<0x80>", "<0x80>"]),
            ([0xF5, 0x80], ["<0xF5>", "<0x80>"]), ([0xC3], ["<0xC3>"]), ([0xC3, 0x61], ["<0xC3>", nil]),
            ([0xE2, 0x82], ["<0xE2>", "<0x82>"]),
        ] as [([UInt8], [String?])])
    func `bytes of a line are shown as they are, by their number or by their code point (OUT-22)`(
        bytes: [UInt8], shown: [String?]
    ) {
        let pieces = TerminalText.pieces(of: bytes[...])
        #expect(pieces.map(\.shown) == shown)
        #expect(pieces.first?.offset == 0 && pieces.last?.end == bytes.count)
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.offset })
        #expect(zip(pieces, shown).allSatisfy { $1 == nil || $0.width == $1?.utf8.count })
    }

    @Test(arguments: ["é", "検", "🎉", "a"])
    func `a long line is cut between characters, around the span (OUT-21)`(letter: String) {
        let file = SourceFile(path: "a", text: String(repeating: letter, count: 3000))
        let size = letter.utf8.count
        for start in [0, 1, 255, 256, 257, 340, 341, 342, 511, 512, 513, 1023, 1024, 1025, 1500, 2990, 2999] {
            let lines = frame(file, start * size, (start + 1) * size).map(\.content)
            #expect(!lines[1].contains("<0x") && lines[1].count <= 120 && lines[1].contains("…"))
            #expect(lines[1].hasPrefix("…") == (start > 60) && lines[1].hasSuffix("…") == (start < 2939))
            #expect(lines[2].drop { $0 == " " }.allSatisfy { $0 == "^" })
        }
    }

    @Test func `a line of 120 cells is shown whole, a longer one is not (OUT-21)`() {
        let whole = String(repeating: "a", count: 120)
        #expect(frame(SourceFile(path: "a", text: whole), 60, 61).map(\.content)[1] == whole)
        let cut = frame(SourceFile(path: "a", text: whole + "b"), 0, 1).map(\.content)
        #expect(cut[1] == String(repeating: "a", count: 118) + "…")
        let marks = "a" + String(repeating: "\u{301}", count: 3000)
        #expect(frame(SourceFile(path: "a", text: marks), 3001, 3003).map(\.content)[1].unicodeScalars.count > 1000)
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
