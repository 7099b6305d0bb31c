import L10nSource

/// The order of `CatalogOrder` for names of printable ASCII and white space, which most are: it needs no data of ICU
/// and no memory. A test holds it against ICU.
enum PlainOrder {
    /// The order of two names, below, equal to or above 0; nil where either has other characters.
    static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int? {
        guard isPlain(left), isPlain(right) else { return nil }
        var (index, other) = (0, 0)
        // What decides between names that are equal but for it: case, then zeros in front of numbers.
        var (letterCase, zeros) = (0, 0)
        while index < left.count, other < right.count {
            let (byte, second) = (left[index], right[other])
            if byte.isDigit, second.isDigit {
                let (end, otherEnd) = (endOfNumber(left, index), endOfNumber(right, other))
                let order = compareNumbers(left, index..<end, right, other..<otherEnd)
                if order != 0 { return order }
                // The first number that has other zeros decides.
                if zeros == 0 { zeros = (end - index) - (otherEnd - other) }
                (index, other) = (end, otherEnd)
                continue
            }
            let order = Int(weights[Int(byte)]) - Int(weights[Int(second)])
            if order != 0 { return order }
            // Small letters come first; their bytes are larger.
            if letterCase == 0 { letterCase = Int(second) - Int(byte) }
            index += 1
            other += 1
        }
        let rest = (left.count - index) - (right.count - other)
        if rest != 0 { return rest }
        return letterCase != 0 ? letterCase : zeros
    }

    private static func isPlain(_ name: Span<UInt8>) -> Bool {
        for index in name.indices where weights[Int(name[index])] == 0 { return false }
        return true
    }

    private static func endOfNumber(_ name: Span<UInt8>, _ start: Int) -> Int {
        var end = start
        while end < name.count, name[end].isDigit { end += 1 }
        return end
    }

    private static func compareNumbers(
        _ left: Span<UInt8>, _ range: Range<Int>, _ right: Span<UInt8>, _ other: Range<Int>
    ) -> Int {
        var (start, second) = (range.lowerBound, other.lowerBound)
        // Numbers of any length are compared: without zeros in front the longer one is larger.
        while start < range.upperBound, left[start] == 0x30 { start += 1 }
        while second < other.upperBound, right[second] == 0x30 { second += 1 }
        let length = range.upperBound - start
        if length != other.upperBound - second { return length - (other.upperBound - second) }
        for offset in 0..<length where left[start + offset] != right[second + offset] {
            return Int(left[start + offset]) - Int(right[second + offset])
        }
        return 0
    }

    /// The place of each character among all: 0 for those that are not plain, the same for both cases of a letter, and
    /// one for all digits. Source: CLDR's root collation.
    private static let weights: [UInt8] = {
        var weights = [UInt8](repeating: 0, count: 256)
        var next: UInt8 = 1
        for byte in "\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8 {
            weights[Int(byte)] = next
            next += 1
        }
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { weights[Int(byte)] = next }
        for letter: UInt8 in 0..<26 {
            next += 1
            weights[Int(UInt8(ascii: "a") + letter)] = next
            weights[Int(UInt8(ascii: "A") + letter)] = next
        }
        return weights
    }()
}
