import L10nSource
import TestSupport
import Testing

@testable import L10nSyntax

@Suite struct RangeTableTests {
    @Test func `equal texts get one number and others another, whatever their lengths`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<4_000).map { _ in UInt8.random(in: 0x61...0x62, using: &random) }
        var table = RangeTable(capacity: 4)
        var numbers: [[UInt8]: Int] = [:]
        for _ in 0..<5_000 {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let range = start..<min(bytes.count, start + Int.random(in: 0...20, using: &random))
            let expected = numbers[Array(bytes[range])] ?? numbers.count
            numbers[Array(bytes[range])] = expected
            let number = table.intern(range, of: bytes.span)
            #expect(number == expected, "seed \(seed)")
        }
        #expect(table.count == numbers.count)
        for (number, range) in table.ranges.enumerated() {
            #expect(numbers[Array(bytes[range.indices])] == number, "seed \(seed)")
        }
        for _ in 0..<2_000 {
            let other = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                UInt8.random(in: 0x61...0x62, using: &random)
            }
            let found = table.find(String(decoding: other, as: UTF8.self), of: bytes.span)
            #expect(found == numbers[other], "seed \(seed)")
        }
    }

    @Test func `a word is found wherever it stands, and no part of it`() {
        let word = Array("l10n:x".utf8)
        func holdsWord(_ text: [UInt8]) -> Bool { ByteSearch.contains(word, in: text.span) }
        for length in [0, 1, 15, 16, 17, 40, 63, 64, 65, 80, 130] {
            let plain = [UInt8](repeating: UInt8(ascii: "l"), count: length)
            #expect(!holdsWord(plain))
            #expect(!holdsWord(plain + word.dropLast()))
            for place in 0...length {
                var text = plain
                text.insert(contentsOf: word, at: place)
                #expect(holdsWord(text), "\(place) of \(length)")
            }
        }
    }
}
