import L10nSource

/// In what the columns of a client are counted.
package enum PositionEncoding: String, Sendable, Hashable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The best of those that a client offers, or the one that all clients know (AD-14).
    package static func chosen(among offered: [String]) -> PositionEncoding {
        if offered.contains(utf8.rawValue) { return .utf8 }
        if offered.isEmpty || offered.contains(utf16.rawValue) { return .utf16 }
        return offered.contains(utf32.rawValue) ? .utf32 : .utf16
    }

    /// How much a byte of UTF-8 adds to a column.
    func units(_ byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
        }
    }
}

/// A place as the protocol counts it: lines and columns from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    package static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// The lines of one text, for turning UTF-8 offsets into places of the protocol and back.
package struct TextPositions: Sendable {
    private let bytes: [UInt8]
    private let encoding: PositionEncoding
    private let lines: LineStarts
    /// The units before each block of bytes, so that a column of a minified file needs no walk of its line.
    private let unitsBeforeBlock: [Int]
    private static let blockSize = 128

    /// - Parameter countsMark: whether a byte-order mark is a character of the text: clients leave it out, but for some.
    package init(_ bytes: [UInt8], _ encoding: PositionEncoding, countsMark: Bool = false) {
        self.bytes = bytes
        self.encoding = encoding
        lines = LineStarts(bytes, from: !countsMark && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        var before: [Int] = []
        var units = 0
        for (index, byte) in bytes.enumerated() {
            if index % Self.blockSize == 0 { before.append(units) }
            units += encoding.units(byte)
        }
        before.append(units)
        unitsBeforeBlock = before
    }

    /// The place of an offset; one behind the end counts as the end.
    package func position(of offset: Int) -> TextPosition {
        let offset = min(max(offset, lines.offsets[0]), bytes.count)
        let line = lines.line(of: offset)
        return TextPosition(line: line, character: units(before: offset) - units(before: lines.offsets[line]))
    }

    /// The offset of a place.
    package func offset(of position: TextPosition) -> Int { lines.offset(of: position, in: bytes, encoding) }

    /// The bytes of the line that an offset lies in, without its end.
    package func line(around offset: Int) -> Range<Int> {
        let number = position(of: offset).line
        return lines.offsets[number]..<lines.end(of: number, in: bytes)
    }

    private func units(before offset: Int) -> Int {
        if encoding == .utf8 { return offset }
        let block = offset / Self.blockSize
        return (block * Self.blockSize..<offset).reduce(unitsBeforeBlock[block]) { $0 + encoding.units(bytes[$1]) }
    }
}

extension TextPositions {
    func json(_ range: SourceRange) -> JSON {
        ["start": json(Int(range.lower)), "end": json(Int(range.upper))]
    }

    func json(_ offset: Int) -> JSON {
        let position = position(of: offset)
        return ["line": JSON(position.line), "character": JSON(position.character)]
    }
}

extension TextPosition {
    /// A `Position` of the protocol; nil for something else.
    init?(_ json: JSON) {
        guard let line = json["line"].integer, let character = json["character"].integer else { return nil }
        self.init(line: line, character: character)
    }
}
