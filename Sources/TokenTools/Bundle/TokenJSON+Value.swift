package import DesignTokens
import TokenThemes

extension TokenJSON {
    /// A value as `$value` of a token file holds it.
    package init(_ value: TokenValue) {
        switch value {
        case .color(let color): self = Self.color(color)
        case .dimension(let length): self = Self.measure(length.value, length.unit.rawValue)
        case .fontFamily(let families): self = Self.families(families)
        case .fontWeight(let weight): self = Self.weight(weight)
        case .duration(let duration): self = Self.measure(duration.value, duration.unit.rawValue)
        case .cubicBezier(let curve): self = Self.curve(curve)
        case .number(let number): self = Self.number(number)
        case .strokeStyle(let style): self = Self.style(style)
        case .border(let border):
            self = .object([
                ("color", Self.color(border.color)), ("width", Self.length(border.width)),
                ("style", Self.style(border.style)),
            ])
        case .transition(let transition):
            self = .object([
                ("duration", TokenJSON(.duration(transition.duration))),
                ("delay", TokenJSON(.duration(transition.delay))),
                ("timingFunction", Self.curve(transition.timingFunction)),
            ])
        case .shadow(let layers): self = layers.count == 1 ? Self.shadow(layers[0]) : .list(layers.map(Self.shadow))
        case .gradient(let stops):
            self = .list(
                stops.map { .object([("color", Self.color($0.color)), ("position", Self.number($0.position))]) })
        case .typography(let style):
            self = .object([
                ("fontFamily", Self.families(style.fontFamily)), ("fontSize", Self.length(style.fontSize)),
                ("fontWeight", Self.weight(style.fontWeight)), ("letterSpacing", Self.length(style.letterSpacing)),
                ("lineHeight", Self.number(style.lineHeight)),
            ])
        }
    }

    private static func number(_ number: Double) -> TokenJSON { .raw(CSSNumber.written(number)) }

    private static func measure(_ value: Double, _ unit: String) -> TokenJSON {
        .object([("value", number(value)), ("unit", text(unit))])
    }

    private static func length(_ length: Dimension) -> TokenJSON { measure(length.value, length.unit.rawValue) }

    private static func families(_ families: [String]) -> TokenJSON {
        families.count == 1 ? text(families[0]) : .list(families.map(text))
    }

    private static func weight(_ weight: FontWeight) -> TokenJSON { weight.name.map(text) ?? number(weight.number) }

    private static func curve(_ curve: CubicBezier) -> TokenJSON {
        .list([curve.x1, curve.y1, curve.x2, curve.y2].map(number))
    }

    private static func color(_ color: ColorValue) -> TokenJSON {
        var members: [(name: String, value: TokenJSON)] = [
            ("colorSpace", text(color.space.rawValue)),
            ("components", .list(color.components.map { $0.map(number) ?? text("none") })),
        ]
        if color.alpha != 1 { members.append(("alpha", number(color.alpha))) }
        if let hex = color.hex { members.append(("hex", text(hex))) }
        return .object(members)
    }

    private static func style(_ style: StrokeStyle) -> TokenJSON {
        switch style {
        case .keyword(let keyword): text(keyword.rawValue)
        case .dashes(let lengths, let cap):
            .object([("dashArray", .list(lengths.map(length))), ("lineCap", text(cap.rawValue))])
        }
    }

    private static func shadow(_ shadow: Shadow) -> TokenJSON {
        let lengths = [
            ("offsetX", shadow.offsetX), ("offsetY", shadow.offsetY), ("blur", shadow.blur), ("spread", shadow.spread),
        ]
        return .object(
            [("color", color(shadow.color))] + lengths.map { ($0, length($1)) }
                + (shadow.isInset ? [("inset", .raw("true"))] : []))
    }
}
