/// Texts between double quotes, as several languages write them.
package enum QuotedText {
    /// A backslash stands before quotes and backslashes; `escape` says what stands for other characters that need it.
    package static func text(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                result += "\\"
                result.unicodeScalars.append(scalar)
            } else if let escaped = escape(scalar) {
                result += escaped
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
