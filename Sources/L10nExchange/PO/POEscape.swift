/// The escapes of strings in PO files, which are those of C.
///
/// Source: GNU gettext, `control_sequence` in `po-lex.c`: `\U0041` and the like are none.
package enum POEscape {
    /// The characters that stand for others behind a reverse solidus.
    private static let names: [(name: UInt8, value: UInt8)] = [
        (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "r"), 0x0D),
        (UInt8(ascii: "\""), 0x22), (UInt8(ascii: "\\"), 0x5C), (UInt8(ascii: "a"), 0x07),
        (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "v"), 0x0B),
    ]

    /// Adds the byte that an escape stands for, and returns the escape's length; nil for what is no escape.
    static func decode(
        _ bytes: Span<UInt8>, at index: Int, before limit: Int, into output: inout [UInt8]
    ) -> Int? {
        guard index + 1 < limit else { return nil }
        let mark = bytes[index + 1]
        if let known = names.first(where: { $0.name == mark }) {
            output.append(known.value)
            return 2
        }
        // Up to three octal digits, and hexadecimal ones up to the first other character, as C has them.
        let isHexadecimal = mark == UInt8(ascii: "x")
        var end = index + (isHexadecimal ? 2 : 1)
        let start = end
        var value = 0
        while end < limit, isHexadecimal || end < start + 3, let digit = digit(bytes[end], isHexadecimal) {
            value = (value * (isHexadecimal ? 16 : 8) + digit) & 0xFF
            end += 1
        }
        // PO files cannot hold a zero byte, however it is spelt.
        guard end > start, value != 0 else { return nil }
        output.append(UInt8(value))
        return end - index
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> Int? {
        switch byte {
        case 0x30...0x37: Int(byte) - 0x30
        case 0x38...0x39 where isHexadecimal: Int(byte) - 0x30
        case 0x41...0x46 where isHexadecimal: Int(byte) - 0x37
        case 0x61...0x66 where isHexadecimal: Int(byte) - 0x57
        default: nil
        }
    }

    /// A text between quotes. Everything but what a string cannot hold is written as it is.
    package static func quoted(_ text: some StringProtocol) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
