package import DesignTokens
import L10nICU
package import L10nLocale
package import StateViewLayout

/// Measures texts with HarfBuzz and the line breaks and levels of ICU, as Chromium does with the same files.
///
/// Keeps what it has measured: a text is shaped once for all sizes and widths. One thread at a time.
/// Source: layout.md LA-32.
package final class ShapedTextMeasurer: TextMeasurer {
    private struct Key: Hashable {
        let text: String
        let language: LanguageTag
        let direction: TextDirection
        let families: [String]
        let weight: Double
        let isItalic: Bool
    }

    private let fonts: FontLibrary
    private let shaper: Shaper
    private let breaks: TextBreaks
    private var known: [Key: MeasuredText] = [:]

    /// nil on a machine that lacks HarfBuzz, ICU or the fonts.
    package init?(_ fonts: FontLibrary) {
        guard fonts.isUsable, let shaper = Shaper(), let breaks = TextBreaks() else { return nil }
        self.fonts = fonts
        self.shaper = shaper
        self.breaks = breaks
    }

    package func measured(
        _ text: String, language: LanguageTag, direction: TextDirection, style: FontStyle
    ) -> MeasuredText {
        let text = Self.withoutTabs(text)
        let key = Key(
            text: text, language: language, direction: direction, families: style.families, weight: style.weight,
            isItalic: style.isItalic)
        if let measured = known[key] { return measured }
        var run = TextMeasuring(fonts: fonts, shaper: shaper, style: style, language: language)
        let measured = run.measure(text, breaks.found(in: text, language, direction))
        known[key] = measured
        return measured
    }

    /// A tab is drawn as a space, as browsers do; no font has a glyph for it.
    static func withoutTabs(_ text: String) -> String {
        text.utf8.contains(0x09)
            ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : $0 })) : text
    }

    // MARK: Drawing

    func firstFont(_ style: FontStyle) -> FontLibrary.Choice? { fonts.first(style) }

    func measuring(_ style: FontStyle, _ language: LanguageTag) -> TextMeasuring {
        TextMeasuring(fonts: fonts, shaper: shaper, style: style, language: language)
    }

    func levels(of text: String, _ language: LanguageTag, _ direction: TextDirection) -> [UInt8] {
        breaks.found(in: text, language, direction).levels
    }
}
