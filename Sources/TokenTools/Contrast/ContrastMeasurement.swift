package import DesignTokens

/// The contrast of a color on a stack of layers, as people see it.
package struct ContrastMeasurement: Sendable, Hashable {
    /// The ratio that counts, never rounded.
    package var ratio: Double
    /// The foreground, composited and mapped into sRGB.
    package var foreground: SRGBColor
    /// What lies behind it, composited and mapped into sRGB.
    package var background: SRGBColor

    /// Measures a color over layers, of which the first is the page.
    ///
    /// A screen of the sRGB gamut shows a wide-gamut color mapped, another one shows it as it is; the lower ratio of the
    /// two counts. Nil when the layers let something unknown shine through.
    package init?(of color: ColorValue, over layers: [ColorValue]) {
        let background = SRGBColor.composite(fromPage: layers.map { $0.sRGB() })
        guard background.isOpaque else { return nil }
        let foreground = color.sRGB().over(background)
        self.foreground = foreground
        self.background = background
        ratio = Contrast.ratio(foreground, background)
        if !([color] + layers).allSatisfy({ $0.isInGamut() }) {
            let wideBackground = SRGBColor.composite(fromPage: layers.map(\.extendedSRGB))
            ratio = min(ratio, Contrast.ratio(color.extendedSRGB.over(wideBackground), wideBackground))
        }
    }
}
