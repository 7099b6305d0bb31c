package import L10nSource

/// Where code of Swift nests deeper than the tree of it can be walked over, which is as deep as the stack of a thread.
///
/// The parser limits what stands in brackets itself, but not what follows on a value or a type (`a.b().c[0]!`), nor `#if`.
/// Nothing is lexed: what texts and comments hold counts too, and nobody writes as much of it.
package struct SwiftDepth {
    /// Threads of Darwin have 512 kB.
    private static let mostParts = 1000
    private static let mostConditions = 128
    /// The parser looks at what such a bracket opens twice before it is a list, and so do the brackets in it.
    private static let mostLists = 12

    /// How many parts follow on each other at each level of brackets, the innermost last.
    private var parts = [0]
    private var conditions = 0
    /// How many lists begin right inside of each other.
    private var lists = 0

    private init() {}

    /// The place where it gets too deep; nil where the file can be read.
    package static func excess(in bytes: [UInt8]) -> SourceRange? {
        var depth = SwiftDepth()
        var isLineStart = true
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x0A, 0x0D: isLineStart = true
            case 0x20, 0x09: break
            case UInt8(ascii: "/") where isLineStart && bytes[index...].starts(with: "//".utf8):
                // A comment between the parts of a value ends nothing.
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                continue
            default:
                if isLineStart, byte != UInt8(ascii: "."), byte != UInt8(ascii: "{"), byte != UInt8(ascii: "#") {
                    depth.begin()
                }
                isLineStart = false
                depth.take(bytes, index)
                if depth.isTooDeep { return SourceRange(index..<index + 1) }
            }
            index += 1
        }
        return nil
    }

    private var isTooDeep: Bool {
        conditions > Self.mostConditions || lists > Self.mostLists || parts[parts.count - 1] > Self.mostParts
    }

    /// Something else begins than what follows on a value.
    private mutating func begin() { parts[parts.count - 1] = 0 }

    private mutating func take(_ bytes: [UInt8], _ index: Int) {
        var rest: ArraySlice<UInt8> { bytes[(index + 1)...] }
        switch bytes[index] {
        case UInt8(ascii: "["): lists += 1
        case UInt8(ascii: "("): break
        default: lists = 0
        }
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: ";"): begin()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): parts.append(0)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if parts.count > 1 { parts.removeLast() }
            parts[parts.count - 1] += 1
        case UInt8(ascii: "?"), UInt8(ascii: "!"): parts[parts.count - 1] += 1
        case UInt8(ascii: "."):
            // Numbers have points, too, and sentences.
            if let next = rest.first, !next.isDigit, next != 0x20 { parts[parts.count - 1] += 1 }
        case UInt8(ascii: "e"):
            let isWord = index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == UInt8(ascii: "}")
            if isWord, rest.starts(with: "lse".utf8) { begin() }
        case UInt8(ascii: "#"):
            if rest.starts(with: "if".utf8) {
                conditions += 1
            } else if rest.starts(with: "endif".utf8) {
                conditions = max(conditions - 1, 0)
            }
        default: break
        }
    }
}
