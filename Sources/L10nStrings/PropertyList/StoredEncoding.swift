internal import L10nSource

/// How the bytes of a property list store its text, decided as CoreFoundation decides.
///
/// Source: `encodingForXMLData` in `CFPropertyList.c` of swift-corelibs-foundation.
package enum StoredEncoding: Equatable {
    /// UTF-8, whose text begins behind a byte-order mark or at 0.
    case utf8(start: Int)
    case utf16(isBigEndian: Bool, start: Int)
    case utf32(isBigEndian: Bool, start: Int)
    /// A NUL in the first two bytes and no byte-order mark: CoreFoundation drops two bytes and reads UTF-16.
    case unmarked
    /// A single-byte encoding that an XML declaration names.
    case singleByte(SingleByteEncoding)
    /// An XML declaration names an encoding that cannot be read. `isKnown` tells that CoreFoundation may read it.
    case other(name: String, isKnown: Bool)
    /// An XML declaration ends before the name of its encoding.
    case cut

    package init(_ bytes: Span<UInt8>) {
        let count = bytes.count
        // A mark with nothing behind it is none. That of UTF-32 comes first, as its little-endian form begins like
        // UTF-16's.
        if count > 4, bytes[0] == 0, bytes[1] == 0, bytes[2] == 0xFE, bytes[3] == 0xFF {
            self = .utf32(isBigEndian: true, start: 4)
        } else if count > 4, bytes[0] == 0xFF, bytes[1] == 0xFE, bytes[2] == 0, bytes[3] == 0 {
            self = .utf32(isBigEndian: false, start: 4)
        } else if count > 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            self = .utf8(start: 3)
        } else if count > 2, bytes[0] == 0xFF, bytes[1] == 0xFE {
            self = .utf16(isBigEndian: false, start: 2)
        } else if count > 2, bytes[0] == 0xFE, bytes[1] == 0xFF {
            self = .utf16(isBigEndian: true, start: 2)
        } else if count > 2, bytes[0] == 0 || bytes[1] == 0 {
            self = .unmarked
        } else if XMLText.hasPrefix(bytes, "<?xml", at: 0, before: count) {
            self = Self.declared(bytes)
        } else {
            self = .utf8(start: 0)
        }
    }

    /// The encoding that the XML declaration names.
    private static func declared(_ bytes: Span<UInt8>) -> StoredEncoding {
        var index = 5
        while true {
            guard index < bytes.count else { return .utf8(start: 0) }
            let byte = bytes[index]
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: ">") { return .utf8(start: 0) }
            index += 1
            guard index + 8 < bytes.count else { return .cut }
            if byte == UInt8(ascii: "e"), XMLText.hasPrefix(bytes, "ncoding=", at: index, before: bytes.count) { break }
        }
        index += 8
        guard index < bytes.count, StringsLexer.isQuote(bytes[index]) else { return .utf8(start: 0) }
        let quote = bytes[index]
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quote { index += 1 }
        guard index < bytes.count else { return .utf8(start: 0) }
        return named(SingleByteEncoding.latin1.decoded(bytes, in: start..<index))
    }

    /// The encoding of an IANA name. The names are compared as CoreFoundation does: letters and digits only.
    private static func named(_ name: [UInt8]) -> StoredEncoding {
        let isASCII = name.allSatisfy { $0 > 0 && $0 < 0x80 }
        let name = String(decoding: name, as: UTF8.self)
        guard isASCII else { return .other(name: name, isKnown: false) }
        switch name.lowercased().filter({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        case "utf8": return .utf8(start: 0)
        case "utf16", "ucs2", "iso10646ucs2", "unicode", "csunicode", "utf16le":
            return .utf16(isBigEndian: false, start: 0)
        case "utf16be": return .utf16(isBigEndian: true, start: 0)
        case "utf32", "ucs4", "iso10646ucs4", "csucs4", "utf32le": return .utf32(isBigEndian: false, start: 0)
        case "utf32be": return .utf32(isBigEndian: true, start: 0)
        case "usascii", "ascii", "us", "iso646us", "ansix341968", "ansix341986", "iso646irv1991", "isoir6", "ibm367",
            "cp367", "csascii", "iso88591", "iso885911987", "latin1", "l1", "isoir100", "ibm819", "cp819",
            "csisolatin1":
            return .singleByte(.latin1)
        case "windows1252", "cp1252": return .singleByte(.windows1252)
        case let folded: return .other(name: name, isKnown: isKnown(folded))
        }
    }

    /// Whether CoreFoundation knows a folded name, by its usual families.
    private static func isKnown(_ name: String) -> Bool {
        let families = [
            "iso8859", "iso2022", "windows", "cp", "ibm", "mac", "xmac", "koi8", "euc", "gb", "big5", "shiftjis",
            "sjis",
            "tis620", "xnextstep", "utf7", "hz", "latin", "ksc", "johab",
        ]
        return families.contains { name.hasPrefix($0) }
    }
}

/// An encoding in which every byte is a character.
package enum SingleByteEncoding: Equatable {
    case latin1
    case windows1252

    /// The text as UTF-8.
    package func decoded(_ bytes: Span<UInt8>, in range: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count + range.count / 8)
        for index in range {
            let scalar = scalar(bytes[index])
            if scalar < 0x80 {
                text.append(UInt8(scalar))
            } else if let character = Unicode.Scalar(scalar), let encoded = UTF8.encode(character) {
                text.append(contentsOf: encoded)
            }
        }
        return text
    }

    private func scalar(_ byte: UInt8) -> UInt32 {
        guard self == .windows1252, (0x80...0x9F).contains(byte) else { return UInt32(byte) }
        return UInt32(Self.windowsControls[Int(byte) - 0x80])
    }

    /// Source: CP1252.TXT of the Unicode Consortium; unassigned bytes stay C1 controls.
    private static let windowsControls: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]
}
