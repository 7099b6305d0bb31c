/// How the file of an open document stores its text: the editor sends the text alone, and what is checked is the file that
/// would be saved.
enum StoredForm: Sendable, Hashable {
    case utf8
    case utf8WithMark
    case utf16(isBigEndian: Bool)

    /// Told by the mark at the beginning.
    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            self = .utf8WithMark
        } else if bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
            // Two zeros behind it make it the mark of UTF-32, in which no editor saves these files.
            self = .utf16(isBigEndian: false)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self = .utf16(isBigEndian: true)
        } else {
            self = .utf8
        }
    }

    /// The text of a file, as an editor shows it.
    func text(of bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .utf8: return Array(String(decoding: bytes, as: UTF8.self).utf8)
        case .utf8WithMark: return Array(String(decoding: bytes.dropFirst(3), as: UTF8.self).utf8)
        case .utf16(let isBigEndian):
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        }
    }

    /// The file of a text.
    func bytes(of text: [UInt8]) -> [UInt8] {
        let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
        switch self {
        case .utf8: return text
        case .utf8WithMark: return hasMark ? text : [0xEF, 0xBB, 0xBF] + text
        case .utf16(let isBigEndian):
            let text = String(decoding: hasMark ? text[3...] : text[...], as: UTF8.self)
            return ([0xFEFF] + Array(text.utf16)).flatMap { unit in
                let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
                return isBigEndian ? [high, low] : [low, high]
            }
        }
    }
}
