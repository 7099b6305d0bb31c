import L10nSource
import Testing

@Suite struct UTF8SequenceTests {
    private static func decoded(_ bytes: [UInt8], at index: Int = 0) -> [Int]? {
        UTF8Sequence.decode(bytes.span, at: index).map { [Int($0.scalar), $0.length] }
    }

    /// What the standard library reads first in the bytes; nil where they are malformed.
    private static func expected(_ bytes: [UInt8]) -> [Int]? {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return [Int(scalar.value), UTF8.width(scalar)]
    }

    @Test func `every kind of code point is read behind others`() {
        let values = (0..<0x1200).map(UInt32.init) + Array(stride(from: UInt32(0x1200), through: 0x10FFFF, by: 251))
        let wrong = values.compactMap { Unicode.Scalar($0) }.filter { scalar in
            let bytes = Array("é".utf8) + Array(String(scalar).utf8)
            return Self.decoded(bytes, at: 2) != [Int(scalar.value), bytes.count - 2]
        }
        #expect(wrong == [])
        #expect(Self.decoded([]) == nil)
        #expect(Self.decoded([0x61], at: 1) == nil)
    }

    @Test func `bytes at every border are well-formed where the standard library says so`() {
        let leads: [UInt8] = [
            0x00, 0x61, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
            0xF4, 0xF5, 0xF8, 0xFF,
        ]
        let others: [UInt8] = [0x00, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for lead in leads {
            #expect(Self.decoded([lead]) == Self.expected([lead]))
            for second in others {
                #expect(Self.decoded([lead, second]) == Self.expected([lead, second]))
                for third in others {
                    #expect(Self.decoded([lead, second, third]) == Self.expected([lead, second, third]))
                    for fourth in others {
                        let bytes = [lead, second, third, fourth]
                        if Self.decoded(bytes) != Self.expected(bytes) { Issue.record("\(bytes)") }
                    }
                }
            }
        }
    }
}
