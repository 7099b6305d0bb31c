import L10nSource
import Testing

@testable import L10nStrings

/// Which encoding bytes that are not UTF-8 speak for; they are what Python's codecs write.
@Suite struct EncodingGuessTests {
    @Test(
        arguments: [
            ("中文", [0xD6, 0xD0, 0xCE, 0xC4], "GB18030 or EUC"),
            ("中", [0xD6, 0xD0], "GB18030 or EUC"),
            ("ÀÉÎ", [0xC0, 0xC9, 0xCE], "Latin-1"),
            ("café", [0x63, 0x61, 0x66, 0xE9], "Latin-1"),
            ("“Hi”", [0x93, 0x48, 0x69, 0x94], "Windows-1252"),
            ("日本", [0x93, 0xFA, 0x96, 0x7B], "Shift JIS"),
            ("été", [0x8E, 0x74, 0x8E], "MacRoman"),
            ("é and a byte that is lost", [0xC3, 0xA9, 0xFF], nil),
        ] as [(String, [UInt8], String?)])
    func `bytes speak for the encoding that the text was written in`(text: String, bytes: [UInt8], name: String?) {
        #expect(EncodingGuess.name(bytes.span, firstMalformed: 0) == name, "\(text)")
    }
}
