/// A color in gamma-encoded sRGB, as screens are given it. Components outside 0...1 are colors outside the gamut.
public struct SRGBColor: Sendable, Hashable {
    /// From 0 to 1 within the gamut.
    public var red: Double
    /// From 0 to 1 within the gamut.
    public var green: Double
    /// From 0 to 1 within the gamut.
    public var blue: Double
    /// From 0, transparent, to 1, opaque.
    public var alpha: Double

    /// A color as it is stated; nothing is clamped.
    public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ vector: SIMD3<Double>, alpha: Double) {
        self.init(vector.x, vector.y, vector.z, alpha: alpha)
    }

    /// `#ffffff`.
    public static let white = SRGBColor(1, 1, 1)
    /// `#000000`.
    public static let black = SRGBColor(0, 0, 0)

    package var vector: SIMD3<Double> { SIMD3(red, green, blue) }

    /// The same color as a token value.
    public var value: ColorValue { ColorValue(.srgb, red, green, blue, alpha: alpha) }

    /// Whether nothing behind it can be seen.
    public var isOpaque: Bool { alpha >= 1 }

    /// The components and the opacity as bytes: clamped, times 255, halves rounded up.
    public var bytes: SIMD4<UInt8> {
        SIMD4(Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
    }

    /// `#rrggbb`, or `#rrggbbaa` for a color that is not opaque in eight bits.
    public var hex: String {
        let bytes = bytes
        return opaqueHex + (bytes.w == 255 ? "" : Self.digits(bytes.w))
    }

    /// `#rrggbb`; the opacity is left out.
    public var opaqueHex: String {
        let bytes = bytes
        return "#" + Self.digits(bytes.x) + Self.digits(bytes.y) + Self.digits(bytes.z)
    }

    /// Reads `#rrggbb` or `#rrggbbaa` in either case; nil for anything else.
    public init?(hex: String) {
        let text = Array(hex.utf8)
        guard text.count == 7 || text.count == 9, text[0] == UInt8(ascii: "#") else { return nil }
        var bytes: [Double] = []
        for index in stride(from: 1, to: text.count, by: 2) {
            guard let high = Self.digit(text[index]), let low = Self.digit(text[index + 1]) else { return nil }
            bytes.append(Double(high << 4 | low) / 255)
        }
        self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
    }

    private static func byte(_ component: Double) -> UInt8 {
        // NaN compares false and becomes 0.
        guard component > 0 else { return 0 }
        return UInt8(min(component, 1) * 255 + 0.5)
    }

    private static func digits(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private static func digit(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): letter - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
