/// Writes HTML that nothing in a text can break out of.
enum HTMLText {
    /// What stands between tags, and between quotes in an attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Without a place in HTML: controls, and noncharacters.
            case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{7F}"..."\u{9F}": continue
            default:
                if scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value) { continue }
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func attribute(_ name: String, _ value: String) -> String {
        value.isEmpty ? " \(name)" : " \(name)=\"\(escaped(value))\""
    }
}
