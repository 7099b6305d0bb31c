import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

extension ImportConverter {
    /// The value as one of the type.
    mutating func written(_ value: JSONValue, _ type: TokenType) throws(Problem) -> TokenJSON {
        switch type {
        case .color: if let color = try color(value) { return color }
        case .dimension:
            if let length = measure(value).flatMap({ NumberedText.length($0, plainUnit: .px) }) {
                return TokenJSON(.dimension(length))
            }
        case .number:
            if let number = value.number { return TokenJSON(.number(number)) }
            if let number = value.string.flatMap(NumberedText.number) { return TokenJSON(.number(number)) }
        case .duration:
            if let duration = measure(value).flatMap({ NumberedText.duration($0) ?? NumberedText.duration($0 + "ms") })
            {
                return TokenJSON(.duration(duration))
            }
        case .fontWeight: if let weight = weight(value) { return weight }
        case .fontFamily: if let families = try ImportFamilies(dialect).value(value) { return families }
        case .cubicBezier: if let curve = curve(value) { return TokenJSON(.cubicBezier(curve)) }
        case .strokeStyle: if let style = stroke(value) { return style }
        case .shadow, .typography, .border, .transition, .gradient: return try composite(value, type)
        }
        let unit = type == .dimension ? value.string.flatMap(NumberedText.unit) : nil
        let advice = unit.map { _ in ", which has px and rem alone" } ?? ""
        throw Problem(message: "\(shown(value)) is no \(type.rawValue)\(advice)")
    }

    /// A color object; Figma writes the opacity into `hex` too.
    private mutating func color(_ value: JSONValue) throws(Problem) -> TokenJSON? {
        guard value.isObject else {
            return value.string.flatMap(CSSColorText.read).map { TokenJSON(.color($0)) }
        }
        guard let components = value["components"] ?? value["channels"] else {
            return colorObject(value).map { TokenJSON(.color($0)) }
        }
        guard let space = value["colorSpace"]?.string, ColorValue.Space(rawValue: space) != nil else {
            throw Problem(message: "the color space \(value["colorSpace"].map(shown) ?? "") is none of tokens")
        }
        let hex = value["hex"]?.string
        let long = hex.flatMap { $0.utf8.count == 9 ? SRGBColor(hex: $0) : nil }
        if long != nil { changes.append("'hex' is written without the opacity") }
        var members: [(name: String, value: TokenJSON)] = []
        for member in value.members {
            switch member.name {
            case "channels": members.append(("components", TokenJSON(components)))
            case "hex" where long != nil: members.append(("hex", .text(String((hex ?? "").prefix(7)))))
            case "colorSpace", "components", "alpha", "hex": members.append((member.name, TokenJSON(member.value)))
            default: changes.append("\(Wording.quoted(member.name)) is left out, as a color has no such part")
            }
        }
        if let long, value["alpha"] == nil, !long.isOpaque {
            members.append(("alpha", .raw(CSSNumber.rounded(long.alpha))))
        }
        return .object(members)
    }

    func colorObject(_ value: JSONValue) -> ColorValue? {
        ColorObject.read(value, whole: dialect == .figma ? 1 : 255)
    }

    /// The text of a number, with a unit or without; that of `{ "value": 16, "unit": "px" }` is `16px`.
    func measure(_ value: JSONValue) -> String? {
        guard value.isObject else { return value.string ?? value.rawText }
        guard let number = value["value"], let unit = value["unit"]?.string else { return nil }
        return (number.string ?? number.rawText) + unit
    }

    private mutating func weight(_ value: JSONValue) -> TokenJSON? {
        let text = value.string ?? value.rawText
        if let weight = NumberedText.weight(text) { return TokenJSON(.fontWeight(weight)) }
        guard let (weight, style) = NumberedText.weightOfStyle(text) else { return nil }
        self.style = style
        return TokenJSON(.fontWeight(weight))
    }

    private func curve(_ value: JSONValue) -> CubicBezier? {
        guard value.isArray else { return value.string.flatMap(NumberedText.curve).flatMap { CubicBezier($0) } }
        let numbers = value.elements.map { $0.number ?? $0.string.flatMap { CSSNumber.read($0) } }
        let found = numbers.compactMap(\.self)
        return found.count == numbers.count ? CubicBezier(found) : nil
    }

    private mutating func stroke(_ value: JSONValue) -> TokenJSON? {
        if let text = value.string {
            return StrokeStyle.Keyword(rawValue: text.lowercased()).map { TokenJSON(.strokeStyle(.keyword($0))) }
        }
        guard let dashes = value["dashArray"], let cap = value["lineCap"] else { return nil }
        var lengths: [TokenJSON] = []
        for dash in dashes.elements {
            guard let length = try? part(dash, .dimension) else { return nil }
            lengths.append(length)
        }
        return lengths.isEmpty ? nil : .object([("dashArray", .list(lengths)), ("lineCap", TokenJSON(cap))])
    }
}
