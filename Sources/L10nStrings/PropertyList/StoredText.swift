package import L10nSource

/// A file as it is stored, with its text: applies edits of the text to the bytes, and transcodes nothing but what is new.
package struct StoredText: Sendable {
    /// The bytes on the disk.
    package let bytes: [UInt8]
    /// The text that the edits' places refer to.
    package let text: SourceFile

    /// - Parameters:
    ///   - bytes: the bytes on the disk.
    ///   - text: what a parser made of them.
    package init(_ bytes: [UInt8], text: SourceFile) {
        self.bytes = bytes
        self.text = text
    }

    /// The bytes with the edits applied; nil when the encoding cannot store the new text.
    /// - Parameter edits: in ascending order, without overlap, inside the text.
    package func applying(_ edits: [Edit]) -> [UInt8]? {
        guard !edits.isEmpty else { return bytes }
        // A file that is nothing but a byte-order mark has no text, and keeps the mark.
        if text.bytes.isEmpty {
            var result = bytes
            let units = StorageUnits(mark: bytes)
            return edits.allSatisfy { units.append($0.replacement, to: &result) } ? result : nil
        }
        guard let units = StorageUnits(bytes, text.encoding) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var place = StoragePlace(units)
        var copied = 0
        for edit in edits {
            let range = edit.span.range.indices
            precondition(range.lowerBound >= place.textOffset, "edits overlap or are out of order")
            place.advance(to: range.lowerBound, in: text.bytes)
            result += bytes[copied..<place.storedOffset]
            guard units.append(edit.replacement, to: &result) else { return nil }
            place.advance(to: range.upperBound, in: text.bytes)
            copied = place.storedOffset
        }
        return result + bytes[copied...]
    }
}

/// A place in a text and where it is stored.
private struct StoragePlace {
    private(set) var textOffset = 0
    private(set) var storedOffset: Int
    private let units: StorageUnits

    init(_ units: StorageUnits) {
        self.units = units
        storedOffset = units.start
    }

    mutating func advance(to offset: Int, in text: [UInt8]) {
        // The text has the bytes of the file.
        guard units.kind != .utf8 else {
            (textOffset, storedOffset) = (offset, offset)
            return
        }
        while textOffset < offset {
            let length = UTF8Sequence.decode(text.span, at: textOffset)?.length ?? 1
            textOffset += length
            storedOffset += units.size(ofSequence: length)
        }
    }
}

/// How characters become bytes.
private struct StorageUnits {
    enum Kind: Equatable {
        case utf8
        case utf16(isBigEndian: Bool)
        case utf32(isBigEndian: Bool)
        case singleByte(SingleByteEncoding)
    }

    let kind: Kind
    /// Where the first character is stored.
    let start: Int

    init?(_ bytes: [UInt8], _ encoding: SourceEncoding) {
        var start = 0
        var declared: SingleByteEncoding?
        switch StoredEncoding(bytes.span) {
        case .utf16(_, let first), .utf32(_, let first): start = first
        case .singleByte(let encoding): declared = encoding
        case .utf8, .unmarked, .other, .cut: break
        }
        switch encoding {
        case .utf8, .utf8WithByteOrderMark: (kind, start) = (.utf8, 0)
        case .utf16LittleEndian: kind = .utf16(isBigEndian: false)
        case .utf16BigEndian: kind = .utf16(isBigEndian: true)
        case .utf32LittleEndian: kind = .utf32(isBigEndian: false)
        case .utf32BigEndian: kind = .utf32(isBigEndian: true)
        case .latin1: kind = .singleByte(declared ?? .latin1)
        case .binaryPropertyList, .unknown: return nil
        }
        self.start = start
    }

    /// - Parameter mark: the byte-order mark that is the whole file; empty for an empty file.
    init(mark: [UInt8]) {
        start = 0
        switch mark {
        case [0xFF, 0xFE]: kind = .utf16(isBigEndian: false)
        case [0xFE, 0xFF]: kind = .utf16(isBigEndian: true)
        case [0xFF, 0xFE, 0, 0]: kind = .utf32(isBigEndian: false)
        case [0, 0, 0xFE, 0xFF]: kind = .utf32(isBigEndian: true)
        default: kind = .utf8
        }
    }

    /// The stored bytes of a character whose UTF-8 has so many.
    func size(ofSequence length: Int) -> Int {
        switch kind {
        case .utf8: length
        // Four bytes of UTF-8 are a pair of surrogates.
        case .utf16: length == 4 ? 4 : 2
        case .utf32: 4
        case .singleByte: 1
        }
    }

    /// Whether every character could be stored.
    func append(_ text: String, to bytes: inout [UInt8]) -> Bool {
        switch kind {
        case .utf8: bytes += Array(text.utf8)
        case .utf16(let isBigEndian):
            for unit in text.utf16 { append(UInt32(unit), count: 2, isBigEndian, to: &bytes) }
        case .utf32(let isBigEndian):
            for scalar in text.unicodeScalars { append(scalar.value, count: 4, isBigEndian, to: &bytes) }
        case .singleByte(let encoding):
            for scalar in text.unicodeScalars {
                guard let byte = encoding.byte(of: scalar) else { return false }
                bytes.append(byte)
            }
        }
        return true
    }

    private func append(_ unit: UInt32, count: Int, _ isBigEndian: Bool, to bytes: inout [UInt8]) {
        for index in 0..<count {
            let shift = UInt32(8 * (isBigEndian ? count - 1 - index : index))
            bytes.append(UInt8(truncatingIfNeeded: unit >> shift))
        }
    }
}

extension SingleByteEncoding {
    /// The byte that stands for a character.
    fileprivate func byte(of scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value < 0x80 { return UInt8(scalar.value) }
        let character = Array(String(scalar).utf8)
        // Only new text is stored so: trying all bytes is fast enough.
        return (UInt8(0x80)...0xFF).first { decoded([$0].span, in: 0..<1) == character }
    }
}
