/// Writes binary property lists (`bplist00`).
///
/// Equal leaves are stored once, and objects come in the order of the value, so that equal values give equal bytes.
/// Source: `CFBinaryPList.c` of swift-corelibs-foundation.
package struct BinaryPropertyListWriter {
    /// A value whose parts are objects of their own.
    private enum Object {
        case leaf([UInt8])
        case collection(marker: UInt8, count: Int, references: [Int])
    }

    private var objects: [Object] = []
    private var leaves: [[UInt8]: Int] = [:]

    private init() {}

    /// The file of a value.
    package static func write(_ value: PropertyListValue) -> [UInt8] {
        var writer = Self()
        _ = writer.add(value)
        return writer.file()
    }

    /// Adds a value with all that it holds, and answers with its number.
    private mutating func add(_ value: PropertyListValue) -> Int {
        switch value {
        case .array(let items):
            // A container takes its number before its parts, so that the whole value is object 0.
            let place = reserve()
            let references = items.map { add($0) }
            objects[place] = .collection(marker: 0xA0, count: items.count, references: references)
            return place
        case .dictionary(let pairs):
            let place = reserve()
            let keys = pairs.map { add(.string($0.key)) }
            let values = pairs.map { add($0.value) }
            objects[place] = .collection(marker: 0xD0, count: pairs.count, references: keys + values)
            return place
        case .null: return leaf([0x00])
        case .boolean(let flag): return leaf([flag ? 0x09 : 0x08])
        case .string(let text): return leaf(Self.string(text))
        case .data(let bytes): return leaf(Self.head(0x40, bytes.count) + bytes)
        case .integer(let number): return leaf(Self.integer(number))
        case .real(let number): return leaf([0x23] + Self.bigEndian(number.bitPattern, 8))
        case .date(let seconds): return leaf([0x33] + Self.bigEndian(seconds.bitPattern, 8))
        case .uid(let number):
            let count = Self.width(of: UInt64(number))
            return leaf([0x80 | UInt8(count - 1)] + Self.bigEndian(UInt64(number), count))
        }
    }

    private mutating func reserve() -> Int {
        objects.append(.leaf([]))
        return objects.count - 1
    }

    private mutating func leaf(_ bytes: [UInt8]) -> Int {
        if let known = leaves[bytes] { return known }
        objects.append(.leaf(bytes))
        leaves[bytes] = objects.count - 1
        return objects.count - 1
    }

    private func file() -> [UInt8] {
        // The greatest number that is referred to, not the count.
        let referenceWidth = Self.width(of: UInt64(objects.count - 1))
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            switch object {
            case .leaf(let content):
                bytes += content
            case .collection(let marker, let count, let references):
                bytes += Self.head(marker, count)
                for reference in references { bytes += Self.bigEndian(UInt64(reference), referenceWidth) }
            }
        }
        let table = bytes.count
        let offsetWidth = Self.width(of: UInt64(table))
        for offset in offsets { bytes += Self.bigEndian(UInt64(offset), offsetWidth) }
        // Unused bytes, a sort version, the two widths, and then the counts: the trailer of 32 bytes.
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [objects.count, 0, table] { bytes += Self.bigEndian(UInt64(number), 8) }
        return bytes
    }

    /// ASCII where that is enough, else UTF-16.
    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + Array(text.utf8) }
        let units = Array(text.utf16)
        return head(0x60, units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    /// Numbers below zero take eight bytes, and those that no eight bytes with a sign hold take sixteen.
    private static func integer(_ number: PropertyListInteger) -> [UInt8] {
        if number.isNegative { return [0x13] + bigEndian(number.bits, 8) }
        if number.bits > UInt64(Int64.max) { return [0x14] + bigEndian(0, 8) + bigEndian(number.bits, 8) }
        let count = width(of: number.bits)
        return [0x10 | exponent(count)] + bigEndian(number.bits, count)
    }

    /// The marker of an object with its count, which stands behind as a number from 15 on.
    private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [marker | UInt8(count)] : [marker | 0x0F] + integer(PropertyListInteger(UInt64(count)))
    }

    /// 1, 2, 4 or 8: the bytes that a number needs.
    private static func width(of number: UInt64) -> Int {
        switch number {
        case 0...0xFF: 1
        case 0...0xFFFF: 2
        case 0...0xFFFF_FFFF: 4
        default: 8
        }
    }

    private static func exponent(_ width: Int) -> UInt8 { UInt8(width.trailingZeroBitCount) }

    private static func bigEndian(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * (count - 1 - $0))) }
    }
}
