/// A color as a token states it: a space, three components, an opacity and perhaps a fallback for old readers.
///
/// A component that is nil is `none` in the file: it is missing, which is kept until a conversion needs a number.
/// Source: Design Tokens Color Module 2025.10, section 4.1.
public struct ColorValue: Sendable, Hashable, Codable {
    /// The space that the components are coordinates of.
    public var space: Space
    /// The first component, in the units of the space; nil for `none`.
    public var first: Double?
    /// The second component, in the units of the space; nil for `none`.
    public var second: Double?
    /// The third component, in the units of the space; nil for `none`.
    public var third: Double?
    /// From 0, transparent, to 1, opaque.
    public var alpha: Double
    /// The author's fallback as `#rrggbb`; it never decides what the color is.
    public var hex: String?

    /// A color as it is stated; nothing is clamped.
    public init(
        _ space: Space, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double = 1,
        hex: String? = nil
    ) {
        self.space = space
        self.first = first
        self.second = second
        self.third = third
        self.alpha = alpha
        self.hex = hex
    }

    /// The components in their order.
    public var components: [Double?] { [first, second, third] }

    /// The components with 0 for each `none`.
    var vector: SIMD3<Double> { SIMD3(first ?? 0, second ?? 0, third ?? 0) }

    init(_ space: Space, _ vector: SIMD3<Double>, alpha: Double) {
        self.init(space, vector.x, vector.y, vector.z, alpha: alpha)
        if let powerless = Self.powerlessHue(space, vector) { self[powerless] = nil }
    }

    /// The same color in another space; components may lie outside the range of that space.
    ///
    /// A component that is `none` counts as 0. The hue of a result without chroma is `none`. The author's fallback is
    /// dropped. A conversion to the color's own space returns it unchanged.
    public func converted(to target: Space) -> ColorValue {
        target == space ? self : ColorValue(target, space.convert(vector, to: target), alpha: alpha)
    }

    private subscript(hue: HuePosition) -> Double? {
        get { hue == .first ? first : third }
        set { if hue == .first { first = newValue } else { third = newValue } }
    }

    private enum HuePosition { case first, third }

    /// Where the hue stands, when the color has so little chroma that its angle says nothing.
    ///
    /// Source: CSS Color Module Level 4, the limits for powerless hues in sections 7, 8, 9.3 and 9.4.
    private static func powerlessHue(_ space: Space, _ vector: SIMD3<Double>) -> HuePosition? {
        switch space {
        case .hsl: vector.y <= 0.001 ? .first : nil
        case .hwb: vector.y + vector.z >= 99.999 ? .first : nil
        case .lch: vector.y <= 0.0015 ? .third : nil
        case .oklch: vector.y <= 0.000004 ? .third : nil
        case .srgb, .srgbLinear, .lab, .oklab, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: nil
        }
    }
}

extension ColorValue {
    /// The color as screens are given it: one outside of sRGB is mapped into it, so that its hue stays.
    public var screenColor: SRGBColor { sRGB() }
}
