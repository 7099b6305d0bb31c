// Layers are composited in gamma-encoded sRGB, as browsers and UIKit do it, not in linear light.
extension SRGBColor {
    /// This color painted over another: source-over with straight opacity.
    ///
    /// Over an opaque color the result is opaque. Two transparent colors give transparent black.
    /// Source: Compositing and Blending Level 1, section 9.1.4.
    package func over(_ backdrop: SRGBColor) -> SRGBColor {
        let own = min(max(alpha, 0), 1)
        let behind = min(max(backdrop.alpha, 0), 1) * (1 - own)
        let total = own + behind
        guard total > 0 else { return SRGBColor(0, 0, 0, alpha: 0) }
        if own == 1 { return self }
        return SRGBColor((vector * own + backdrop.vector * behind) / total, alpha: total)
    }

    /// Layers from the page upwards, each painted over those before it; transparent black when there are none.
    package static func composite(fromPage layers: some Sequence<SRGBColor>) -> SRGBColor {
        layers.reduce(SRGBColor(0, 0, 0, alpha: 0)) { $1.over($0) }
    }
}
