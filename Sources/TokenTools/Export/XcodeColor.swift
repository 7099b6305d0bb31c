import DesignTokens

/// A color as an asset catalog states it.
struct XcodeColor: Sendable, Hashable {
    private let space: String
    /// Red, green and blue.
    private let components: [String]
    private let alpha: String

    /// In sRGB where it can hold the color, else in Display P3, into which anything wider is mapped (TU-2, TU-4).
    init(_ color: ColorValue) {
        let target: ColorValue.Space = color.isInGamut(of: .srgb) ? .srgb : .displayP3
        space = target == .srgb ? "srgb" : "display-p3"
        let found = GamutMapping.cssColor4.components(of: color, in: target)
        let numbers = [found.x, found.y, found.z].map { min(max($0, 0), 1) }
        let bytes = numbers.map { UInt8(($0 * 255).rounded()) }
        // Whole bytes stand as such, as far as four decimals can say.
        let isWhole = zip(numbers, bytes).allSatisfy { abs($0 * 255 - Double($1)) < 0.013 }
        components = isWhole ? bytes.map(Self.hexadecimal) : numbers.map(Self.decimal)
        alpha = Self.decimal(color.alpha)
    }

    var json: XcodeJSON {
        .object([
            "color-space": .text(space),
            "components": .object([
                "red": .text(components[0]), "green": .text(components[1]), "blue": .text(components[2]),
                "alpha": .text(alpha),
            ]),
        ])
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    }

    /// At least three decimals as Xcode writes them, and at most six.
    private static func decimal(_ number: Double) -> String {
        let text = DecimalText.text(number)
        let count = text.split(separator: ".").dropFirst().first?.count ?? 0
        return text + (count == 0 ? "." : "") + String(repeating: "0", count: max(3 - count, 0))
    }
}
