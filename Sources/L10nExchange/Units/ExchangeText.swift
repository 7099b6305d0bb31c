/// Compares texts that went through other programs.
enum ExchangeText {
    /// Whether the texts differ in nothing but line ends: spreadsheets write CR LF for every one in a cell.
    static func areSame(_ text: String, _ other: String) -> Bool {
        text == other || withoutReturns(text) == withoutReturns(other)
    }

    /// The text with LF for every CR LF.
    static func withoutReturns(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if isAfterReturn, scalar != "\n" { result.append("\r") }
            isAfterReturn = scalar == "\r"
            if !isAfterReturn { result.append(scalar) }
        }
        if isAfterReturn { result.append("\r") }
        return String(result)
    }
}
