/// What SVG is written with.
enum SVGText {
    /// With at most as many decimals, and no zeros at the end.
    static func number(_ value: Double, decimals: Int = 2) -> String {
        guard value.isFinite else { return "0" }
        var factor = 1.0
        for _ in 0..<decimals { factor *= 10 }
        guard let scaled = Int(exactly: (value * factor).rounded()) else { return "0" }
        let whole = scaled.magnitude / UInt(factor)
        let rest = scaled.magnitude % UInt(factor)
        var text = (scaled < 0 ? "-" : "") + String(whole)
        if rest > 0 {
            var digits = String(rest)
            digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        return text
    }

    /// A filter that draws the shape of a picture in one colour.
    static func tint(_ id: String, color: String) -> String {
        "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"\(color)\"/>"
            + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    }

    /// What stands between tags, and between quotes. Characters that XML has no place for are left out (XML 1.0, 2.2).
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Source: RFC 4648, section 4.
    static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
            for index in 0..<4 {
                text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
