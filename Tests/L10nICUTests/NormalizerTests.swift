import Foundation
import L10nICU
import TestSupport
import Testing

struct NormalizerTests {
    @Test(
        arguments: [
            (Normalizer.Form.nfc, "e\u{301}", "\u{E9}"), (.nfd, "\u{E9}", "e\u{301}"), (.nfkc, "\u{FB01}", "fi"),
            (.nfkd, "\u{FB01}\u{E9}", "fie\u{301}"), (.nfc, "\u{212B}", "\u{C5}"),
            (.nfc, "\u{1100}\u{1161}", "\u{AC00}"),
            (.nfc, "\u{C704}\u{11AD}", "\u{C70A}"), (.nfc, "a\u{315}\u{300}", "\u{E0}\u{315}"),
            (.nfc, "plain", "plain"), (.nfc, "", ""),
            (.nfd, "\u{AC00}", "\u{1100}\u{1161}"),
        ])
    func `normalization forms (I-44)`(form: Normalizer.Form, text: String, expected: String) throws {
        let normalizer = Normalizer(form)
        let result = try normalizer.normalized(text)
        #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(try normalizer.isNormalized(result))
        #expect(try normalizer.isNormalized(text) == (Array(text.unicodeScalars) == Array(expected.unicodeScalars)))
    }

    /// ICU is asked because of the ideograph; the answer must be the one that is given without asking.
    @Test(arguments: Normalizer.Form.allCases)
    func `characters that are answered without ICU are answered rightly`(form: Normalizer.Form) throws {
        let normalizer = Normalizer(form)
        let untouched = (0..<0x300 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter {
            (try? normalizer.normalized("e\($0)")) == "e\($0)"
        }
        #expect(untouched.count >= 0xA0)
        for scalar in untouched where try Array(normalizer.normalized("e\(scalar)").unicodeScalars) == ["e", scalar] {
            #expect(try Array(normalizer.normalized("e\(scalar)\u{4E00}").unicodeScalars) == ["e", scalar, "\u{4E00}"])
        }
    }

    @Test func `texts longer than the first buffer (I-9)`() throws {
        for count in [255, 256, 257, 511, 512, 513, 5_000] {
            let composed = String(repeating: "\u{E9}", count: count)
            let decomposed = String(repeating: "e\u{301}", count: count)
            #expect(try Array(Normalizer(.nfd).normalized(composed).unicodeScalars) == Array(decomposed.unicodeScalars))
            #expect(try Array(Normalizer().normalized(decomposed).unicodeScalars) == Array(composed.unicodeScalars))
        }
    }

    /// Without conjoining jamo: Foundation 76 leaves a syllable of two letters and a final consonant apart.
    @Test func `random texts against another implementation`() throws {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xE7F, 0x1E00...0x1FFF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0x1D100...0x1D1FF,
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<12, using: &generator) {
                let block = blocks.randomElement(using: &generator) ?? 0x20...0x7E
                let scalar = Unicode.Scalar(UInt32.random(in: block, using: &generator))
                // Characters younger than this ICU's Unicode are normal to it.
                if let scalar, scalar.properties.age.map({ $0.major <= 14 }) == true {
                    text.unicodeScalars.append(scalar)
                }
            }
            let ours = Array(try Normalizer().normalized(text).unicodeScalars)
            #expect(ours == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars), "seed \(seed)")
        }
    }

    /// Foundation 76 puts rows of more than 64 marks into another order than the standard.
    @Test func `long rows of marks on one letter against another implementation`() throws {
        var generator = SeededGenerator.announced()
        let marks = (0x300...0x362 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        for _ in 0..<300 {
            var text = ""
            for _ in 0..<3 {
                text += ["a", "e", "\u{1EA5}", "q"].randomElement(using: &generator) ?? "a"
                for _ in 0..<Int.random(in: 0...60, using: &generator) {
                    if let mark = marks.randomElement(using: &generator) { text.unicodeScalars.append(mark) }
                }
            }
            let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
            #expect(try Array(Normalizer().normalized(text).unicodeScalars) == expected)
            #expect(try Normalizer().isNormalized(text) == (Array(text.unicodeScalars) == expected))
        }
    }
}
