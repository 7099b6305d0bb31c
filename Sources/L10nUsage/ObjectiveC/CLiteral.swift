import L10nSource
import L10nSyntax

/// Texts of literals.
enum CLiteral {
    /// What a literal of Objective-C or C says, quotes and `@` included in the range.
    static func text(_ source: SourceFile, _ range: SourceRange) -> String {
        let bytes = source.bytes
        let literal = bytes[range.indices]
        guard let open = literal.firstIndex(of: UInt8(ascii: "\"")) else { return "" }
        // Half-typed ones have no end.
        let close = literal.count > 1 && literal.last == UInt8(ascii: "\"") && literal.endIndex - 1 > open ? 1 : 0
        let content = literal[(open + 1)..<(literal.endIndex - close)]
        let isPlain = !content.contains(UInt8(ascii: "\\"))
        return isPlain ? String(decoding: content, as: UTF8.self) : String(decoding: unescaped(content), as: UTF8.self)
    }

    private static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < content.endIndex else {
                text.append(byte)
                continue
            }
            let escape = content[index]
            index += 1
            switch escape {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "a"): text.append(0x07)
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "v"): text.append(0x0B)
            case UInt8(ascii: "e"): text.append(0x1B)
            // A literal that goes on in the next line.
            case 0x0A: break
            case 0x0D: if index < content.endIndex, content[index] == 0x0A { index += 1 }
            // All digits that follow belong to it, however many they are.
            case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: number(16, 64)))
            case UInt8(ascii: "u"): append(number(16, 4))
            case UInt8(ascii: "U"): append(number(16, 8))
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                // The first digit has been passed already.
                index -= 1
                text.append(UInt8(truncatingIfNeeded: number(8, 3)))
            default: text.append(escape)
            }
        }
        return text

        func number(_ radix: UInt32, _ most: Int) -> UInt32 {
            var (value, count): (UInt32, Int) = (0, 0)
            while count < most, index < content.endIndex, let digit = digit(content[index]), digit < radix {
                // Without a trap, as a source may hold any number of digits; a compiler would refuse it.
                value = value &* radix &+ digit
                index += 1
                count += 1
            }
            return value
        }

        func append(_ value: UInt32) {
            text += Unicode.Scalar(value).flatMap { UTF8.encode($0) }.map(Array.init) ?? [0xEF, 0xBF, 0xBD]
        }
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
