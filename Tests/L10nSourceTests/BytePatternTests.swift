import L10nSource
import TestSupport
import Testing

@Suite struct BytePatternTests {
    @Test(
        arguments: [
            ("", "a", nil), ("a", "a", 0), ("ba", "a", 1), ("aab", "ab", 1), ("abab", "bab", 1), ("abcabd", "abd", 3),
            ("xxneedl", "needle", nil), ("needle", "needle", 0), ("xneedlex", "needle", 1), ("néedle", "needle", nil),
        ] as [(String, String, Int?)])
    func `a word is found where it first stands`(text: String, word: String, expected: Int?) {
        let pattern = BytePattern(Array(word.utf8))
        #expect(pattern.first(in: Array(text.utf8).span, from: 0) == expected)
    }

    @Test func `the search starts where it is told`() {
        let text = Array("ab ab".utf8)
        let pattern = BytePattern(Array("ab".utf8))
        #expect(pattern.first(in: text.span, from: 1) == 3)
        #expect(pattern.first(in: text.span, from: 4) == nil)
    }

    @Test func `a pattern has 1 to 255 bytes`() async {
        let longest = [UInt8](repeating: 0x61, count: 254) + [0x62]
        #expect(BytePattern(longest).first(in: ([0x61] + longest).span, from: 0) == 1)
        await #expect(processExitsWith: .failure) { _ = BytePattern([]) }
        await #expect(processExitsWith: .failure) { _ = BytePattern([UInt8](repeating: 0x61, count: 256)) }
    }

    @Test func `random texts over two letters agree with a plain search`() {
        let seed = TestSeed.printed()
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<20_000 {
            let text = (0..<next(40)).map { _ in UInt8(97 + next(2)) }
            let word = (0...next(6)).map { _ in UInt8(97 + next(2)) }
            let expected = (0..<max(0, text.count - word.count + 1)).first { text[$0...].starts(with: word) }
            #expect(BytePattern(word).first(in: text.span, from: 0) == expected, "seed \(seed): \(text) \(word)")
        }
    }
}
