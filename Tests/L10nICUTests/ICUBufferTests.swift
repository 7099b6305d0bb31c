import L10nLocale
import TestSupport
import Testing

@testable import L10nICU

/// The way of texts to ICU and back, against Swift's own.
@Suite struct ICUBufferTests {
    private static let texts: [String] = [
        "", "a", "\u{0}a\u{0}", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFD}\u{FFFF}\u{10000}\u{10FFFF}", "e\u{301}é", "👨‍👩‍👧",
        String(repeating: "x", count: 511), String(repeating: "é", count: 512), String(repeating: "😀", count: 300),
        String(repeating: "東", count: 5_000), "\u{D7FF}\u{E000}",
    ]

    @Test(arguments: texts) func `a text becomes the units that Swift sees in it (I-50 I-61)`(text: String) throws {
        let units = try unsafe ICUBuffer.withUTF16(of: text) { units, length in
            unsafe Array(UnsafeBufferPointer(start: units, count: Int(length)))
        }
        #expect(units == Array(text.utf16))
    }

    @Test(arguments: texts) func `units become the text that they were (I-50 I-60)`(text: String) throws {
        #expect(Self.string(Array(text.utf16)) == text)
        // As a function of ICU writes it, which is called again when the first buffer is too small.
        var calls = 0
        let result = try unsafe ICUBuffer.utf16Result("a text") { buffer, capacity, status in
            calls += 1
            let units = Array(text.utf16)
            for (index, unit) in units.prefix(Int(capacity)).enumerated() { unsafe buffer[index] = unit }
            status = units.count > Int(capacity) ? 15 : 0
            return Int32(units.count)
        }
        #expect(result == text)
        #expect(calls == (text.utf16.count > ICUBuffer.usualCapacity ? 2 : 1))
    }

    @Test func `halves of pairs become U+FFFD as in Swift (I-50 I-60)`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        let pieces: [UInt16] = [0x41, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xFFFF, 0x5D0, 0x0]
        for _ in 0..<5_000 {
            let units = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? 0
            }
            #expect(Self.string(units) == String(decoding: units, as: UTF16.self), "\(units)")
        }
    }

    @Test func `a result does not depend on the memory that it came from (I-63)`() throws {
        var algorithm = try BidiAlgorithm()
        var paragraph = BidiParagraph()
        var units = Array("\u{05D0}\u{05D1} (ab)".utf16)
        try algorithm.resolve(units, base: .leftToRight, into: &paragraph)
        let kept = paragraph
        // ICU keeps a pointer to the text: it must not read these.
        for index in units.indices { units[index] = 0x202E }
        #expect(paragraph == kept)
        #expect(algorithm.picture(of: Array("\u{05D0}\u{05D1} (ab)".utf16), paragraph) == "BA (ab)")
        let texts = try (0..<200).map { try Normalizer(.nfd).normalized("é\($0)") }
        #expect(texts.enumerated().allSatisfy { $1.unicodeScalars.elementsEqual("e\u{301}\($0)".unicodeScalars) })
    }

    private static func string(_ units: [UInt16]) -> String {
        unsafe units.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return "" }
            return unsafe ICUBuffer.string(start, Int32(buffer.count))
        }
    }
}
