/// Writes `.strings` text as every tool reads it: one entry a line, straight double quotes, few escapes.
package enum StringsWriter {
    /// A string between quotes.
    ///
    /// Tabs and line ends become escapes, other controls `\Uxxxx`; everything else stays as it is.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        result.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// An entry without its line end.
    package static func entry(key: String, text: String) -> String {
        "\(quoted(key)) = \(quoted(text));"
    }

    /// A comment before an entry. What would end it early is taken apart.
    package static func comment(_ text: String) -> String {
        var safe = ""
        for character in text.unicodeScalars {
            if character == "/", safe.unicodeScalars.last == "*" { safe += " " }
            safe.unicodeScalars.append(character)
        }
        return "/* \(safe) */"
    }
}
