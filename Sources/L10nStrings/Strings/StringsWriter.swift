internal import L10nSource

/// Writes `.strings` text as every tool reads it: one entry a line, straight double quotes, few escapes.
package enum StringsWriter {
    /// A string between quotes.
    ///
    /// Tabs and line ends become escapes, other controls `\Uxxxx`; everything else stays as it is.
    package static func quoted(_ text: String, _ quote: Unicode.Scalar = "\"") -> String {
        "\(quote)\(content(text, quote))\(quote)"
    }

    /// What stands between the quotes.
    /// - Parameter literal: controls that are written as themselves.
    package static func content(
        _ text: String, _ quote: Unicode.Scalar, literal: Set<Unicode.Scalar> = []
    ) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where literal.contains(scalar): result.unicodeScalars.append(scalar)
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case quote: result += "\\\(quote)"
            case "\u{0}"..<" ", "\u{7F}": result += escape(UInt16(scalar.value))
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `\U000A`: a unit of UTF-16 as an escape that every reader knows.
    package static func escape(_ unit: UInt16) -> String {
        "\\U" + String(unit, radix: 16, uppercase: true).zeroPadded(to: 4)
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
