package import DesignTokens
package import L10nLocale

/// Measures with widths that somebody else knows, word by word: an app's own text views, or a test.
///
/// Lines break at spaces, which are a quarter of an em wide.
package struct WordWidths: TextMeasurer {
    private let width: @Sendable (Substring, FontStyle) -> Double

    /// - Parameter width: of a word, in ems of the font.
    package init(width: @escaping @Sendable (Substring, FontStyle) -> Double) { self.width = width }

    package func measured(
        _ text: String, language: LanguageTag, direction: TextDirection, style: FontStyle
    ) -> MeasuredText {
        MeasuredText(words: text.split(separator: " ").map { width($0, style) }, space: 0.25, ellipsis: 0.75)
    }
}
