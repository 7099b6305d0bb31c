/// Keeps spreadsheets from running a text as a formula, by an apostrophe before it that reading takes away again.
///
/// Spreadsheets of East Asia take the wide signs for the narrow ones, and some pass over a line feed.
/// Source: OWASP, CSV Injection; interchange.md N-147.
enum FormulaGuard {
    private static let apostrophe: Unicode.Scalar = "'"

    /// Whether a spreadsheet would take the text for a formula.
    static func isFormula(_ text: String) -> Bool { text.unicodeScalars.first.map(startsFormula) ?? false }

    static func guarded(_ text: String) -> String {
        isFormula(text) || text.unicodeScalars.first == apostrophe ? "'" + text : text
    }

    /// The text that was guarded. An apostrophe that guards nothing, such as that of `'tis`, is the translator's own.
    static func unguarded(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.first == apostrophe, let second = scalars.dropFirst().first,
            startsFormula(second) || second == apostrophe
        else { return text }
        return String(scalars.dropFirst())
    }

    private static func startsFormula(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "=", "+", "-", "@", "\t", "\n", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
        default: false
        }
    }
}
