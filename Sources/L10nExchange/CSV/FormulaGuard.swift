/// Keeps spreadsheets from running a text as a formula, by an apostrophe before it that reading takes away again.
///
/// Source: OWASP, CSV Injection; interchange.md N-147.
enum FormulaGuard {
    private static let apostrophe = UInt8(ascii: "'")

    /// Whether a spreadsheet would take the text for a formula.
    static func isFormula(_ text: String) -> Bool { text.utf8.first.map(startsFormula) ?? false }

    static func guarded(_ text: String) -> String {
        isFormula(text) || text.utf8.first == apostrophe ? "'" + text : text
    }

    /// The text that was guarded. An apostrophe that guards nothing, such as that of `'tis`, is the translator's own.
    static func unguarded(_ text: String) -> String {
        let bytes = text.utf8
        guard bytes.first == apostrophe, let second = bytes.dropFirst().first,
            startsFormula(second) || second == apostrophe
        else { return text }
        return String(text.unicodeScalars.dropFirst())
    }

    private static func startsFormula(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: true
        default: false
        }
    }
}
