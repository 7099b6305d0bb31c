/// Writes numbers of a language as UTF-8, without allocating (NU-6).
struct IntegerBytes: Hashable, Sendable {
    /// The digits that C writes, without groups.
    static let plain: IntegerBytes = {
        guard let bytes = IntegerBytes(.plain) else { preconditionFailure("C's digits are bytes") }
        return bytes
    }()

    private let digits: [ShortBytes]
    /// The most bytes of a digit.
    let digitWidth: Int
    private let separator: ShortBytes
    let minus: SignBytes
    let plus: SignBytes
    let point: ShortBytes
    /// Whether the digits are C's.
    private let hasPlainDigits: Bool
    /// Whether each part but signs is one character.
    let isCountable: Bool
    private let lastGroup: Int
    private let otherGroups: Int
    private let leastGrouped: Int

    /// Nil for parts that are too long.
    init?(_ style: NumberStyle) {
        digits = style.digits.compactMap { ShortBytes($0) }
        guard digits.count == 10, let separator = ShortBytes(style.separator),
            let point = ShortBytes(style.decimalPoint),
            max(style.minus.utf8.count, style.plus.utf8.count) <= 16
        else { return nil }
        self.separator = separator
        self.point = point
        digitWidth = digits.map(\.count).max() ?? 0
        minus = SignBytes(style.minus)
        plus = SignBytes(style.plus)
        hasPlainDigits = style.digits.elementsEqual((0...9).map(String.init))
        isCountable = (style.digits + [style.decimalPoint, style.separator]).allSatisfy {
            $0.count <= 1 && $0.unicodeScalars.count <= 1
        }
        lastGroup = style.lastGroup
        otherGroups = max(style.otherGroups, 1)
        leastGrouped = style.separator.isEmpty ? .max : style.leastGrouped
    }

    /// Whether all numbers are ASCII.
    var isASCII: Bool {
        hasPlainDigits && separator.isASCII && point.isASCII && minus.bytes.isASCII && plus.bytes.isASCII
    }

    /// Whether numbers from 0 to 999 are written as C does.
    var writesSmallPlainly: Bool { hasPlainDigits && leastGrouped > 3 }

    /// The most bytes that a number can need.
    func capacity(for magnitude: UInt64) -> Int {
        // 1233 / 4096 is a little more than the logarithm of 2 to the base of 10.
        let count = ((64 - magnitude.leadingZeroBitCount) * 1_233) >> 12 + 1
        // No language writes more separators than digits.
        let groups = count >= leastGrouped ? count : 0
        return minus.bytes.count + count * digitWidth + groups * separator.count
    }

    /// How many characters the digits and groups of a number are.
    func characterCount(of magnitude: UInt64) -> Int {
        var count = 1
        var rest = magnitude / 10
        while rest > 0 {
            rest /= 10
            count += 1
        }
        guard count >= leastGrouped, count > lastGroup else { return count }
        return count + 1 + (count - lastGroup - 1) / otherGroups
    }

    func append(digit: Int, to output: inout MessageWriter) { output.append(digits[digit]) }

    @inline(__always)
    func append(_ magnitude: UInt64, isNegative: Bool, to output: inout MessageWriter) {
        if isNegative { output.append(minus.bytes) }
        if magnitude < 1_000, leastGrouped > 3 {
            append(small: UInt32(truncatingIfNeeded: magnitude), to: &output)
        } else {
            append(large: magnitude, to: &output)
        }
    }

    /// Appends a number below 1,000 without groups.
    @inline(__always)
    private func append(small number: UInt32, to output: inout MessageWriter) {
        if hasPlainDigits { return SmallNumbers.shared.append(Int(number), to: &output) }
        if number >= 100 { output.append(digits[Int(number / 100)]) }
        if number >= 10 { output.append(digits[Int(number / 10 % 10)]) }
        output.append(digits[Int(number % 10)])
    }

    @inline(never)
    private func append(large magnitude: UInt64, to output: inout MessageWriter) {
        // One digit a byte; the last that goes in is the first that comes out.
        var left = 0
        var packed: (UInt64, UInt64, UInt64) = (0, 0, 0)
        var rest = magnitude
        repeat {
            packed.2 = packed.2 << 8 | packed.1 >> 56
            packed.1 = packed.1 << 8 | packed.0 >> 56
            packed.0 = packed.0 << 8 | rest % 10
            rest /= 10
            left += 1
        } while rest > 0
        let hasGroups = left >= leastGrouped
        while left > 0 {
            output.append(digits[Int(packed.0 & 0xFF)])
            packed.0 = packed.0 >> 8 | packed.1 << 56
            packed.1 = packed.1 >> 8 | packed.2 << 56
            packed.2 >>= 8
            left -= 1
            if hasGroups, left >= lastGroup, left > 0, (left - lastGroup) % otherGroups == 0 {
                output.append(separator)
            }
        }
    }
}
