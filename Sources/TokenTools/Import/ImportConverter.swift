import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// Writes values of other tools as values of the format.
struct ImportConverter {
    /// Why a value cannot be written.
    struct Problem: Error {
        var message: String
    }

    let dialect: TokenImport.Dialect
    /// What a length without a unit is measured in; nil where the tool decides.
    private let plainUnit: Dimension.Unit?
    /// The names of the token.
    private let names: [String]
    /// The whole token, where it has members beside the value.
    private let token: JSONValue?
    /// Whether plain values stand where references did.
    var hadReferences = false
    /// The style that a weight names besides, as in `Bold Italic`, or that of a typography.
    var style: String?
    /// What is not as it was.
    var changes: [String] = []
    /// Whether the unit of the value is understood, as the tool writes lengths without one.
    private(set) var lacksUnit = false
    /// Whether its unit stands beside it.
    private(set) var hasUnit = false
    /// The arithmetic that stands for the value, which is nothing until it is computed.
    private(set) var formula: ImportFormula?
    /// The share of a size that stands for the value.
    private(set) var share: Double?
    /// Parts for which the type has no place.
    var leftovers: [(name: String, value: TokenJSON)] = []

    init(
        _ dialect: TokenImport.Dialect, plainUnit: Dimension.Unit? = nil, names: [String] = [],
        in token: JSONValue? = nil
    ) {
        self.dialect = dialect
        self.plainUnit = plainUnit
        self.names = names
        self.token = token
    }

    /// - Parameter name: the name of the type in the tool; nil where it states none.
    mutating func convert(_ value: JSONValue, _ name: String?) throws(Problem) -> (type: TokenType?, value: TokenJSON) {
        if value.isNull { throw Problem(message: "it has no value") }
        let known = name.flatMap(ImportTypeName.type)
        if name == nil || known == .dimension || known == .number, let token,
            let length = Dimension(value, unitIn: token)
        {
            hasUnit = true
            return (.dimension, TokenJSON(.dimension(length)))
        }
        // Before aliases: what is computed may hold references, and is none.
        if let text = value.string, name == nil || known != nil, let found = try settled(text, known) { return found }
        if let alias = try alias(value) { return (nil, alias) }
        guard let type = known else {
            if name == "string", dialect == .styleDictionary, let found = guessedOfText(value) { return found }
            if let name, ImportTypeName.others.contains(name) {
                throw Problem(
                    message: "tokens have no type \(Wording.quoted(name)); keep it outside of the token files")
            }
            guard let found = guessed(value) else {
                let stated =
                    name.map { "its type \(Wording.quoted($0)) is none of tokens" } ?? "\(shown(value)) says no type"
                throw Problem(message: "\(stated); state one")
            }
            return found
        }
        if dialect != .figma, type == .dimension, let text = value.string, let share = NumberedText.share(text) {
            if share == 0 { return (type, TokenJSON(.dimension(Dimension(0, .px)))) }
            self.share = share
            changes.append("\(shown(value)) is a share of a size, which is a number and no dimension")
            return (.number, TokenJSON(.number(share)))
        }
        if dialect != .figma, type == .number, let length = lineLength(value, name) {
            changes.append("\(shown(value)) is a length, so that it is no number now")
            return (.dimension, TokenJSON(.dimension(length)))
        }
        if type == .dimension, let number = value.number ?? value.string.flatMap({ CSSNumber.read($0) }) {
            let unit = unit(of: name)
            if dialect == .styleDictionary, number != 0, let stated = token?["unit"]?.string, !stated.isEmpty {
                throw Problem(message: "its unit \(Wording.quoted(stated)) is not understood; tokens have px and rem")
            }
            lacksUnit = unit == .px
            if unit == .rem, number != 0 { changes.append("\(shown(value)) has no unit and counts as rem") }
            return (type, TokenJSON(.dimension(Dimension(number, number == 0 ? .px : unit))))
        }
        return (type, try written(value, type))
    }

    /// What is computed, a gradient, or a color of another color; nil for other texts.
    private mutating func settled(
        _ text: String, _ type: TokenType?
    ) throws(Problem) -> (type: TokenType?, value: TokenJSON)? {
        guard dialect != .figma else { return nil }
        let isShadow = type == nil && dialect == .styleDictionary && ImportCategory.type(of: names) == .shadow
        if isShadow, text.contains(" "), let shadow = try composite(text, .shadow) {
            changes.append("it states no type and is a shadow by its name")
            return (.shadow, shadow)
        }
        if let formula = ImportFormula(text, type), mayCompute(text) {
            self.formula = formula
            return (type, .raw("null"))
        }
        switch type {
        case .color?, .gradient?, nil:
            let text = braced(text)
            if let stops = try gradient(text) { return (.gradient, stops) }
            return type != .gradient && ImportColorText(text) != nil ? (.color, .text(text)) : nil
        case .shadow?, .border?:
            guard let type, text.contains(" "), !(text.hasPrefix("{") && text.hasSuffix("}")) else { return nil }
            return try composite(text, type).map { (type, $0) }
        case .fontFamily?: return try ImportFamilies(dialect).text(text).map { (TokenType.fontFamily, $0) }
        case .dimension?, .fontWeight?, .duration?, .cubicBezier?, .number?, .strokeStyle?, .transition?,
            .typography?:
            return nil
        }
    }

    /// Style Dictionary computes what transforms for Tokens Studio put together from references.
    private func mayCompute(_ text: String) -> Bool {
        dialect == .tokensStudio || hadReferences || text.contains("{")
    }

    /// Style Dictionary's own transforms read a length without a unit as rem, Tokens Studio and Figma as pixels.
    private func unit(of name: String?) -> Dimension.Unit {
        if let plainUnit { return plainUnit }
        return dialect == .styleDictionary && !ImportTypeName.studioLengths.contains(name ?? "") ? .rem : .px
    }

    /// A length where a number is expected, such as a line height that is no multiple of a size.
    func lineLength(_ value: JSONValue, _ name: String? = "lineHeight") -> Dimension? {
        guard let text = measure(value) else { return nil }
        if let length = NumberedText.length(text, plainUnit: nil) { return length }
        guard name?.lowercased().filter(\.isLetter).hasPrefix("lineheight") == true else { return nil }
        return CSSNumber.read(text).flatMap { $0 > Self.largestMultiple ? Dimension($0, .px) : nil }
    }

    /// A plain number beyond any multiple of a size is a length in pixels.
    static let largestMultiple = 4.0

    /// A whole reference; nil for other values.
    func alias(_ value: JSONValue) throws(Problem) -> TokenJSON? {
        guard let text = value.string else { return nil }
        return try alias(text)
    }

    func alias(_ text: String) throws(Problem) -> TokenJSON? { try ImportReference.alias(text, dialect) }

    func braced(_ text: String) -> String { ImportReference.braced(text, dialect) }

    /// What a value can only be, and then what the names of the token say (TL-2).
    private mutating func guessed(_ value: JSONValue) -> (TokenType, TokenJSON)? {
        let category = dialect == .styleDictionary ? ImportCategory.type(of: names) : nil
        // A family may be called as a color is.
        if let text = value.string, category != .fontFamily {
            if let color = CSSColorText.read(text) { return (.color, TokenJSON(.color(color))) }
            if let length = NumberedText.length(text, plainUnit: nil) {
                return (.dimension, TokenJSON(.dimension(length)))
            }
            if let duration = NumberedText.duration(text) { return (.duration, TokenJSON(.duration(duration))) }
            if text.hasPrefix("cubic-bezier("), let curve = try? written(value, .cubicBezier) {
                return (.cubicBezier, curve)
            }
        }
        // A number alone says nothing, so that the name is asked first.
        if let category, let found = named(value, category) {
            changes.append("it states no type and is a \(category.rawValue) by its name")
            return (category, found)
        }
        if value.isNumber { return (.number, TokenJSON(value)) }
        if let color = colorObject(value) {
            changes.append("it states no type and is a color by its parts")
            return (.color, TokenJSON(.color(color)))
        }
        guard let number = value.string.flatMap({ CSSNumber.read($0) }) else { return nil }
        changes.append("the text \(shown(value)) is a number now")
        return (.number, TokenJSON(.number(number)))
    }

    /// A text that has no type of its own, as a family of fonts or a curve.
    private mutating func guessedOfText(_ value: JSONValue) -> (TokenType, TokenJSON)? {
        let named = ImportCategory.type(of: names)
        let isCurve = value.string?.hasPrefix("cubic-bezier(") == true
        guard let type = isCurve ? .cubicBezier : named,
            type == .cubicBezier || type == .fontFamily || type == .fontWeight,
            let found = self.named(value, type)
        else { return nil }
        changes.append(
            "its type 'string' is none of tokens, and it is a \(type.rawValue) by its \(isCurve ? "value" : "name")")
        return (type, found)
    }

    /// The value as one of the type that the names say, if it can be.
    private mutating func named(_ value: JSONValue, _ type: TokenType) -> TokenJSON? {
        guard type == .dimension else { return try? written(value, type) }
        let unit = unit(of: nil)
        // A text with a unit was told by its value before.
        guard let number = CSSNumber.read(value.string ?? value.rawText) else { return nil }
        lacksUnit = unit == .px
        return TokenJSON(.dimension(Dimension(number, number == 0 ? .px : unit)))
    }

    /// A value, or a reference, where a part of a composite value stands.
    mutating func part(_ value: JSONValue, _ type: TokenType) throws(Problem) -> TokenJSON {
        if dialect != .figma, let text = value.string {
            let color = braced(text)
            if type == .color, ImportColorText(color) != nil { return .text(color) }
            if type == .fontFamily, let list = try ImportFamilies(dialect).text(text) { return list }
            if ImportFormula(text, type) != nil, mayCompute(text) { return .text(text) }
        }
        if let alias = try alias(value) { return alias }
        return try written(value, type)
    }

    func shown(_ value: JSONValue) -> String {
        value.isString ? Wording.quoted(value.string ?? "") : JSONWording.kind(of: value)
    }
}
