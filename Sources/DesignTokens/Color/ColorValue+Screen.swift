extension ColorValue {
    /// The color as screens are given it: one outside of sRGB is mapped into it, so that its hue stays.
    public var screenColor: SRGBColor { sRGB() }
}
