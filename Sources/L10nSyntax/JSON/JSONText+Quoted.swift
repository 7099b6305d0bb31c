internal import L10nSource

extension JSONText {
    /// A text as a JSON string, escaped as Xcode does: only what must be, in lower-case digits.
    package static func quoted(_ text: some StringProtocol) -> String {
        let text = String(text)
        // Most texts hold nothing to escape.
        guard ByteSearch.withUTF8(text, holdsEscaped) else { return "\"" + text + "\"" }
        var result = "\""
        var start = text.utf8.startIndex
        var index = start
        while index < text.utf8.endIndex {
            let byte = text.utf8[index]
            if mustEscape(byte) {
                result += text[start..<index]
                result += escape(byte)
                start = text.utf8.index(after: index)
            }
            index = text.utf8.index(after: index)
        }
        result += text[start...]
        return result + "\""
    }

    private static func mustEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    private static func holdsEscaped(_ text: Span<UInt8>) -> Bool {
        for index in text.indices where mustEscape(text[index]) { return true }
        return false
    }

    static func escape(_ byte: UInt8) -> String {
        switch byte {
        case 0x22: return "\\\""
        case 0x5C: return "\\\\"
        case 0x08: return "\\b"
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0C: return "\\f"
        case 0x0D: return "\\r"
        default: return "\\u" + String(byte, radix: 16).zeroPadded(to: 4)
        }
    }
}
