package import DesignTokens
package import L10nSyntax

/// Colors that tools write as objects: `{ "h": 210, "s": 0.5, "l": 0.4 }`, `{ "r": 255, "g": 0, "b": 0, "a": 0.5 }`.
package enum ColorObject {
    /// Nil for other values.
    /// - Parameter whole: the largest number of red, green and blue; Figma counts from 0 to 1.
    package static func read(_ value: JSONValue, whole: Double = 255) -> ColorValue? {
        guard value.isObject else { return nil }
        let alpha = (value["a"] ?? value["alpha"] ?? value["opacity"]).map { number($0, percent: 1) } ?? 1
        guard let alpha, (0...1).contains(alpha) else { return nil }
        if let text = (value["hex"] ?? soleColor(value))?.string, var color = CSSColorText.read(text) {
            if value["components"] == nil { color.alpha *= alpha }
            return color
        }
        func part(_ names: String..., percent: Double) -> Double? {
            names.lazy.compactMap { value[$0] }.first.flatMap { number($0, percent: percent) }
        }
        if let red = part("r", "red", percent: whole), let green = part("g", "green", percent: whole),
            let blue = part("b", "blue", percent: whole)
        {
            let parts = [red, green, blue].map { min(max($0 / whole, 0), 1) }
            return ColorValue(.srgb, parts[0], parts[1], parts[2], alpha: alpha)
        }
        guard let angle = part("h", "hue", percent: 360), let saturation = share(value["s"] ?? value["saturation"])
        else { return nil }
        let rest = angle.truncatingRemainder(dividingBy: 360)
        let hue = rest < 0 ? rest + 360 : rest
        if let lightness = share(value["l"] ?? value["lightness"]) {
            return ColorValue(.hsl, hue, saturation, lightness, alpha: alpha)
        }
        guard let brightness = share(value["v"] ?? value["b"]) else { return nil }
        // HSV as HSL: CSS has no HSV, and both have the same hue.
        let lightness = brightness * (1 - saturation / 200)
        let scale = min(lightness, 100 - lightness)
        return ColorValue(
            .hsl, hue, scale == 0 ? 0 : (brightness - lightness) / scale * 100, lightness, alpha: alpha)
    }

    /// The member `color`, unless others say that it is the color of something, such as of a shadow.
    private static func soleColor(_ value: JSONValue) -> JSONValue? {
        value.members.allSatisfy { ["color", "a", "alpha", "opacity"].contains($0.name) } ? value["color"] : nil
    }

    private static func number(_ value: JSONValue, percent: Double) -> Double? {
        if let number = value.number { return number }
        guard let text = value.string else { return nil }
        return text.hasSuffix("%")
            ? CSSNumber.readPercentage(text, of: percent)
            : CSSNumber.read(text.hasSuffix("deg") ? String(text.dropLast(3)) : text)
    }

    /// From 0 to 100; a number up to 1 is a share of the whole, as the color library of Style Dictionary reads it.
    private static func share(_ value: JSONValue?) -> Double? {
        guard let value else { return nil }
        let isPercentage = value.string?.hasSuffix("%") == true
        guard let number = number(value, percent: 100) else { return nil }
        return min(max(isPercentage || number > 1 ? number : CSSNumber.withoutNoise(number * 100), 0), 100)
    }
}
