import DesignTokens
import L10nSyntax

/// How Tokens Studio changes the color that stands in a token: `{ "type": "lighten", "value": "0.1", "space": "lch" }`.
///
/// Source: the transform `ts/color/modifiers` of the package sd-transforms.
struct ImportModification: Sendable {
    enum Kind: String, Sendable {
        case alpha, darken, lighten, mix
    }

    let kind: Kind
    /// The number, a reference to one, or arithmetic.
    let amount: String
    private let space: ColorValue.Space
    /// The color that is mixed in, or a reference to it.
    let other: String?
    /// Whether the result is one that a hexadecimal color can hold.
    private let isHex: Bool

    /// Nil for what is no modification, and for those that the tool would not apply.
    init?(_ value: JSONValue?) {
        guard let value, let kind = value["type"]?.string.flatMap(Kind.init),
            let space = value["space"]?.string.flatMap({ Self.spaces[$0] })
        else { return nil }
        guard let amount = value["value"].map({ $0.string ?? $0.rawText }) else { return nil }
        self.kind = kind
        self.amount = amount
        other = value["color"]?.string
        if kind == .mix, other == nil { return nil }
        isHex = value["format"]?.string == "hex"
        self.space = space
    }

    var texts: [String] { [amount] + (other.map { [$0] } ?? []) }
    /// What is said of it.
    var words: String { "\(kind.rawValue) \(amount)" }

    private static let spaces: [String: ColorValue.Space] = [
        "hsl": .hsl, "lch": .lch, "p3": .displayP3, "srgb": .srgb,
    ]

    /// The color with the modification.
    /// - Parameters:
    ///   - amount: from 0 to 1.
    ///   - other: the color that is mixed in.
    func apply(to color: ColorValue, _ amount: Double, _ other: ColorValue?) -> ColorValue {
        var result = color.converted(to: space)
        switch kind {
        case .alpha: result.alpha = min(max(amount, 0), 1)
        case .lighten: result = shifted(result, amount, towards: 1)
        case .darken: result = shifted(result, amount, towards: 0)
        case .mix: if let other { result = mixed(result, other.converted(to: space), min(max(amount, 0), 1)) }
        }
        if isHex {
            // The tool writes whole bytes.
            let color = GamutMapping.cssColor4.map(result, to: .srgb)
            let bytes = color.components.map { (($0 ?? 0) * 255).rounded() / 255 }
            return ColorValue(.srgb, bytes[0], bytes[1], bytes[2], alpha: color.alpha)
        }
        return space == .lch ? result : GamutMapping.cssColor4.map(result, to: space == .displayP3 ? .displayP3 : .srgb)
    }

    /// Goes a share of the way to white or to black.
    private func shifted(_ color: ColorValue, _ amount: Double, towards end: Double) -> ColorValue {
        func moved(_ part: Double?, _ whole: Double) -> Double {
            let part = part ?? 0
            return min(max(part + amount * (end * whole - part), 0), whole)
        }
        var color = color
        switch space {
        case .hsl: color.third = moved(color.third, 100)
        case .lch:
            color.first = moved(color.first, 100)
            color.second = max(0, (color.second ?? 0) * (1 - amount))
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50, .hwb, .lab, .oklab,
            .oklch:
            color.first = moved(color.first, 1)
            color.second = moved(color.second, 1)
            color.third = moved(color.third, 1)
        }
        return color
    }

    private func mixed(_ color: ColorValue, _ other: ColorValue, _ amount: Double) -> ColorValue {
        func between(_ one: Double?, _ two: Double?) -> Double? {
            guard let one, let two else { return one ?? two }
            return one + (two - one) * amount
        }
        func angle(_ one: Double?, _ two: Double?) -> Double? {
            guard let one, let two else { return one ?? two }
            // The shorter way around the circle, from -180 to 180.
            let way = (two - one + 540).truncatingRemainder(dividingBy: 360) - 180
            let angle = (one + way * amount).truncatingRemainder(dividingBy: 360)
            return angle < 0 ? angle + 360 : angle
        }
        return ColorValue(
            space, space == .hsl ? angle(color.first, other.first) : between(color.first, other.first),
            between(color.second, other.second),
            space == .lch ? angle(color.third, other.third) : between(color.third, other.third),
            alpha: color.alpha + (other.alpha - color.alpha) * amount)
    }
}
