import Testing

@testable import L10nLanguageServer

/// Lines and columns of the protocol.
@Suite struct TextPositionsTests {
    private static func positions(
        _ text: String, _ encoding: PositionEncoding, countsMark: Bool = false
    ) -> TextPositions {
        TextPositions(Array(text.utf8), encoding, countsMark: countsMark)
    }

    @Test(arguments: [(PositionEncoding.utf8, 13), (.utf16, 11), (.utf32, 10)])
    func `columns behind an emoji are counted as was agreed (AD-14)`(encoding: PositionEncoding, column: Int) {
        let text = #""a" = "x 😀  y";"#
        let offset = 13
        let table = Self.positions(text, encoding)
        #expect(table.position(of: offset) == TextPosition(line: 0, character: column))
        #expect(table.offset(of: TextPosition(line: 0, character: column)) == offset)
    }

    @Test(arguments: PositionEncoding.allCases)
    func `every place of a text comes back (AD-14)`(encoding: PositionEncoding) {
        let texts = [
            "", "\n", "a\r\nb\rc\nd", "e\u{301}\u{323} 👩‍👩‍👧‍👦\u{200F}\r\nكتاب 日本", "\u{FEFF}\"a\" = \"ä\";\r\n",
            String(repeating: "😀 ä\u{308}", count: 700) + "\nend",
        ]
        for text in texts {
            let table = Self.positions(text, encoding)
            var offset = text.hasPrefix("\u{FEFF}") ? 3 : 0
            while offset <= text.utf8.count {
                let place = table.position(of: offset)
                // The two bytes of CR LF are one end of a line.
                let isInEnd =
                    text.utf8.count > offset && offset > 0 && Array(text.utf8)[offset] == 0x0A
                    && Array(text.utf8)[offset - 1] == 0x0D
                if !isInEnd { #expect(table.offset(of: place) == offset, "\(text.prefix(20)) at \(offset)") }
                repeat { offset += 1 } while offset < text.utf8.count && Array(text.utf8)[offset] & 0xC0 == 0x80
            }
        }
    }

    @Test(arguments: PositionEncoding.allCases)
    func `a place that is not there means the nearest that is (AD-14)`(encoding: PositionEncoding) {
        let table = Self.positions("ab\r\ncd\n", encoding)
        #expect(table.offset(of: TextPosition(line: 0, character: 99)) == 2)
        #expect(table.offset(of: TextPosition(line: 9, character: 0)) == 7)
        #expect(table.offset(of: TextPosition(line: -1, character: 3)) == 0)
        #expect(table.offset(of: TextPosition(line: 1, character: -3)) == 4)
        #expect(table.position(of: 99) == TextPosition(line: 2, character: 0))
    }

    @Test func `a column in the middle of a character is its beginning`() {
        #expect(Self.positions("😀b", .utf16).offset(of: TextPosition(line: 0, character: 1)) == 0)
        #expect(Self.positions("äb", .utf8).offset(of: TextPosition(line: 0, character: 1)) == 0)
        #expect(Self.positions("😀b", .utf16).offset(of: TextPosition(line: 0, character: 2)) == 4)
    }

    @Test func `a byte-order mark is a column for an editor that shows it`() {
        let text = "\u{FEFF}ab"
        #expect(Self.positions(text, .utf16).position(of: 4) == TextPosition(line: 0, character: 1))
        #expect(
            Self.positions(text, .utf16, countsMark: true).position(of: 4) == TextPosition(line: 0, character: 2))
    }

    @Test(arguments: [
        ([], PositionEncoding.utf16), (["utf-16"], .utf16), (["utf-32", "utf-8", "utf-16"], .utf8),
        (["utf-32"], .utf32), (["utf-16", "utf-32"], .utf16), (["klingon"], .utf16),
    ])
    func `the encoding is UTF-8 where the client offers it, else UTF-16 (AD-13 AD-14 AD-99)`(
        offered: [String], chosen: PositionEncoding
    ) {
        #expect(PositionEncoding.chosen(among: offered) == chosen)
    }
}
