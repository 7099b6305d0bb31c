import L10nSource

/// What programs on the way do to a text that nobody meant to change.
enum TextDamage {
    /// What a spreadsheet put in the place of a text that it took for a formula or a number; nil where the text is none of
    /// its making, or the source text is of the kind itself.
    static func bySpreadsheet(_ text: String, of source: String) -> String? {
        if isErrorValue(text), !isErrorValue(source) {
            return "\(Wording.quoted(text)) is what a spreadsheet says of a broken formula"
        }
        if isRoundedNumber(text), !isRoundedNumber(source) {
            return "\(Wording.quoted(text)) is a number as a spreadsheet shortens it"
        }
        return nil
    }

    /// Whether a text is white space alone, and the source text says something.
    static func isBlank(_ text: String, for source: String?) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
            && source?.unicodeScalars.contains { !$0.properties.isWhitespace } == true
    }

    /// Where the source text has a white space that the text has lost, as a phrase; nil where nothing is lost.
    static func lostEdge(_ text: String, of source: String) -> String? {
        guard !text.isEmpty, let first = source.unicodeScalars.first, let last = source.unicodeScalars.last else {
            return nil
        }
        guard first.properties.isWhitespace || last.properties.isWhitespace else { return nil }
        // A text of nothing but white space has no edges.
        guard source.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return nil }
        if first.properties.isWhitespace, text.unicodeScalars.first?.properties.isWhitespace == false {
            return "begins with \(name(first))"
        }
        if last.properties.isWhitespace, text.unicodeScalars.last?.properties.isWhitespace == false {
            return "ends with \(name(last))"
        }
        return nil
    }

    private static func name(_ space: Unicode.Scalar) -> String {
        space == " " ? "a space" : Wording.name(of: space)
    }

    /// Whether a text is such as `#NAME?`, `#REF!`, `#DIV/0!` or `#N/A`, in whichever language.
    private static func isErrorValue(_ text: String) -> Bool {
        // `#N/A` is the shortest.
        guard text.utf8.first == UInt8(ascii: "#"), (4...12).contains(text.count) else { return false }
        if text == "#N/A" { return true }
        guard text.last == "?" || text.last == "!" else { return false }
        let name = text.dropFirst().dropLast()
        return name.allSatisfy { $0.isUppercase || $0.isNumber || "/_.".contains($0) }
            && name.contains(where: \.isUppercase)
    }

    /// Whether a text is such as `1,00E+05`.
    private static func isRoundedNumber(_ text: String) -> Bool {
        // Most texts end with no digit.
        guard let last = text.utf8.last, last.isDigit else { return false }
        let parts = text.split(separator: "E", omittingEmptySubsequences: false)
        guard parts.count == 2, let sign = parts[1].first, sign == "+" || sign == "-" else { return false }
        let exponent = parts[1].dropFirst()
        let mantissa = parts[0].first == "-" ? parts[0].dropFirst() : parts[0]
        func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(\.isDigit) }
        // Spreadsheets write two digits at least; `2E+5` is somebody's own.
        guard exponent.count > 1, isDigits(exponent) else { return false }
        let digits = mantissa.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        return digits.count <= 2 && digits.allSatisfy(isDigits)
    }
}
