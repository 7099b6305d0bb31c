import L10nSource
import Testing

@Suite struct PartitioningIndexTests {
    @Test func `it is the first element from which on the condition holds`() {
        for count in 0...33 {
            let numbers = Array(0..<count)
            for first in 0...count {
                var asked = 0
                let found = numbers.partitioningIndex { number in
                    asked += 1
                    return number >= first
                }
                #expect(found == first)
                #expect(asked <= count.bitWidth - count.leadingZeroBitCount)
                #expect(numbers[(count / 3)...].partitioningIndex { $0 >= first } == max(first, count / 3))
            }
        }
    }
}
