import L10nSource
import L10nSyntax
import Testing

/// What is noted about texts while their ends are looked for is what a look at each character tells.
@Suite struct StringsTraitsTests {
    private static func traits(of text: [UInt8]) -> TextTraits? {
        let file = SourceFile(path: "t.strings", bytes: Array("\"k\" = \"".utf8) + text + Array("\";\n".utf8))
        let entries = StringsParser.parse(file).value.entries
        return entries.count == 1 ? entries[0].valueTraits : nil
    }

    @Test func `every character between letters, at every distance from the end`() {
        var wrong: [UInt32] = []
        // One of each 61, a prime, so that all places in all blocks take their turn in a few rounds.
        for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 61) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = Array(("я " + String(scalar) + "と か" + String(repeating: "x", count: Int(value % 9))).utf8)
            if Self.traits(of: text) != TextTraits(scanning: text.span) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0, radix: 16) })")
    }

    @Test func `every character below U+3400`() {
        var wrong: [UInt32] = []
        for value in UInt32(0x80)..<0x3400 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = Array("я \(scalar) か и ещё".utf8)
            if Self.traits(of: text) != TextTraits(scanning: text.span) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0, radix: 16) })")
    }

    @Test(arguments: [
        [0xC0, 0xA5], [0xC1, 0xBF], [0xE0, 0x80, 0xA5], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE3, 0x81],
        [0xD1], [0xE3, 0x81, 0x20, 0xD1, 0x8F],
    ])
    func `malformed bytes between letters`(bytes: [UInt8]) {
        let text = Array("я ".utf8) + bytes + Array(" и ещё раз".utf8)
        #expect(TextTraits(scanning: text.span).contains(.malformed))
        // A file that is not UTF-8 throughout is read in another encoding, or with its lost letters marked.
        if let traits = Self.traits(of: text) { #expect(!traits.contains(.percent) && traits.contains(.nonASCII)) }
    }
}
