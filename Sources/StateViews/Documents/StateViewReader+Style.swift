import DesignTokens
import L10nSource
import L10nSyntax

extension JSONObjectReader {
    /// A list of styles, each upon the one before.
    mutating func styles(_ value: JSONValue) -> StateViewStyle {
        places["style"] = value.span
        guard value.isArray else { return style(value) }
        return array(value) { $0.style($1) }.reduce(StateViewStyle()) { $0 <> $1 }
    }

    mutating func style(_ value: JSONValue) -> StateViewStyle {
        var style = StateViewStyle()
        dictionary(value) { reader, member in
            guard let property = StyleProperty(name: member.name) else {
                let names = StyleProperty.all.map(\.name)
                let advice = Suggestions.question(member.name, among: names) ?? "use one such as 'title.color'"
                return reader.invalid(
                    at: member.value.file.span(member.nameRange),
                    "no property \(Wording.quoted(member.name)); \(advice)")
            }
            reader.places["style." + property.name] = member.value.span
            if let value = reader.styleValue(member.value, property) { style[property] = value }
        }
        return style
    }

    mutating func styleValue(_ value: JSONValue, _ property: StyleProperty) -> StyleValue? {
        if property.canBeUnlimited, value.isNone { return .unlimited }
        switch property.value {
        case .color: return color(value).map { .color($0) }
        case .length: return length(value).map { .length($0) }
        case .insets: return insets(value).map { .insets($0) }
        case .font: return font(value).map { .font($0) }
        case .lines: return integer(value, in: 1...1000).map { .number($0) }
        case .flag: return flag(value).map { .flag($0) }
        case .word:
            guard let word = text(value)?.value else { return nil }
            if !property.words.isEmpty, !property.words.contains(word) {
                let advice =
                    Suggestions.question(word, among: property.words)
                    ?? "write \(Wording.list(property.words, "or"))"
                invalid(value, "\(Wording.quoted(word)) is not allowed here; \(advice)")
                return nil
            }
            return .word(word)
        }
    }

    /// Points, or the path of a token with or without braces.
    mutating func length(_ value: JSONValue) -> StateViewStyle.Length? {
        if let path = value.string { return .token(Self.path(path)) }
        return number(value, in: StateViewContract.lengths).map { .points($0) }
    }

    mutating func color(_ value: JSONValue) -> StateViewStyle.Color? {
        guard let text = text(value)?.value else { return nil }
        guard text.hasPrefix("#") else { return .token(Self.path(text)) }
        guard let color = SRGBColor(hex: text) else {
            invalid(value, "\(Wording.quoted(text)) is no color; write one such as '#1b1b1f', or a token")
            return nil
        }
        return .literal(color.value)
    }

    private mutating func font(_ value: JSONValue) -> StateViewStyle.Font? {
        guard value.isObject else { return text(value).map { .token(Self.path($0.value)) } }
        var style: TextStyle?
        var weight = StateViewStyle.Font.Weight.regular
        object(
            value,
            fields: [
                ("preferred", { style = $0.choice($1, of: TextStyle.self) }),
                (
                    "weight",
                    { reader, value in
                        guard let name = reader.choice(value, of: WeightName.self) else { return }
                        weight = name.weight
                    }
                ),
            ])
        if value["preferred"] == nil {
            invalid(value, "this font has no 'preferred'; write a text style such as 'body'")
        }
        return style.map { .preferred($0, weight) }
    }

    private enum WeightName: String, CaseIterable {
        case light
        case regular
        case medium
        case semibold
        case bold

        var weight: StateViewStyle.Font.Weight {
            switch self {
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            }
        }
    }

    /// One length for all sides, or each by its name.
    mutating func insets(_ value: JSONValue) -> StateViewArrangement.EdgeInsets? {
        guard value.isObject else { return length(value).map { StateViewArrangement.EdgeInsets($0) } }
        var insets = StateViewArrangement.EdgeInsets.zero
        object(
            value,
            fields: [
                ("top", { insets.top = $0.length($1) ?? .zero }),
                ("leading", { insets.leading = $0.length($1) ?? .zero }),
                ("bottom", { insets.bottom = $0.length($1) ?? .zero }),
                ("trailing", { insets.trailing = $0.length($1) ?? .zero }),
            ])
        return insets
    }

    private static func path(_ text: String) -> String {
        text.hasPrefix("{") && text.hasSuffix("}") ? String(text.dropFirst().dropLast()) : text
    }
}
