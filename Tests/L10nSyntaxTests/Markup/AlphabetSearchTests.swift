import L10nSource
import L10nSyntax
import Testing

/// What stands out among the letters of a language, at every distance from where texts are looked at together.
@Suite struct AlphabetSearchTests {
    typealias Alphabet = AlphabetSearch.Alphabet

    private static let noncharacter = String(Unicode.Scalar(0xFDD0) ?? "東")

    private static func standsOut(_ text: [UInt8], _ range: Range<Int>, _ alphabet: Alphabet) -> Bool {
        AlphabetSearch.standsOut(in: text.span, range, alphabet)
    }

    private static func holdsBracket(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        AlphabetSearch.holdsBracket(in: text.span, range)
    }

    private static func endOfUsualLetters(_ text: [UInt8]) -> Int {
        ByteSearch.endOfUsualLetters(text.span, from: 0)
    }

    /// Whether a sign stands out, as "all" where it does at every place of a text, "none" or the places.
    private static func answer(_ sign: String, among filler: String, _ alphabet: Alphabet) -> String {
        let places = (0..<40).filter { place in
            let start = String(repeating: filler, count: place)
            let text = Array((start + sign + filler).utf8)
            let around = [UInt8](repeating: UInt8(ascii: "\""), count: 32)
            return standsOut(text + around, 0..<text.count, alphabet)
        }
        return places.isEmpty ? "none" : places.count == 40 ? "all" : "\(places)"
    }

    @Test(
        arguments: [
            (
                Alphabet.latin, ".",
                [
                    "α", "я", "א", "ش", "ն", "か", "क", "東", "한", "\u{E000}", "\u{F8FF}",
                    noncharacter, "\u{F0000}", "\u{10FFFD}",
                ],
                ["é", "ß", "ſ", "ạ", "–", "“", "→", "😀", "\u{FE0F}", "！", "ﬀ", "7", "\u{301}"]
            ),
            (
                .european, "и", ["a", "Z", "ա", "א", "ش", "東", "か", "\u{E000}", noncharacter, "\u{F0000}"],
                [" ", " a ", "–", "😀", "\u{FE0F}", "5", ".", "{ "]
            ),
            (.european, " ", ["яa", "aя", "αZ"], ["a", "я", "a я", "я z", "é a", "–"]),
            (
                .hebrew, "א", ["←", "⇒", "α", "я", "ա", "ش", "東", "か", "\u{E000}", noncharacter],
                ["a", "–", "5", "“", "😀", "\u{200F}", "！"]
            ),
            (
                .arabic, "ب", ["ک", "ی", "α", "я", "א", "→", "東", "\u{E000}", "5 ٥", "۵ 5", "0 ٠", "٩ 9"],
                ["ك", "ي", "5", "٥", "۵", "–", "a", "😀"]
            ),
            (
                .persian, "ب", ["ك", "ي", "α", "я", "א", "→", "東", "\u{E000}", "5 ٥", "۵ 5", "0 ۰", "۹ 9"],
                ["ک", "ی", "5", "٥", "۵", "–", "a", "😀", "؃"]
            ),
            (.indian, "क", ["5", "0", "9", " 1 "], ["a", "५", ".", "/", ":", "–", "東", "😀"]),
        ] as [(Alphabet, String, [String], [String])])
    func `stands out`(alphabet: Alphabet, filler: String, foreign: [String], usual: [String]) {
        for sign in foreign { #expect(Self.answer(sign, among: filler, alphabet) == "all", "\(sign) of \(alphabet)") }
        for sign in usual { #expect(Self.answer(sign, among: filler, alphabet) == "none", "\(sign) of \(alphabet)") }
    }

    @Test func `brackets, and no signs beside them`() {
        for byte in UInt8(0x20)...0x7E where byte != UInt8(ascii: "\\") {
            let isBracket = "()[]^".utf8.contains(byte)
            for place in 0..<34 {
                var text = [UInt8](repeating: UInt8(ascii: "x"), count: 34 + 32)
                text[place] = byte
                #expect(Self.holdsBracket(text, 0..<34) == isBracket)
                // What stands behind the part does not matter.
                #expect(!Self.holdsBracket(text, 0..<place))
            }
        }
    }

    @Test func `what stands around a part is none of it`() {
        let text = Array(("東" + String(repeating: "a", count: 20) + "東" + String(repeating: "a", count: 32)).utf8)
        #expect(!Self.standsOut(text, 3..<23, .latin))
        #expect(Self.standsOut(text, 2..<24, .latin))
        // At the end of a file the answer is that a closer look is needed.
        #expect(Self.standsOut(text, 3..<text.count, .latin))
    }

    @Test func `usual letters are passed over with single spaces, and nothing else is`() {
        var wrong: [String] = []
        for value in UInt32(0x20)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array("ж \(scalar) жжжжжжжж".utf8)
            let length = UTF8.width(scalar)
            let isUsual =
                length == 2
                ? TextTraits.isUsualLetter(ofTwoBytes: value)
                : length == 3 && TextTraits.isUsualLetter(ofThreeBytes: value)
            let end = Self.endOfUsualLetters(bytes)
            // The last eight bytes are the caller's.
            let ends = isUsual ? (bytes.count - 7)...bytes.count : 2...2
            if !ends.contains(end) { wrong.append("\(String(value, radix: 16)) \(end)") }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
        for text in ["  жжжжжжжж", "", "ж", "aжжжжжжжж", "%жжжжжжжж"] {
            #expect(Self.endOfUsualLetters(Array(text.utf8)) == 0)
        }
        for bytes in [[0xE0, 0x80, 0xA5], [0xC0, 0xA5], [0xD1, 0x20], [0xE3, 0x81, 0x20], [0x80, 0x80]] as [[UInt8]] {
            let text = Array("жж".utf8) + bytes + Array("жжжжжжжж".utf8)
            #expect(Self.endOfUsualLetters(text) == 4, "\(bytes)")
        }
    }
}
