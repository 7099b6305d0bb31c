import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

extension ImportConverter {
    /// A value of several parts.
    mutating func composite(_ value: JSONValue, _ type: TokenType) throws(Problem) -> TokenJSON {
        if let text = value.string, let found = try composite(text, type) { return found }
        switch type {
        case .shadow:
            guard value.isArray else { return try shadow(value) }
            var layers: [TokenJSON] = []
            for layer in value.elements {
                if let text = layer.string, let found = try composite(text, .shadow) {
                    layers.append(found)
                } else {
                    layers.append(try shadow(layer))
                }
            }
            guard !layers.isEmpty else { throw Problem(message: "the shadow has no layer") }
            return .list(layers)
        case .typography: return try typography(value)
        case .border: return try members(value, [("color", .color), ("width", .dimension), ("style", .strokeStyle)])
        case .transition:
            return try members(
                value, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
        case .gradient:
            let stops = value["stops"] ?? value
            guard stops.isArray, stops.elements.contains(where: { _ in true }) else {
                throw Problem(message: "the gradient has no stops")
            }
            noteOthers(of: value, known: ["stops"])
            var result: [TokenJSON] = []
            for stop in stops.elements {
                if let alias = try alias(stop) {
                    result.append(alias)
                } else {
                    result.append(try members(stop, [("color", .color), ("position", .number)]))
                }
            }
            return .list(result)
        case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle:
            return try written(value, type)
        }
    }

    private mutating func members(
        _ value: JSONValue, _ parts: [(name: String, type: TokenType)]
    ) throws(Problem) -> TokenJSON {
        guard value.isObject else { throw Problem(message: "\(shown(value)) has no parts") }
        var result: [(name: String, value: TokenJSON)] = []
        for (name, type) in parts {
            guard let part = value[name] else {
                guard name == "delay" else { throw Problem(message: "'\(name)' is missing") }
                changes.append("'delay' is missing and counts as 0")
                result.append((name, TokenJSON(.duration(TokenDuration(0, .ms)))))
                continue
            }
            result.append((name, try self.part(part, type)))
        }
        noteOthers(of: value, known: Set(parts.map(\.name)))
        return .object(result)
    }

    /// Keeps the parts for which the type has no place.
    private mutating func noteOthers(of value: JSONValue, known: Set<String>) {
        for member in value.members where !known.contains(member.name) {
            leftovers.append((member.name, TokenJSON(member.value)))
        }
    }

    private mutating func shadow(_ value: JSONValue) throws(Problem) -> TokenJSON {
        guard value.isObject else {
            if let alias = try alias(value) { return alias }
            throw Problem(message: "\(shown(value)) is no shadow")
        }
        var result: [(name: String, value: TokenJSON)] = []
        // `x` and `y` are names of Tokens Studio, `radius` is one of plugins of Figma.
        for (names, type) in [
            (["color"], TokenType.color), (["offsetX", "x"], .dimension), (["offsetY", "y"], .dimension),
            (["blur", "radius"], .dimension), (["spread"], .dimension),
        ] {
            if let part = names.lazy.compactMap({ value[$0] }).first {
                result.append((names[0], try self.part(part, type)))
            } else {
                guard type == .dimension else { throw Problem(message: "the shadow has no color") }
                result.append((names[0], TokenJSON(.dimension(Dimension(0, .px)))))
                changes.append("'\(names[0])' is missing and counts as 0")
            }
        }
        let kind = ["type", "$type", "shadowType"].lazy.compactMap { value[$0]?.string }.first
        if kind == "innerShadow" || value["inset"]?.bool == true { result.append(("inset", .raw("true"))) }
        noteOthers(
            of: value,
            known: [
                "color", "offsetX", "x", "offsetY", "y", "blur", "radius", "spread", "type", "$type", "shadowType",
                "inset",
            ])
        return .object(result)
    }

    private mutating func typography(_ value: JSONValue) throws(Problem) -> TokenJSON {
        guard value.isObject else { throw Problem(message: "\(shown(value)) is no typography") }
        let size = value["fontSize"].flatMap(measure).flatMap { NumberedText.length($0, plainUnit: .px) }
        var result: [(name: String, value: TokenJSON)] = []
        for (name, type) in [
            ("fontFamily", TokenType.fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
        ] {
            if let part = value[name] {
                result.append((name, try self.part(part, type)))
            } else if type == .fontWeight, let normal = FontWeight(400) {
                changes.append("'fontWeight' is missing and counts as 400")
                result.append((name, TokenJSON(.fontWeight(normal))))
            } else {
                throw Problem(message: "'\(name)' is missing")
            }
        }
        result.append(("letterSpacing", try letterSpacing(value["letterSpacing"], size)))
        result.append(("lineHeight", try lineHeight(value["lineHeight"], size)))
        var known: Set<String> = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
        if let stated = value["fontStyle"]?.string, NumberedText.isItalic(stated) || stated == "normal" {
            known.insert("fontStyle")
            if stated != "normal" { style = stated }
        }
        noteOthers(of: value, known: known)
        return .object(result)
    }

    /// A share of the size is brought into its unit.
    private mutating func letterSpacing(_ value: JSONValue?, _ size: Dimension?) throws(Problem) -> TokenJSON {
        guard let value else {
            changes.append("'letterSpacing' is missing and counts as 0")
            return TokenJSON(.dimension(Dimension(0, .px)))
        }
        guard let text = value.string, let share = NumberedText.share(text) else { return try part(value, .dimension) }
        if share == 0 { return TokenJSON(.dimension(Dimension(0, size?.unit ?? .px))) }
        guard let size else {
            if dialect == .figma {
                throw Problem(message: "'letterSpacing' is a share of a size that is not stated here")
            }
            return .text(text)
        }
        return TokenJSON(.dimension(Dimension(share * size.value, size.unit)))
    }

    /// What browsers take for `normal`, on the average of fonts.
    private static let normalLineHeight = 1.2

    /// A length is brought into a multiple of the size.
    private mutating func lineHeight(_ value: JSONValue?, _ size: Dimension?) throws(Problem) -> TokenJSON {
        let text = value?.string?.lowercased()
        guard let value, text != "auto", text != "normal" else {
            let what = value.map(shown) ?? "missing"
            changes.append("'lineHeight' is \(what) and counts as \(Self.normalLineHeight)")
            return TokenJSON(.number(Self.normalLineHeight))
        }
        if let text = value.string, dialect != .figma, ImportFormula(text, .number) != nil { return .text(text) }
        if let alias = try alias(value) { return alias }
        let measure = measure(value)
        if let share = measure.flatMap(NumberedText.share) { return TokenJSON(.number(share)) }
        if dialect != .figma, size == nil, let length = lineLength(value) { return TokenJSON(.dimension(length)) }
        if let number = measure.flatMap({ CSSNumber.read($0) }), number <= Self.largestMultiple {
            return TokenJSON(.number(number))
        }
        guard let length = measure.flatMap({ NumberedText.length($0, plainUnit: .px) }), let size,
            let multiple = length.multiple(of: size)
        else { throw Problem(message: "\(shown(value)) is no multiple of the size") }
        if length.unit != size.unit {
            changes.append("\(shown(value)) is \(CSSNumber.rounded(multiple)) times the size, at 16px to 1rem")
        }
        return TokenJSON(.number(multiple))
    }
}
