/// Texts of messages, in which SARIF sees links.
enum SARIFText {
    /// The text such that no part of it is a link. Source: SARIF 2.1.0, 3.11.6.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "]")), text.contains("](") else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
