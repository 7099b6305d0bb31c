package import DesignTokens

/// Reads colors in CSS text, which token files held before 2025 (TC-8).
///
/// Relative colors, `calc()` and the names of system colors are left to the author.
/// Source: CSS Color Module Level 4, sections 5 to 10.
package struct CSSColorText {
    private let space: ColorValue.Space
    /// Whether numbers are bytes, as in `rgb()`.
    private let isBytes: Bool
    /// Whether numbers beyond the range are brought into it, as everywhere but in `color()`.
    private let clamps: Bool

    package static func read(_ text: String) -> ColorValue? {
        let text = text.lowercased()
        if text.utf8.first == 0x23 { return SRGBColor(hex: longHex(text))?.value }
        if text == "transparent" { return ColorValue(.srgb, 0, 0, 0, alpha: 0) }
        if let color = CSSColorName.read(text) { return color }
        guard text.utf8.last == 0x29, let open = text.firstIndex(of: "(") else { return nil }
        let content = text[text.index(after: open)...].dropLast()
        let name = text[..<open]
        let mayHaveCommas = name.hasPrefix("rgb") || name.hasPrefix("hsl")
        guard let (arguments, alpha) = arguments(content, mayHaveCommas: mayHaveCommas) else { return nil }
        var components = arguments
        let function: CSSColorText
        switch name {
        case "rgb", "rgba": function = CSSColorText(space: .srgb, isBytes: true, clamps: true)
        case "hsla": function = CSSColorText(space: .hsl, isBytes: false, clamps: true)
        case "hsl", "hwb", "lab", "lch", "oklab", "oklch":
            guard let space = ColorValue.Space(rawValue: String(name)) else { return nil }
            function = CSSColorText(space: space, isBytes: false, clamps: true)
        case "color":
            guard let first = components.first,
                let space = ColorValue.Space(rawValue: first == "xyz" ? "xyz-d65" : String(first)),
                space.isRGB || space == .xyzD65 || space == .xyzD50
            else { return nil }
            components.removeFirst()
            function = CSSColorText(space: space, isBytes: false, clamps: false)
        default: return nil
        }
        return function.color(components, alpha)
    }

    /// `#rrggbb` of `#rgb`, and the same with an opacity; other texts as they are.
    private static func longHex(_ text: String) -> String {
        guard text.utf8.count == 4 || text.utf8.count == 5 else { return text }
        return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
    }

    /// The components and the opacity, between spaces or, in functions that are old enough, commas.
    private static func arguments(
        _ content: Substring, mayHaveCommas: Bool
    ) -> (components: [Substring], alpha: Substring?)? {
        if content.contains(",") {
            let parts = content.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
            // The old syntax has a comma before the opacity as well, and never a slash.
            guard mayHaveCommas, parts.count == 3 || parts.count == 4, !content.contains("/") else { return nil }
            return (Array(parts.prefix(3)), parts.count == 4 ? parts[3] : nil)
        }
        let halves = content.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(halves.count) else { return nil }
        return (halves[0].split(separator: " "), halves.count == 2 ? trimmed(halves[1]) : nil)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }

    private func color(_ texts: [Substring], _ alphaText: Substring?) -> ColorValue? {
        guard texts.count == 3 else { return nil }
        var numbers: [Double?] = []
        for (text, channel) in zip(texts, space.channels) {
            if text == "none" {
                numbers.append(nil)
                continue
            }
            guard let number = number(text, channel), channel.admits(number) else { return nil }
            numbers.append(number)
        }
        var alpha = 1.0
        if let alphaText {
            guard let number = alphaText == "none" ? 0 : Self.amount(alphaText, of: 1) else { return nil }
            alpha = min(max(number, 0), 1)
        }
        return ColorValue(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }

    private func number(_ text: Substring, _ channel: ColorValue.Channel) -> Double? {
        switch channel.range {
        case .hue: return Self.degrees(text)
        case .upTo(let limit):
            // A percentage is one of the whole, which no byte is.
            let isByte = isBytes && text.utf8.last != 0x25
            guard let number = Self.amount(text, of: limit).map({ isByte ? $0 / 255 : $0 }) else { return nil }
            return clamps ? min(max(number, 0), limit) : number
        // What CSS Color 4 calls 100% where a channel has no upper end: of chroma here, of a and b below.
        case .nonNegative: return Self.amount(text, of: space == .lch ? 150 : 0.4).map { max($0, 0) }
        case .free: return Self.amount(text, of: space == .lab ? 125 : 0.4)
        }
    }

    /// A number, or a percentage of what counts as all.
    private static func amount(_ text: Substring, of whole: Double) -> Double? {
        text.utf8.last == 0x25 ? CSSNumber.readPercentage(text, of: whole) : CSSNumber.read(text)
    }

    /// An angle from 0 to below 360.
    private static func degrees(_ text: Substring) -> Double? {
        // `grad` stands before `rad`, which it ends with.
        let units: [(String, Double)] = [("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360)]
        let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
        return CSSNumber.read(text.dropLast(unit.0.utf8.count)).map { wrappedDegrees($0 * unit.1) }
    }
}

/// Numbers in CSS text.
package enum CSSNumber {
    /// A decimal number; nil for other texts, and for a number that is too large.
    ///
    /// The initialiser of `Double` alone would accept `0x10` and `nan` too.
    package static func read(_ text: some StringProtocol) -> Double? {
        let isDecimal = text.utf8.allSatisfy { letter in
            switch letter {
            case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
            default: false
            }
        }
        guard isDecimal, let number = Double(String(text)), number.isFinite else { return nil }
        return number
    }

    /// What a text such as `7%` is of a whole; nil where no number stands before its last character.
    package static func readPercentage(_ text: some StringProtocol, of whole: Double = 1) -> Double? {
        read(text.dropLast()).map { withoutNoise($0 / 100 * whole) }
    }

    /// The number without what computers cannot store of tenths: 7 where 7 / 100 * 100 makes 7.000000000000001.
    package static func withoutNoise(_ number: Double) -> Double { nearest(number, parts: 1e10) }

    /// A number as JSON holds it, with at most six decimals, which is more than eight bits can tell apart.
    package static func rounded(_ number: Double) -> String { written(nearest(number, parts: 1_000_000)) }

    /// The nearest number of so many parts of one; one that is too large to have any stays as it is.
    private static func nearest(_ number: Double, parts: Double) -> Double {
        let result = (number * parts).rounded() / parts
        return result.isFinite ? result : number
    }

    /// A number as JSON holds it.
    package static func written(_ number: Double) -> String {
        let text = String(number)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
