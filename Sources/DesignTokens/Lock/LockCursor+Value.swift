/// Values as `TokenJSON(TokenValue)` writes them on one line.
extension LockCursor {
    /// A token of the section `values`.
    package mutating func lockedValue(_ text: Span<UInt8>) -> (value: TokenValue, data: StyleData?)? {
        guard skip("{\"$type\": ", text), let type = type(text), skip(", \"$value\": ", text),
            let value = value(type, text)
        else { return nil }
        var data: StyleData?
        if skip(", \"$extensions\": {\"org.stateview-l10n\": ", text) {
            data = styleData(text)
            guard data != nil, skip("}", text) else { return nil }
        }
        return skip("}", text) ? (value, data) : nil
    }

    /// The two that most tokens have are compared first, without a text of their own.
    private mutating func type(_ text: Span<UInt8>) -> TokenType? {
        if skip("\"color\"", text) { return .color }
        if skip("\"dimension\"", text) { return .dimension }
        return string(text).flatMap { TokenType(rawValue: $0) }
    }

    private mutating func value(_ type: TokenType, _ text: Span<UInt8>) -> TokenValue? {
        switch type {
        case .color: color(text).map { .color($0) }
        case .dimension: length(text).map { .dimension($0) }
        case .fontFamily: families(text).map { .fontFamily($0) }
        case .fontWeight: weight(text).map { .fontWeight($0) }
        case .duration: duration(text).map { .duration($0) }
        case .cubicBezier: curve(text).map { .cubicBezier($0) }
        case .number: number(text).map { .number($0) }
        case .strokeStyle: strokeStyle(text).map { .strokeStyle($0) }
        case .border: border(text).map { .border($0) }
        case .transition: transition(text).map { .transition($0) }
        case .shadow: shadows(text).map { .shadow($0) }
        case .gradient: gradient(text).map { .gradient($0) }
        case .typography: typography(text).map { .typography($0) }
        }
    }

    private mutating func color(_ text: Span<UInt8>) -> ColorValue? {
        guard skip("{\"colorSpace\": ", text) else { return nil }
        let space: ColorValue.Space? =
            skip("\"srgb\"", text) ? .srgb : string(text).flatMap { ColorValue.Space(rawValue: $0) }
        guard let space, skip(", \"components\": [", text), let first = component(text), skip(", ", text),
            let second = component(text), skip(", ", text), let third = component(text), skip("]", text)
        else { return nil }
        var color = ColorValue(space, first.number, second.number, third.number)
        if skip(", \"alpha\": ", text) {
            guard let alpha = number(text), (0...1).contains(alpha) else { return nil }
            color.alpha = alpha
        }
        if skip(", \"hex\": ", text) {
            guard let hex = string(text) else { return nil }
            color.hex = hex
        }
        return skip("}", text) ? color : nil
    }

    private mutating func component(_ text: Span<UInt8>) -> (number: Double?, Void)? {
        // A tuple, as a component `none` has no number and is no fault.
        skip("\"none\"", text) ? (nil, ()) : number(text).map { ($0, ()) }
    }

    private mutating func length(_ text: Span<UInt8>) -> Dimension? {
        guard skip("{\"value\": ", text), let value = number(text), skip(", \"unit\": ", text),
            let unit = skip("\"px\"", text) ? .px : string(text).flatMap({ Dimension.Unit(rawValue: $0) }),
            skip("}", text)
        else { return nil }
        return Dimension(value, unit)
    }

    private mutating func duration(_ text: Span<UInt8>) -> TokenDuration? {
        guard skip("{\"value\": ", text), let value = number(text), skip(", \"unit\": ", text),
            let unit = string(text).flatMap({ TokenDuration.Unit(rawValue: $0) }), skip("}", text)
        else { return nil }
        return TokenDuration(value, unit)
    }

    private mutating func families(_ text: Span<UInt8>) -> [String]? {
        if let name = string(text) { return [name] }
        guard let names = list(text, { $0.string($1) }), !names.isEmpty else { return nil }
        return names
    }

    private mutating func weight(_ text: Span<UInt8>) -> FontWeight? {
        if let name = string(text) { return FontWeight(name: name) }
        return number(text).flatMap { FontWeight($0) }
    }

    private mutating func curve(_ text: Span<UInt8>) -> CubicBezier? {
        guard let numbers = list(text, { $0.number($1) }), numbers.count == 4 else { return nil }
        return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    private mutating func strokeStyle(_ text: Span<UInt8>) -> StrokeStyle? {
        if let name = string(text) { return StrokeStyle.Keyword(rawValue: name).map { .keyword($0) } }
        guard skip("{\"dashArray\": ", text), let lengths = list(text, { $0.length($1) }), !lengths.isEmpty,
            skip(", \"lineCap\": ", text), let cap = string(text).flatMap({ StrokeStyle.LineCap(rawValue: $0) }),
            skip("}", text)
        else { return nil }
        return .dashes(lengths, lineCap: cap)
    }

    private mutating func border(_ text: Span<UInt8>) -> Border? {
        guard skip("{\"color\": ", text), let color = color(text), skip(", \"width\": ", text),
            let width = length(text), skip(", \"style\": ", text), let style = strokeStyle(text), skip("}", text)
        else { return nil }
        return Border(color: color, width: width, style: style)
    }

    private mutating func transition(_ text: Span<UInt8>) -> Transition? {
        guard skip("{\"duration\": ", text), let duration = duration(text), skip(", \"delay\": ", text),
            let delay = self.duration(text), skip(", \"timingFunction\": ", text), let curve = curve(text),
            skip("}", text)
        else { return nil }
        return Transition(duration: duration, delay: delay, timingFunction: curve)
    }

    private mutating func shadows(_ text: Span<UInt8>) -> [Shadow]? {
        if let shadow = shadow(text) { return [shadow] }
        guard let layers = list(text, { $0.shadow($1) }), !layers.isEmpty else { return nil }
        return layers
    }

    private mutating func shadow(_ text: Span<UInt8>) -> Shadow? {
        guard skip("{\"color\": ", text), let color = color(text), skip(", \"offsetX\": ", text),
            let offsetX = length(text), skip(", \"offsetY\": ", text), let offsetY = length(text),
            skip(", \"blur\": ", text), let blur = length(text), skip(", \"spread\": ", text),
            let spread = length(text)
        else { return nil }
        let isInset = skip(", \"inset\": true", text)
        guard skip("}", text) else { return nil }
        return Shadow(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    }

    private mutating func gradient(_ text: Span<UInt8>) -> [GradientStop]? {
        let stops = list(text) { cursor, text -> GradientStop? in
            guard cursor.skip("{\"color\": ", text), let color = cursor.color(text),
                cursor.skip(", \"position\": ", text), let position = cursor.number(text), cursor.skip("}", text)
            else { return nil }
            return GradientStop(color: color, position: position)
        }
        guard let stops, !stops.isEmpty else { return nil }
        return stops
    }

    private mutating func typography(_ text: Span<UInt8>) -> Typography? {
        guard skip("{\"fontFamily\": ", text), let families = families(text), skip(", \"fontSize\": ", text),
            let size = length(text), skip(", \"fontWeight\": ", text), let weight = weight(text),
            skip(", \"letterSpacing\": ", text), let spacing = length(text), skip(", \"lineHeight\": ", text),
            let lineHeight = number(text), skip("}", text)
        else { return nil }
        return Typography(
            fontFamily: families, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: lineHeight)
    }
}
