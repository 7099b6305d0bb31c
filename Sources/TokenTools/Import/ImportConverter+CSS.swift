import DesignTokens
internal import L10nSource
import TokenThemes

/// Composite values in CSS text, in which parts may be references.
extension ImportConverter {
    /// Nil for types that have no such text, and for texts that are no value of the type.
    mutating func composite(_ text: String, _ type: TokenType) throws(Problem) -> TokenJSON? {
        switch type {
        case .shadow:
            var layers: [TokenJSON] = []
            for layer in NumberedText.parts(text, separator: ",") {
                guard let found = try shadow(layer) else { return nil }
                layers.append(found)
            }
            return layers.isEmpty ? nil : layers.count == 1 ? layers[0] : .list(layers)
        case .border:
            let words = NumberedText.parts(text, separator: " ")
            // The parts of a border stand in any order.
            let width = words.first { NumberedText.length($0, plainUnit: .px) != nil }
            let style = words.lazy.compactMap { StrokeStyle.Keyword(rawValue: $0) }.first
            let rest = words.filter { $0 != width && $0 != style?.rawValue }
            guard let length = width.flatMap({ NumberedText.length($0, plainUnit: .px) }), let style, rest.count == 1,
                let color = try color(rest[0])
            else { return nil }
            return .object([
                ("color", color), ("width", TokenJSON(.dimension(length))),
                ("style", TokenJSON(.strokeStyle(.keyword(style)))),
            ])
        case .gradient: return try gradient(text)
        case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
            .typography:
            return nil
        }
    }

    /// `inset 0 1px 2px rgba(0, 0, 0, 0.2)`
    private mutating func shadow(_ text: String) throws(Problem) -> TokenJSON? {
        var words = NumberedText.parts(text, separator: " ")
        let count = words.count
        // `inset` and the color may stand before the lengths or behind them.
        words.removeAll { $0 == "inset" }
        let isInset = words.count < count
        let lengths = words.compactMap { NumberedText.length($0, plainUnit: .px) }
        let rest = words.filter { NumberedText.length($0, plainUnit: .px) == nil }
        guard (2...4).contains(lengths.count), rest.count == 1, let color = try color(rest[0]) else { return nil }
        var members: [(name: String, value: TokenJSON)] = [("color", color)]
        for (index, name) in ["offsetX", "offsetY", "blur", "spread"].enumerated() {
            let length = index < lengths.count ? lengths[index] : Dimension(0, .px)
            members.append((name, TokenJSON(.dimension(length))))
        }
        if isInset { members.append(("inset", .raw("true"))) }
        return .object(members)
    }

    /// `linear-gradient(90deg, #fff 0%, {color.accent} 100%)`; nil for other texts.
    mutating func gradient(_ text: String) throws(Problem) -> TokenJSON? {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), text[..<open].hasSuffix("-gradient") else {
            return nil
        }
        var parts = NumberedText.parts(String(text[text.index(after: open)...].dropLast()), separator: ",")
        guard let first = parts.first else { return nil }
        var direction = String(text[..<open])
        // What begins the list and is no stop says the direction.
        if try stop(first) == nil {
            direction += " \(first)"
            parts.removeFirst()
        }
        var stops: [(color: TokenJSON, position: Double?)] = []
        for part in parts {
            guard let found = try stop(part) else {
                throw Problem(message: "\(Wording.quoted(part)) is no stop of a gradient")
            }
            stops.append(found)
        }
        guard !stops.isEmpty else { throw Problem(message: "the gradient has no stops") }
        changes.append("\(Wording.quoted(direction)) is left out, as a gradient is its stops alone")
        let last = Double(max(stops.count - 1, 1))
        return .list(
            stops.enumerated().map { index, stop in
                .object([
                    ("color", stop.color), ("position", TokenJSON(.number(stop.position ?? Double(index) / last))),
                ])
            })
    }

    private mutating func stop(_ text: String) throws(Problem) -> (color: TokenJSON, position: Double?)? {
        let words = NumberedText.parts(text, separator: " ")
        guard (1...2).contains(words.count), let color = try color(words[0]) else { return nil }
        guard words.count == 2 else { return (color, nil) }
        guard words[1].hasSuffix("%"), let position = NumberedText.number(words[1]) else { return nil }
        return (color, min(max(position, 0), 1))
    }

    private func color(_ text: String) throws(Problem) -> TokenJSON? {
        if ImportColorText(text) != nil { return .text(text) }
        if text.hasPrefix("{") { return try alias(text) }
        return CSSColorText.read(text).map { TokenJSON(.color($0)) }
    }
}
