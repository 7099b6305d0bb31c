package import DesignTokens
package import L10nLocale

/// Answers how wide a text is, in pieces: with fonts of files, or with widths that an app measured itself.
package protocol TextMeasurer {
    /// - Parameters:
    ///   - language: chooses among forms of letters and the places where lines may break.
    ///   - style: families, weight and slant count, and its size does not.
    func measured(_ text: String, language: LanguageTag, direction: TextDirection, style: FontStyle) -> MeasuredText
}
