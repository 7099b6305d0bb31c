internal import L10nSyntax

/// Bytes as `%2F`, where they would mean something else as they are. Source: RFC 3986, section 2.1.
package enum PercentEncoding {
    package static func encoded(_ bytes: some Sequence<UInt8>, except isPlain: (UInt8) -> Bool) -> String {
        var result = ""
        for byte in bytes {
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    /// A name as a segment of a pointer in a fragment. Source: RFC 6901, sections 3 and 6.
    package static func segment(_ name: String) -> String {
        encoded(JSONPointer(segments: [name]).description.utf8.dropFirst(), except: isUnreserved)
    }

    /// Whether a byte is one of the letters, digits and signs that mean nothing anywhere. Source: RFC 3986, section 2.3.
    package static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}
