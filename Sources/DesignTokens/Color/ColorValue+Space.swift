extension ColorValue {
    /// One of the color spaces of a DTCG color value, by its name there.
    ///
    /// Source: Design Tokens Color Module 2025.10, section 4.
    public enum Space: String, CaseIterable, Sendable, Hashable, Codable {
        case srgb
        case srgbLinear = "srgb-linear"
        case hsl
        case hwb
        case lab
        case lch
        case oklab
        case oklch
        case displayP3 = "display-p3"
        case a98RGB = "a98-rgb"
        case prophotoRGB = "prophoto-rgb"
        case rec2020
        case xyzD65 = "xyz-d65"
        case xyzD50 = "xyz-d50"
    }

    /// One of the three components of a color space: what it is called and which numbers it may hold.
    package struct Channel: Sendable, Hashable {
        /// The numbers that a value in a file may have.
        package enum Range: Sendable, Hashable {
            /// From 0 to the number, both included.
            case upTo(Double)
            /// An angle in degrees: from 0, included, to 360, excluded.
            case hue
            /// 0 or more.
            case nonNegative
            /// Any number.
            case free
        }

        /// The short name, such as `R` or `H`.
        package let name: String
        /// The values that the component may have, in the units of its space.
        package let range: Range

        init(_ name: String, _ range: Range) {
            self.name = name
            self.range = range
        }

        /// Whether a file may hold the number; infinities and NaN never.
        package func admits(_ value: Double) -> Bool {
            guard value.isFinite else { return false }
            return switch range {
            case .upTo(let limit): value >= 0 && value <= limit
            case .hue: value >= 0 && value < 360
            case .nonNegative: value >= 0
            case .free: true
            }
        }

        /// The range in words, such as `0 to 100` or `0 to below 360`.
        package var rangeText: String {
            switch range {
            case .upTo(let limit): "0 to \(Int(limit))"
            case .hue: "0 to below 360"
            case .nonNegative: "0 or more"
            case .free: "any number"
            }
        }
    }
}

extension ColorValue.Space {
    /// The three components in the order of a value.
    package var channels: [ColorValue.Channel] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
            [ColorValue.Channel("R", .upTo(1)), ColorValue.Channel("G", .upTo(1)), ColorValue.Channel("B", .upTo(1))]
        case .xyzD65, .xyzD50:
            [ColorValue.Channel("X", .upTo(1)), ColorValue.Channel("Y", .upTo(1)), ColorValue.Channel("Z", .upTo(1))]
        case .hsl:
            [ColorValue.Channel("H", .hue), ColorValue.Channel("S", .upTo(100)), ColorValue.Channel("L", .upTo(100))]
        case .hwb:
            [ColorValue.Channel("H", .hue), ColorValue.Channel("W", .upTo(100)), ColorValue.Channel("B", .upTo(100))]
        case .lab:
            [ColorValue.Channel("L", .upTo(100)), ColorValue.Channel("a", .free), ColorValue.Channel("b", .free)]
        case .lch:
            [ColorValue.Channel("L", .upTo(100)), ColorValue.Channel("C", .nonNegative), ColorValue.Channel("H", .hue)]
        case .oklab:
            [ColorValue.Channel("L", .upTo(1)), ColorValue.Channel("a", .free), ColorValue.Channel("b", .free)]
        case .oklch:
            [ColorValue.Channel("L", .upTo(1)), ColorValue.Channel("C", .nonNegative), ColorValue.Channel("H", .hue)]
        }
    }

    /// Whether components are amounts of red, green and blue between 0 and 1, so that a color can lie outside.
    public var isRGB: Bool {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: true
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: false
        }
    }
}
