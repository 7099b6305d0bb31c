/// Writes whole numbers of a language as UTF-8, without allocating (N-6).
struct IntegerBytes: Hashable, Sendable {
    /// The digits that C writes, without groups.
    static let plain = IntegerBytes(digits: Array("0123456789".utf8), width: 1, .plain)

    /// The ten digits, each `width` bytes.
    private let digits: [UInt8]
    private let width: Int
    /// Whether they are C's digits, and small numbers have no groups.
    private let isPlain: Bool
    private let separator: [UInt8]
    private let minus: [UInt8]
    private let lastGroup: Int
    private let otherGroups: Int
    private let leastGrouped: Int

    /// Nil for digits that are of several lengths in UTF-8.
    init?(_ style: NumberStyle) {
        guard style.digits.count == 10, let width = style.digits.first?.utf8.count, width > 0,
            style.digits.allSatisfy({ $0.utf8.count == width })
        else { return nil }
        self.init(digits: style.digits.flatMap { Array($0.utf8) }, width: width, style)
    }

    private init(digits: [UInt8], width: Int, _ style: NumberStyle) {
        self.digits = digits
        self.width = width
        isPlain = digits == Array("0123456789".utf8) && (style.separator.isEmpty || style.leastGrouped > 3)
        separator = Array(style.separator.utf8)
        minus = Array(style.minus.utf8)
        lastGroup = style.lastGroup
        otherGroups = max(style.otherGroups, 1)
        leastGrouped = style.separator.isEmpty ? .max : style.leastGrouped
    }

    /// The most bytes that a number can need.
    func capacity(for magnitude: UInt64) -> Int {
        // 1233 / 4096 is a little more than the logarithm of 2 to the base of 10.
        let count = ((64 - magnitude.leadingZeroBitCount) * 1_233) >> 12 + 1
        let groups = count >= leastGrouped ? count : 0
        return minus.count + count * width + groups * separator.count
    }

    func append(_ magnitude: UInt64, isNegative: Bool, to output: inout OutputSpan<UInt8>) {
        if isNegative { Self.append(minus, to: &output) }
        if isPlain, magnitude < 1_000 { return Self.append(small: UInt32(magnitude), to: &output) }
        append(large: magnitude, to: &output)
    }

    @inline(never)
    private func append(large magnitude: UInt64, to output: inout OutputSpan<UInt8>) {
        let eightDigits: UInt64 = 100_000_000
        var left = Self.count(of: magnitude)
        let hasGroups = left >= leastGrouped
        var pieces = (high: UInt64(0), middle: UInt64(0), low: magnitude)
        if magnitude >= eightDigits {
            pieces = (0, magnitude / eightDigits, magnitude % eightDigits)
            if pieces.middle >= eightDigits {
                pieces.high = pieces.middle / eightDigits
                pieces.middle %= eightDigits
            }
        }
        if left > 16 { append(pieces.high, left - 16, &left, hasGroups, to: &output) }
        if left > 8 { append(pieces.middle, left - 8, &left, hasGroups, to: &output) }
        append(pieces.low, left, &left, hasGroups, to: &output)
    }

    /// Appends at most eight digits.
    /// - Parameter left: how many digits of the number are to come.
    private func append(
        _ piece: UInt64, _ count: Int, _ left: inout Int, _ hasGroups: Bool, to output: inout OutputSpan<UInt8>
    ) {
        // One digit a byte; the last that goes in is the first that comes out.
        var packed: UInt64 = 0
        var rest = piece
        for _ in 0..<count {
            packed = packed << 8 | rest % 10
            rest /= 10
        }
        for _ in 0..<count {
            append(digit: Int(packed & 0xFF), to: &output)
            packed >>= 8
            left -= 1
            if hasGroups, left >= lastGroup, left > 0, (left - lastGroup) % otherGroups == 0 {
                Self.append(separator, to: &output)
            }
        }
    }

    /// Appends a number below 1,000, which no group stands in.
    @inline(__always)
    private static func append(small number: UInt32, to output: inout OutputSpan<UInt8>) {
        let zero = UInt8(ascii: "0")
        if number >= 100 { output.append(zero + UInt8(number / 100)) }
        if number >= 10 { output.append(zero + UInt8(number / 10 % 10)) }
        output.append(zero + UInt8(number % 10))
    }

    private func append(digit: Int, to output: inout OutputSpan<UInt8>) {
        if width == 1 { return output.append(digits[digit]) }
        for index in (digit * width)..<((digit + 1) * width) { output.append(digits[index]) }
    }

    private static func append(_ bytes: [UInt8], to output: inout OutputSpan<UInt8>) {
        for byte in bytes { output.append(byte) }
    }

    /// The number of decimal digits.
    private static func count(of magnitude: UInt64) -> Int {
        var count = 1
        var limit: UInt64 = 10
        while magnitude >= limit {
            count += 1
            let (next, isOver) = limit.multipliedReportingOverflow(by: 10)
            if isOver { break }
            limit = next
        }
        return count
    }
}
