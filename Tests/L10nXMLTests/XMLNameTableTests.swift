import L10nSource
import Testing

@testable import L10nXML

@Suite struct XMLNameTableTests {
    @Test func `names are told apart by every byte and by their length`() {
        let text = "aaaaaaaaaaaaaaaaaaaaaaaabaaaaaaaaaaaaaaaaaaaaaaa"
        let bytes = Array(text.utf8)
        var table = XMLNameTable()
        var numbers: [[UInt8]: UInt32] = [:]
        for _ in 0..<2 {
            for start in bytes.indices {
                for end in start + 1...min(bytes.count, start + 20) where end <= bytes.count {
                    let expected = numbers[Array(bytes[start..<end])] ?? UInt32(numbers.count)
                    numbers[Array(bytes[start..<end])] = expected
                    let number = table.intern(start..<end, of: bytes.span)
                    #expect(number == expected, "\(start)..<\(end)")
                }
            }
        }
        #expect(table.ranges.count == numbers.count)
    }
}
