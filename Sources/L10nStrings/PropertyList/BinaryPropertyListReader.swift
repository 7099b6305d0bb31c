internal import L10nSource

/// Reads binary property lists (`bplist0?`) exactly as CoreFoundation does.
///
/// Every object is read once, so that the time is proportional to the number of bytes, however often objects are
/// shared. Nesting is kept on the heap. Source: `CFBinaryPList.c` of swift-corelibs-foundation.
package struct BinaryPropertyListReader {
    /// The deepest object that CoreFoundation reads; the outermost has level 0.
    static let depthLimit = 512

    /// The end of a file, which says where everything is.
    private struct Trailer {
        var offsetSize: Int
        var referenceSize: Int
        var objectCount: Int
        var topObject: Int
        var tableOffset: Int
    }

    /// A container that is being read.
    private struct Frame {
        var offset: Int
        var isDictionary: Bool
        /// Where its next reference stands.
        var reference: Int
        var count: Int
        var values: [Object] = []
    }

    /// A value, and whether it may be a key.
    private struct Object {
        var value: PropertyListValue
        var isPrimitive = true
    }

    private enum Outcome {
        case failed
        case object(Object)
        case opened
    }

    private let trailer: Trailer
    private var frames: [Frame] = []
    private var known: [Int: Object] = [:]
    /// The offsets of the containers in `frames`.
    private var open: Set<Int> = []

    private init(_ trailer: Trailer) {
        self.trailer = trailer
    }

    /// Whether a file says that it is a binary property list.
    package static func isMeant(_ bytes: Span<UInt8>) -> Bool {
        XMLText.hasPrefix(bytes, "bplist", at: 0, before: bytes.count)
    }

    /// The value of a file; nil for one that CoreFoundation does not take for a binary property list.
    static func read(_ bytes: Span<UInt8>) -> PropertyListValue? {
        guard let trailer = trailer(bytes) else { return nil }
        var reader = Self(trailer)
        guard
            let top = sized(
                bytes, at: trailer.tableOffset + trailer.topObject * trailer.offsetSize, trailer.offsetSize),
            top >= 8
        else { return nil }
        var outcome = reader.readObject(bytes, at: Int(top))
        while true {
            switch outcome {
            case .failed: return nil
            case .opened: outcome = reader.continueContainer(bytes)
            case .object(let object):
                guard !reader.frames.isEmpty else { return object.value }
                outcome = reader.deliver(object, bytes)
            }
        }
    }

    /// `__CFBinaryPlistGetTopLevelInfo`
    private static func trailer(_ bytes: Span<UInt8>) -> Trailer? {
        let start = bytes.count - 32
        // Eight bytes of header and one object are the least that can stand before the table.
        guard start >= 9, XMLText.hasPrefix(bytes, "bplist0", at: 0, before: bytes.count),
            let objects = sized(bytes, at: start + 8, 8), let top = sized(bytes, at: start + 16, 8),
            let table = sized(bytes, at: start + 24, 8), objects > 0, top < objects, table >= 9, table < UInt64(start)
        else { return nil }
        let (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
        guard offsetSize > 0, referenceSize > 0 else { return nil }
        let (size, overflow) = objects.multipliedReportingOverflow(by: UInt64(offsetSize))
        guard !overflow, size == UInt64(start) - table else { return nil }
        guard reaches(referenceSize, objects), reaches(offsetSize, table) else { return nil }
        let trailer = Trailer(
            offsetSize: offsetSize, referenceSize: referenceSize, objectCount: Int(objects), topObject: Int(top),
            tableOffset: Int(table))
        for place in stride(from: trailer.tableOffset, to: start, by: offsetSize) {
            guard let offset = sized(bytes, at: place, offsetSize), offset < table else { return nil }
        }
        return trailer
    }

    /// Whether so many bytes count beyond a number.
    private static func reaches(_ size: Int, _ number: UInt64) -> Bool {
        size >= 8 || UInt64(1) << UInt64(8 * size) > number
    }

    /// A number of big-endian bytes, of which the last eight count; nil where they end behind the file.
    private static func sized(_ bytes: Span<UInt8>, at index: Int, _ size: Int) -> UInt64? {
        guard index >= 0, size <= bytes.count - index else { return nil }
        var number: UInt64 = 0
        for place in index..<index + size { number = number << 8 | UInt64(bytes[place]) }
        return number
    }

    // MARK: Containers

    private mutating func continueContainer(_ bytes: Span<UInt8>) -> Outcome {
        guard let frame = frames.last else { return .failed }
        if frame.values.count == frame.count { return close() }
        let last = trailer.tableOffset - trailer.referenceSize
        guard frame.reference >= 8, frame.reference <= last,
            let number = Self.sized(bytes, at: frame.reference, trailer.referenceSize),
            number < UInt64(trailer.objectCount),
            let offset = Self.sized(
                bytes, at: trailer.tableOffset + Int(number) * trailer.offsetSize, trailer.offsetSize)
        else { return .failed }
        frames[frames.count - 1].reference += trailer.referenceSize
        return readObject(bytes, at: Int(offset))
    }

    private mutating func deliver(_ object: Object, _ bytes: Span<UInt8>) -> Outcome {
        let last = frames.count - 1
        // A dictionary refers to all its keys, then to all its values.
        let isKey = frames[last].isDictionary && frames[last].values.count < frames[last].count / 2
        guard !isKey || object.isPrimitive else { return .failed }
        frames[last].values.append(object)
        return .opened
    }

    private mutating func close() -> Outcome {
        guard let frame = frames.popLast() else { return .failed }
        open.remove(frame.offset)
        var object = Object(value: .array(frame.values.map(\.value)), isPrimitive: false)
        if frame.isDictionary {
            var dictionary = PropertyListDictionary()
            // Keys that are no texts are kept by CoreFoundation, but nothing that looks for a text finds them.
            // Of equal keys the first counts, other than in the forms of text.
            for (key, value) in zip(frame.values, frame.values.dropFirst(frame.count / 2)) {
                if case .string(let key) = key.value { dictionary.add(value.value, for: key) }
            }
            object.value = .dictionary(dictionary.pairs)
        }
        known[frame.offset] = object
        return .object(object)
    }

    private mutating func openContainer(_ bytes: Span<UInt8>, at offset: Int, isDictionary: Bool) -> Outcome {
        guard let (start, count) = count(bytes, at: offset) else { return .failed }
        let (references, overflow) = count.multipliedReportingOverflow(by: isDictionary ? 2 : 1)
        let (size, sizeOverflow) = references.multipliedReportingOverflow(by: trailer.referenceSize)
        guard !overflow, !sizeOverflow, holds(start, size) else { return .failed }
        open.insert(offset)
        frames.append(Frame(offset: offset, isDictionary: isDictionary, reference: start, count: references))
        return .opened
    }

    // MARK: Objects

    /// `__CFBinaryPlistCreateObjectFiltered`
    private mutating func readObject(_ bytes: Span<UInt8>, at offset: Int) -> Outcome {
        guard frames.count <= Self.depthLimit else { return .failed }
        if let object = known[offset] { return .object(object) }
        guard !open.contains(offset), offset >= 8, offset < trailer.tableOffset else { return .failed }
        let marker = bytes[offset]
        switch marker & 0xF0 {
        // 0xC0 is a set, which is kept as an array.
        case 0xA0, 0xC0: return openContainer(bytes, at: offset, isDictionary: false)
        case 0xD0: return openContainer(bytes, at: offset, isDictionary: true)
        default:
            guard let value = readLeaf(bytes, at: offset, marker) else { return .failed }
            let object = Object(value: value)
            known[offset] = object
            return .object(object)
        }
    }

    private func readLeaf(_ bytes: Span<UInt8>, at offset: Int, _ marker: UInt8) -> PropertyListValue? {
        switch marker {
        case 0x00: return .null
        case 0x08: return .boolean(false)
        case 0x09: return .boolean(true)
        case 0x10...0x1F: return readInteger(bytes, at: offset + 1, size: 1 << Int(marker & 0x0F))
        case 0x22:
            return number(bytes, at: offset + 1, 4).map {
                .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))))
            }
        case 0x23: return number(bytes, at: offset + 1, 8).map { .real(Double(bitPattern: $0)) }
        case 0x33: return number(bytes, at: offset + 1, 8).map { .date(Double(bitPattern: $0)) }
        case 0x40...0x4F: return part(bytes, at: offset, 1).map { .data(Array(bytes, in: $0)) }
        case 0x50...0x5F:
            guard let range = part(bytes, at: offset, 1) else { return nil }
            // ASCII by its name, but nothing refuses the other half of Latin-1.
            return .string(String(decoding: SingleByteEncoding.latin1.decoded(bytes, in: range), as: UTF8.self))
        case 0x60...0x6F:
            // Room for no character cannot be had.
            guard let range = part(bytes, at: offset, 2), !range.isEmpty else { return nil }
            let text = WideText.utf16(bytes.extracting(range), from: 0, isBigEndian: true)
            return .string(String(decoding: text.bytes, as: UTF8.self))
        case 0x80...0x8F:
            guard let number = number(bytes, at: offset + 1, Int(marker & 0x0F) + 1) else { return nil }
            return UInt32(exactly: number).map { .uid($0) }
        default: return nil
        }
    }

    /// Up to four bytes have no sign, eight have one, and of sixteen the last eight count.
    private func readInteger(_ bytes: Span<UInt8>, at offset: Int, size: Int) -> PropertyListValue? {
        guard size <= 16, let bits = number(bytes, at: offset, size) else { return nil }
        return .integer(size == 16 ? PropertyListInteger(bits) : PropertyListInteger(Int64(bitPattern: bits)))
    }

    /// The content of a text or of data, whose units have so many bytes.
    private func part(_ bytes: Span<UInt8>, at offset: Int, _ unit: Int) -> Range<Int>? {
        guard let (start, count) = count(bytes, at: offset) else { return nil }
        let (size, overflow) = count.multipliedReportingOverflow(by: unit)
        guard !overflow, holds(start, size) else { return nil }
        return start..<start + size
    }

    /// The count of an object, and where its content begins. `_readInt`
    private func count(_ bytes: Span<UInt8>, at offset: Int) -> (start: Int, count: Int)? {
        let short = Int(bytes[offset] & 0x0F)
        guard short == 0x0F else { return (offset + 1, short) }
        let place = offset + 1
        guard place < trailer.tableOffset, bytes[place] & 0xF0 == 0x10 else { return nil }
        let size = 1 << Int(bytes[place] & 0x0F)
        // The size is kept in a byte, so that the largest numbers count as none.
        guard holds(place + 1, size), let number = Self.sized(bytes, at: place + 1, size & 0xFF) else { return nil }
        return Int(exactly: number).map { (place + 1 + size, $0) }
    }

    private func number(_ bytes: Span<UInt8>, at offset: Int, _ size: Int) -> UInt64? {
        holds(offset, size) ? Self.sized(bytes, at: offset, size) : nil
    }

    /// Whether bytes lie before the table of offsets.
    private func holds(_ start: Int, _ size: Int) -> Bool {
        let (end, overflow) = start.addingReportingOverflow(size)
        return !overflow && end <= trailer.tableOffset
    }
}
