import L10nSource

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
            var digits = String(rest).zeroPadded(to: decimals)
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
}
