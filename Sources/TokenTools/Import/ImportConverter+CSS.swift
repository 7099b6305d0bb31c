import DesignTokens
internal import L10nSource
import TokenThemes

/// Composite values in CSS text, in which parts may be references.
extension ImportConverter {
    /// Nil for types that have no such text, and for texts that are no value of the type.
    mutating func composite(_ text: String, _ type: TokenType) throws(Problem) -> TokenJSON? {
        let text = braced(text)
        switch type {
        case .shadow:
            guard let parts = CSSCompositeText.shadow(text) else { return nil }
            var layers: [TokenJSON] = []
            for part in parts {
                guard let color = try color(part.color) else { return nil }
                layers.append(Self.shadow(part, color))
            }
            return layers.count == 1 ? layers[0] : .list(layers)
        case .border:
            guard let border = CSSCompositeText.border(text), let color = try color(border.color) else { return nil }
            return .object([
                ("color", color), ("width", TokenJSON(.dimension(border.width))),
                ("style", TokenJSON(.strokeStyle(.keyword(border.style)))),
            ])
        case .gradient: return try gradient(text)
        case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
            .typography:
            return nil
        }
    }

    private static func shadow(_ layer: CSSCompositeText.Layer, _ color: TokenJSON) -> TokenJSON {
        var members: [(name: String, value: TokenJSON)] = [("color", color)]
        for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], layer.lengths) {
            members.append((name, TokenJSON(.dimension(length))))
        }
        if layer.isInset { members.append(("inset", .raw("true"))) }
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
