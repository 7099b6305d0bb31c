import DesignTokens
import L10nSource
import TokenThemes

/// A token as an import writes it.
struct ImportedToken: Sendable {
    /// A choice under which a definition holds, such as the mode of a collection.
    struct Condition: Hashable, Sendable {
        var modifier: String
        var context: String
    }

    /// The names from the outermost group.
    var names: [String]
    /// Nil for an alias, which has the type of its target.
    var type: TokenType?
    /// The type that an alias states by itself.
    var statedType: TokenType?
    var value: TokenJSON
    /// Whether its unit is not stated but understood, so that arithmetic takes it for a plain number.
    var lacksUnit = false
    /// What the value is to be computed from, until it is.
    var formula: ImportFormula?
    /// A share of a size, which a token holds as a number only: -0.05 for `-5%`.
    var share: Double?
    /// How the tool changes the color that stands there.
    var modification: ImportModification?
    var description: String?
    /// Whether it should no longer be used.
    var deprecation: TokenJSON?
    /// Data of vendors.
    var extensions: TokenJSON?
    /// Whether it is the weight of an italic, or a typography of one.
    var isItalic = false
    /// All of which have to be chosen; empty where the token says none itself.
    var conditions: [Condition] = []
    var span: SourceSpan

    var path: String { names.joined(separator: ".") }

    var json: TokenJSON {
        var members: [(name: String, value: TokenJSON)] = []
        if let type { members.append(("$type", .text(type.rawValue))) }
        members.append(("$value", value))
        if let description { members.append(("$description", .text(description))) }
        if let deprecation { members.append(("$deprecated", deprecation)) }
        if let extensions { members.append(("$extensions", extensions)) }
        return .object(members)
    }

    /// The paths that the value refers to, as a whole and in its parts.
    func references(_ dialect: TokenImport.Dialect) -> Set<String> {
        var texts: [String] = []
        value.collectTexts(into: &texts)
        if let formula { texts.append(formula.text) }
        if let modification { texts += modification.texts }
        return Set(texts.flatMap { ImportNames.references(in: $0, dialect) })
    }
}

/// What a group says of itself.
struct ImportedGroup: Sendable {
    var names: [String]
    var description: String?
    var extensions: TokenJSON?

    var members: [(name: String, value: TokenJSON)] {
        var members: [(name: String, value: TokenJSON)] = []
        if let description { members.append(("$description", .text(description))) }
        if let extensions { members.append(("$extensions", extensions)) }
        return members
    }
}
