import L10nSource
import Testing

@testable import L10nSyntax

@Suite struct MarkupSearchTests {
    /// Every byte at every place of texts around the sixteen bytes that are looked at together.
    @Test func `the searches stop at the first byte that matters, and at no other`() {
        var wrong: [String] = []
        for length in [1, 15, 16, 17, 33] {
            for byte in UInt8.min...UInt8.max {
                for place in 0..<length {
                    var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
                    text[place] = byte
                    let isMarkup = byte < 0x20 || [0x22, 0x26, 0x3C, 0x3E, 0xEF].contains(byte)
                    if ByteSearch.firstMarkup(in: text.span, from: 0) != (isMarkup ? place : length) {
                        wrong.append("markup \(byte) at \(place) of \(length)")
                    }
                    if ByteSearch.firstMarkup(in: text.span, from: place + 1) != length {
                        wrong.append("markup behind \(byte) at \(place) of \(length)")
                    }
                    let isControl = byte == 0xEF || (byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte))
                    if ByteSearch.firstControl(in: text.span, from: 0) != (isControl ? place : length) {
                        wrong.append("control \(byte) at \(place) of \(length)")
                    }
                    let ends = byte == 0x26 || byte == 0x3C
                    if ByteSearch.endOfCharacters(in: text.span, from: 0) != (ends ? place : length) {
                        wrong.append("end \(byte) at \(place) of \(length)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }
}
