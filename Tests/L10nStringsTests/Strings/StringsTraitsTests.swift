import Foundation
import L10nSource
import L10nStrings
import L10nSyntax
import TestSupport
import Testing

/// What is noted about texts while their ends are looked for is what a look at each character tells.
@Suite struct StringsTraitsTests {
    private static func traits(of text: [UInt8]) -> TextTraits? {
        let file = SourceFile(path: "t.strings", bytes: Array("\"k\" = \"".utf8) + text + Array("\";\n".utf8))
        let entries = StringsParser.parse(file).value.entries
        return entries.count == 1 ? entries[0].valueTraits : nil
    }

    /// Whether traits are those of a look at each character. Of the marks of India and Thailand a reader of whole texts
    /// knows what stands before them, but not each mark; `NormalizationScanTests` tells whether that is right.
    private static func isRight(_ traits: TextTraits?, of text: [UInt8]) -> Bool {
        traits?.union(.combining) == TextTraits(scanning: text.span).union(.combining)
    }

    @Test func `every character between letters, at every distance from the end`() {
        var wrong: [UInt32] = []
        // One of each 61, a prime, so that all places in all blocks take their turn in a few rounds.
        for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 61) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = Array(("я " + String(scalar) + "と か" + String(repeating: "x", count: Int(value % 9))).utf8)
            if !Self.isRight(Self.traits(of: text), of: text) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0, radix: 16) })")
    }

    @Test func `what composes in the scripts of India and Thailand is noted at every distance from the end`() {
        var composed = 0
        for value in UInt32(0x900)...0xE7F {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let parts = String(scalar).decomposedStringWithCanonicalMapping
            guard parts.unicodeScalars.count > 1, parts.precomposedStringWithCanonicalMapping == String(scalar),
                parts.precomposedStringWithCanonicalMapping.unicodeScalars.count == 1
            else { continue }
            composed += 1
            for count in 0..<20 {
                let letters = String(repeating: "क", count: count) + String(repeating: "x", count: 20)
                let text = Array(("क क " + parts + letters).utf8)
                #expect(Self.traits(of: text)?.contains(.combining) == true, "\(parts) before \(count) letters")
            }
        }
        #expect(composed > 10)
        let plain = String(repeating: "क", count: 40) + String(repeating: "x", count: 20)
        #expect(Self.traits(of: Array(plain.utf8))?.contains(.combining) == false)
    }

    @Test func `every character below U+3400`() {
        var wrong: [UInt32] = []
        for value in UInt32(0x80)..<0x3400 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = Array((String(repeating: "я", count: Int(value % 17)) + "\(scalar) か и ещё раз, и 東京").utf8)
            if !Self.isRight(Self.traits(of: text), of: text) { wrong.append(value) }
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

    /// What is passed over as ordinary is well-formed, plain and without traits, whatever stands around it.
    @Test func `ordinary text`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        let pieces: [[UInt8]] =
            [
                "я", "é", "Ω", "ա", "ր", "ا", "ش", "א", "ָ", "東", "क", "\u{94D}", "\u{9BE}", "ก", "\u{E49}", "ა", "京",
                "한", "글", "か", "ア", "ー", "、", "\u{3099}", "\u{301}",
                "\u{64E}", "a",
                " ", "%", "\"", "\\", "😀",
            ]
            .map { Array($0.utf8) } + [
                [0x80], [0xBF, 0xBF], [0xD1], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xC0, 0xA5],
            ]
        for _ in 0..<20_000 {
            var bytes: [UInt8] = [0x22, 0x22, 0x22]
            let rare = Int.random(in: 4...pieces.count, using: &random)
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes += pieces[Int.random(in: 0..<rare, using: &random)]
                if Int.random(in: 0..<30, using: &random) == 0 {
                    bytes += Array(String(Unicode.Scalar(UInt32.random(in: 0x80...0xD7FF, using: &random)) ?? "x").utf8)
                }
            }
            var traits: TextTraits = []
            let end = OrdinaryTextSearch.endOfOrdinaryText(bytes.span, from: 3, stop: 0x22, traits: &traits)
            let passed = bytes[3..<end]
            // Bytes that are malformed have a trait, and so have those of half a character.
            let others = TextTraits(scanning: Array(passed).span).subtracting([.nonASCII, .combining])
            #expect(others.isEmpty && traits.subtracting(.combining).isEmpty, "\(bytes)")
            #expect(!passed.contains(0x22) && passed.allSatisfy { $0 >= 0x20 }, "\(bytes)")
        }
    }
}
