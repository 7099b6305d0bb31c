import L10nSource
import L10nSyntax
import Testing

/// Searches that look at sixteen bytes at a time find what a walk over single bytes finds, wherever it stands.
@Suite struct WordSearchTests {
    private static let filler = Array("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr".utf8)

    private static func isPassedOver(_ byte: UInt8) -> Bool {
        let isLatin = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        return isLatin || byte >= 0x80 && ![0xC3, 0xE2, 0xE3].contains(byte)
    }

    private static func places(in text: [UInt8]) -> [Int] {
        var others = NonLetters()
        var places: [Int] = []
        while case let place = others.next(in: text.span), place < text.count { places.append(place) }
        #expect(others.next(in: text.span) == text.count, "the end stays the end")
        return places
    }

    @Test(arguments: Array(UInt8.min...UInt8.max))
    func `a byte that is no letter is told at every place`(byte: UInt8) {
        for place in Self.filler.indices {
            var text = Self.filler
            text[place] = byte
            let isASCII = ByteSearch.isASCII(text.span)
            #expect(Self.places(in: text) == (Self.isPassedOver(byte) ? [] : [place]))
            #expect(isASCII == (byte < 0x80))
        }
    }

    @Test func `all bytes that are no letters are told, in texts of every length`() {
        for count in 0..<70 {
            for step in 1..<18 {
                let text = (0..<count).map { $0 % step == step - 1 ? UInt8(ascii: " ") : UInt8(ascii: "e") }
                #expect(Self.places(in: text) == text.indices.filter { !Self.isPassedOver(text[$0]) })
            }
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
