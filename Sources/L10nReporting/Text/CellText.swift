import L10nSource

/// Texts in the columns of a terminal, where characters of some scripts take two cells.
package enum CellText {
    /// The cells that a text takes whose invisible characters are written out (`Wording.visible`).
    package static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + CellWidth.of($1) }
    }

    /// The cells that a visible character takes: 2 for a wide one, 0 for a combining one, else 1.
    package static func width(of scalar: Unicode.Scalar) -> Int { CellWidth.of(scalar) }

    /// Whether the character belongs to a script that runs from right to left.
    package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool { CellWidth.isRightToLeft(scalar) }

    /// The text with spaces behind it, up to a number of cells.
    package static func padded(_ text: String, to width: Int) -> String { text + spaces(for: text, width) }

    /// The text with spaces before it, up to a number of cells.
    package static func aligned(_ text: String, right width: Int) -> String { spaces(for: text, width) + text }

    private static func spaces(for text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - self.width(of: text)))
    }
}
