import L10nSource

/// Texts that arrange the rows of predicate editors.
enum RowTemplate {
    /// Whether a text arranges such a row, such as `%1$[Author,Subject]@ %2$[is,is not]@ %3$@`: each
    /// placeholder is a control, and the brackets hold what a menu offers. No function of formats reads it. A single pair of
    /// brackets around a single word may as well be a misspelt variable.
    ///
    /// Source: Apple, `NSPredicateEditor.formattingStringsFilename` and `NSRuleEditor.formattingDictionary`.
    static func isMeant(by text: Span<UInt8>) -> Bool {
        var index = 0
        var single = 0
        while index < text.count {
            defer { index += 1 }
            guard text[index] == UInt8(ascii: "%") else { continue }
            var next = index + 1
            while next < text.count, text[next].isDigit || text[next] == UInt8(ascii: "$") { next += 1 }
            guard next < text.count, text[next] == UInt8(ascii: "[") else { continue }
            var isList = false
            while next < text.count, text[next] != UInt8(ascii: "]") {
                if text[next] == UInt8(ascii: ",") || text[next] == UInt8(ascii: " ") { isList = true }
                next += 1
            }
            if next + 1 < text.count, text[next + 1] == UInt8(ascii: "@") {
                single += 1
                if isList || single > 1 { return true }
            }
            // Behind the bracket, so that each byte is looked at once.
            index = next
        }
        return false
    }
}
