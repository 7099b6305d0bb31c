internal import L10nSource
internal import L10nSyntax

/// Writes values of other tools as values of the format.
struct ImportConverter {
    /// Why a value cannot be written.
    struct Problem: Error {
        var message: String
    }

    let dialect: TokenImport.Dialect
    /// What is not as it was.
    private(set) var changes: [String] = []
    /// Whether the unit of the value is understood, as the tool writes lengths without one.
    private(set) var lacksUnit = false
    /// The arithmetic that stands for the value, which is nothing until it is computed.
    private(set) var formula: ImportFormula?
    /// The share of a size that stands for the value.
    private(set) var share: Double?

    init(_ dialect: TokenImport.Dialect) {
        self.dialect = dialect
    }

    /// - Parameter name: the name of the type in the tool; nil where it states none.
    mutating func convert(_ value: JSONValue, _ name: String?) throws(Problem) -> (type: TokenType?, value: TokenJSON) {
        if value.isNull { throw Problem(message: "it has no value") }
        let known = name.flatMap(Self.type)
        if dialect != .figma, let text = value.string, name == nil || known != nil {
            if let formula = ImportFormula(text, known), dialect == .tokensStudio || text.contains("{") {
                self.formula = formula
                return (known, .raw("null"))
            }
            if known ?? .color == .color, ImportColorText(text) != nil { return (.color, .text(text)) }
        }
        if let alias = try alias(value) { return (nil, alias) }
        guard let name else {
            guard let (type, value) = guessed(value) else {
                throw Problem(message: "\(shown(value)) says no type; state one")
            }
            return (type, value)
        }
        guard let type = Self.type(name) else {
            throw Problem(message: "tokens have no type \(Wording.quoted(name)); keep it outside of the token files")
        }
        if dialect != .figma, type == .dimension, let text = value.string, text.hasSuffix("%"),
            let share = ImportText.number(text)
        {
            if share == 0 { return (type, TokenJSON(.dimension(Dimension(0, .px)))) }
            self.share = share
            return (type, .text(text))
        }
        if dialect != .figma, name.hasPrefix("lineHeight"), let length = lineLength(value) {
            changes.append("\(shown(value)) is a length, so that it is no number now")
            return (.dimension, TokenJSON(.dimension(length)))
        }
        lacksUnit = (value.number ?? value.string.flatMap { CSSNumber.read($0) }) != nil
        return (type, try written(value, type))
    }

    /// A line height that is no multiple of a size.
    private func lineLength(_ value: JSONValue) -> Dimension? {
        let text = value.string ?? value.rawText
        if let length = ImportText.length(text, plainUnit: nil) { return length }
        return CSSNumber.read(text).flatMap { $0 > Self.largestMultiple ? Dimension($0, .px) : nil }
    }

    /// A plain number beyond any multiple of a size is a length in pixels.
    static let largestMultiple = 4.0

    private static func type(_ name: String) -> TokenType? { TokenType(rawValue: name) ?? types[name] }

    /// Names of types in Tokens Studio and Style Dictionary.
    private static let types: [String: TokenType] = [
        "spacing": .dimension, "sizing": .dimension, "size": .dimension, "borderRadius": .dimension,
        "borderWidth": .dimension, "fontSizes": .dimension, "fontSize": .dimension, "letterSpacing": .dimension,
        "paragraphSpacing": .dimension, "lineHeights": .number, "lineHeight": .number, "opacity": .number,
        "boxShadow": .shadow, "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "time": .duration,
        "float": .number,
    ]

    /// A whole reference; nil for other values.
    private mutating func alias(_ value: JSONValue) throws(Problem) -> TokenJSON? {
        guard let text = value.string else { return nil }
        if dialect == .tokensStudio, text.utf8.first == 0x24, text.utf8.count > 1,
            text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) })
        {
            // How earlier versions of the tool referred to a token.
            return .text("{\(ImportNames.names(text.dropFirst(), dialect).joined(separator: "."))}")
        }
        guard text.contains("{") else { return nil }
        let inner = text.dropFirst().dropLast()
        guard text.hasPrefix("{"), text.hasSuffix("}"), !inner.contains("{"), !inner.contains("}") else {
            throw Problem(message: "\(shown(value)) computes with references, which tokens cannot")
        }
        let names = ImportNames.names(inner, dialect)
        guard !names.isEmpty else { throw Problem(message: "\(shown(value)) names no token") }
        return .text("{\(names.joined(separator: "."))}")
    }

    /// What a value can only be (TL-2).
    private mutating func guessed(_ value: JSONValue) -> (TokenType, TokenJSON)? {
        if value.isNumber { return (.number, TokenJSON(value)) }
        guard let text = value.string else { return nil }
        if let color = CSSColorText.read(text) { return (.color, TokenJSON(.color(color))) }
        if let length = ImportText.length(text, plainUnit: nil) { return (.dimension, TokenJSON(.dimension(length))) }
        if let duration = ImportText.duration(text) { return (.duration, TokenJSON(.duration(duration))) }
        guard let number = CSSNumber.read(text) else { return nil }
        changes.append("the text \(shown(value)) is a number now")
        return (.number, TokenJSON(.number(number)))
    }

    /// A value, or a reference, where a part of a composite value stands.
    private mutating func part(_ value: JSONValue, _ type: TokenType) throws(Problem) -> TokenJSON {
        if dialect != .figma, type == .color, let text = value.string, ImportColorText(text) != nil {
            return .text(text)
        }
        if let alias = try alias(value) { return alias }
        return try written(value, type)
    }

    private mutating func written(_ value: JSONValue, _ type: TokenType) throws(Problem) -> TokenJSON {
        switch type {
        case .color:
            if value.isObject { return color(value) }
            if let color = value.string.flatMap(CSSColorText.read) { return TokenJSON(.color(color)) }
        case .dimension:
            if value.isObject { return TokenJSON(value) }
            if let length = ImportText.length(value.string ?? value.rawText, plainUnit: .px) {
                return TokenJSON(.dimension(length))
            }
        case .number:
            if let number = value.number { return TokenJSON(.number(number)) }
            if let number = value.string.flatMap(ImportText.number) { return TokenJSON(.number(number)) }
        case .duration:
            if value.isObject { return TokenJSON(value) }
            if let duration = ImportText.duration(value.string ?? value.rawText + "ms") {
                return TokenJSON(.duration(duration))
            }
        case .fontWeight:
            let text = value.string ?? value.rawText
            if let weight = ImportText.weight(text) { return TokenJSON(.fontWeight(weight)) }
            if let weight = ImportText.weight(text.lowercased().replacing("italic", with: "")) {
                changes.append("'italic' is left out, as a weight says nothing of it")
                return TokenJSON(.fontWeight(weight))
            }
        case .fontFamily:
            if value.isArray { return TokenJSON(value) }
            if let families = value.string.map(ImportText.families), !families.isEmpty {
                return TokenJSON(.fontFamily(families))
            }
        case .shadow:
            if value.isArray {
                var layers: [TokenJSON] = []
                for layer in value.elements { layers.append(try shadow(layer)) }
                return .list(layers)
            }
            return try shadow(value)
        case .typography: return try typography(value)
        case .border: return try members(value, [("color", .color), ("width", .dimension), ("style", .strokeStyle)])
        case .transition:
            return try members(
                value, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)])
        case .cubicBezier, .strokeStyle, .gradient: return TokenJSON(value)
        }
        throw Problem(message: "\(shown(value)) is no \(type.rawValue)")
    }

    /// A color object; Figma writes the opacity into `hex` too.
    private mutating func color(_ value: JSONValue) -> TokenJSON {
        guard let hex = value["hex"]?.string, hex.utf8.count == 9, hex.hasPrefix("#") else { return TokenJSON(value) }
        changes.append("'hex' is written without the opacity")
        return .object(
            value.members.map { member in
                (member.name, member.isNamed("hex") ? TokenJSON.text(String(hex.prefix(7))) : TokenJSON(member.value))
            })
    }

    private mutating func members(
        _ value: JSONValue, _ parts: [(name: String, type: TokenType)]
    ) throws(Problem) -> TokenJSON {
        guard value.isObject else { throw Problem(message: "\(shown(value)) has no parts") }
        var result: [(name: String, value: TokenJSON)] = []
        for (name, type) in parts {
            guard let part = value[name] else { throw Problem(message: "'\(name)' is missing") }
            result.append((name, try self.part(part, type)))
        }
        noteOthers(of: value, known: Set(parts.map(\.name)))
        return .object(result)
    }

    private mutating func noteOthers(of value: JSONValue, known: Set<String>) {
        for member in value.members where !known.contains(member.name) {
            changes.append("\(Wording.quoted(member.name)) is left out, as the type has no such part")
        }
    }

    private mutating func shadow(_ value: JSONValue) throws(Problem) -> TokenJSON {
        guard value.isObject else { throw Problem(message: "\(shown(value)) is no shadow") }
        var result: [(name: String, value: TokenJSON)] = []
        for (names, type) in [
            (["color"], TokenType.color), (["offsetX", "x"], .dimension), (["offsetY", "y"], .dimension),
            (["blur"], .dimension), (["spread"], .dimension),
        ] {
            if let part = names.lazy.compactMap({ value[$0] }).first {
                result.append((names[0], try self.part(part, type)))
            } else {
                guard type == .dimension else { throw Problem(message: "the shadow has no color") }
                result.append((names[0], TokenJSON(.dimension(Dimension(0, .px)))))
                changes.append("'\(names[0])' is missing and counts as 0")
            }
        }
        if value["type"]?.string == "innerShadow" || value["inset"]?.bool == true {
            result.append(("inset", .raw("true")))
        }
        noteOthers(
            of: value, known: ["color", "offsetX", "x", "offsetY", "y", "blur", "spread", "type", "inset"])
        return .object(result)
    }

    private mutating func typography(_ value: JSONValue) throws(Problem) -> TokenJSON {
        guard value.isObject else { throw Problem(message: "\(shown(value)) is no typography") }
        let size = value["fontSize"].flatMap { ImportText.length($0.string ?? $0.rawText, plainUnit: .px) }
        var result: [(name: String, value: TokenJSON)] = []
        for (name, type) in [
            ("fontFamily", TokenType.fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
        ] {
            guard let part = value[name] else { throw Problem(message: "'\(name)' is missing") }
            result.append((name, try self.part(part, type)))
        }
        result.append(("letterSpacing", try letterSpacing(value["letterSpacing"], size)))
        result.append(("lineHeight", try lineHeight(value["lineHeight"], size)))
        noteOthers(of: value, known: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
        return .object(result)
    }

    /// A share of the size is brought into its unit.
    private mutating func letterSpacing(_ value: JSONValue?, _ size: Dimension?) throws(Problem) -> TokenJSON {
        guard let value else {
            changes.append("'letterSpacing' is missing and counts as 0")
            return TokenJSON(.dimension(Dimension(0, .px)))
        }
        guard let text = value.string, text.hasSuffix("%"), let share = ImportText.number(text) else {
            return try part(value, .dimension)
        }
        if share == 0 { return TokenJSON(.dimension(Dimension(0, size?.unit ?? .px))) }
        guard let size else {
            if dialect == .figma {
                throw Problem(message: "'letterSpacing' is a share of a size that is not stated here")
            }
            return .text(text)
        }
        return TokenJSON(.dimension(Dimension(share * size.value, size.unit)))
    }

    /// A length is brought into a multiple of the size.
    private mutating func lineHeight(_ value: JSONValue?, _ size: Dimension?) throws(Problem) -> TokenJSON {
        guard let value else { throw Problem(message: "'lineHeight' is missing") }
        if let alias = try alias(value) { return alias }
        if let number = value.number, number > Self.largestMultiple, let size, size.unit == .px, size.value > 0 {
            return TokenJSON(.number(number / size.value))
        }
        if dialect != .figma, size == nil, let length = lineLength(value) { return TokenJSON(.dimension(length)) }
        if let number = value.number ?? value.string.flatMap(ImportText.number) { return TokenJSON(.number(number)) }
        guard let length = value.string.flatMap({ ImportText.length($0, plainUnit: nil) }), let size,
            length.unit == size.unit, size.value > 0
        else { throw Problem(message: "\(shown(value)) is no multiple of the size") }
        return TokenJSON(.number(length.value / size.value))
    }

    private func shown(_ value: JSONValue) -> String {
        value.isString ? Wording.quoted(value.string ?? "") : JSONWording.kind(of: value)
    }
}
