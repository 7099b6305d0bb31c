import L10nSource

/// Makes texts of files harmless for terminals: nothing in them moves the cursor, colours or reorders (OUT-22).
enum TerminalText {
    /// The text with control, direction and invisible characters as `<U+202E>`.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if Wording.isInvisible(scalar) {
                result += "<" + Wording.codePoint(scalar) + ">"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The pieces of one line of a file, in order. Bytes that are not UTF-8 become pieces of their own, as `<0xE9>`.
    static func pieces(of bytes: ArraySlice<UInt8>) -> [TerminalPiece] {
        var pieces: [TerminalPiece] = []
        pieces.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                pieces.append(TerminalPiece(offset: index, end: index + 1, width: 1, shown: nil))
                index += 1
            } else if let (scalar, end) = decode(bytes, at: index) {
                pieces.append(piece(scalar, index..<end))
                index = end
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                pieces.append(TerminalPiece(offset: index, end: index + 1, width: 6, shown: "<0x\(digits)>"))
                index += 1
            }
        }
        return pieces
    }

    private static func piece(_ scalar: Unicode.Scalar, _ range: Range<Int>) -> TerminalPiece {
        if scalar == "\t" {
            return TerminalPiece(offset: range.lowerBound, end: range.upperBound, width: 4, shown: "    ")
        }
        if Wording.isInvisible(scalar) {
            let shown = "<" + Wording.codePoint(scalar) + ">"
            return TerminalPiece(
                offset: range.lowerBound, end: range.upperBound, width: shown.utf8.count, shown: shown)
        }
        return TerminalPiece(
            offset: range.lowerBound, end: range.upperBound, width: CellWidth.of(scalar), shown: nil,
            isRightToLeft: CellWidth.isRightToLeft(scalar))
    }

    /// The character that starts at `index` and the offset behind it; nil when the bytes there are not UTF-8.
    private static func decode(_ bytes: ArraySlice<UInt8>, at index: Int) -> (Unicode.Scalar, Int)? {
        let lead = bytes[index]
        // C0 and C1 would begin what fits into one byte, and F5 and above what is no character.
        let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
        guard length > 0, index + length <= bytes.endIndex else { return nil }
        guard length > 1 else { return (Unicode.Scalar(lead), index + 1) }
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for next in bytes[index + 1..<index + length] {
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let smallest: UInt32 = length == 3 ? 0x800 : length == 4 ? 0x10000 : 0x80
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, index + length)
    }
}

/// One character of a line as a terminal shows it.
struct TerminalPiece {
    /// The offset of its first byte in the file.
    let offset: Int
    /// The offset behind its last byte.
    let end: Int
    /// The cells that it takes.
    let width: Int
    /// What stands for it; nil when it stands for itself.
    let shown: String?
    var isRightToLeft = false
}
