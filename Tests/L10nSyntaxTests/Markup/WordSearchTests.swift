import L10nSource
import L10nSyntax
import Testing

/// Searches that look at sixteen bytes at a time find what a walk over single bytes finds, wherever it stands.
@Suite struct WordSearchTests {
    private static let filler = Array("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr".utf8)

    @Test(arguments: Array(UInt8.min...UInt8.max))
    func `a byte that is no letter ends the letters at every place`(byte: UInt8) {
        let isLatin = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        let isPassedOver = isLatin || byte >= 0x80 && ![0xC3, 0xE2, 0xE3].contains(byte)
        for place in Self.filler.indices {
            var text = Self.filler
            text[place] = byte
            let end = ByteSearch.endOfLetters(in: text.span, from: 0)
            let next = ByteSearch.endOfLetters(in: text.span, from: place + 1)
            let isASCII = ByteSearch.isASCII(text.span)
            #expect(end == (isPassedOver ? text.count : place))
            #expect(next == text.count)
            #expect(isASCII == (byte < 0x80))
        }
    }

    @Test func `a hyphen, and a capital behind a small letter, are seen at every place`() {
        for count in 0..<Self.filler.count {
            for place in 0..<count {
                for (byte, isSeen) in [("-", true), ("Q", place > 0), ("_", false), ("q", false)] {
                    var text = Array(Self.filler[..<count])
                    text[place] = Array(byte.utf8)[0]
                    let found = ByteSearch.hasHyphenOrInnerCapital(text.span)
                    #expect(found == isSeen)
                }
            }
        }
    }
}
