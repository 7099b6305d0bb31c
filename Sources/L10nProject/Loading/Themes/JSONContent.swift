import L10nSource
import L10nSyntax
import TokenThemes

/// What a JSON file holds whose name says nothing, told by its values.
enum JSONContent: Sendable, Hashable {
    /// In which order other files are resolved.
    case resolver
    /// Tokens that make up a theme in the dialect of the project.
    case tokens
    /// Tokens of another dialect alone.
    case legacyTokens
    /// Texts and numbers in groups, to which tokens of Style Dictionary may refer.
    case plainValues
    case stateViews
    case other

    /// - Parameters:
    ///   - mayBeResolver: whether resolver documents are looked for: projects of Style Dictionary have none.
    ///   - isNamed: whether somebody asked for the file by its name; then tokens of older drafts count, too.
    init(_ root: JSONValue, dialect: TokenDialect, mayBeResolver: Bool, isNamed: Bool) {
        if mayBeResolver, Self.isResolver(root) {
            self = .resolver
        } else {
            self = Self.tokens(root, dialect: dialect, isNamed: isNamed)
        }
    }

    /// Whether values say in which order others are resolved, or are meant to.
    static func isResolver(_ root: JSONValue) -> Bool {
        if root["resolutionOrder"] != nil || schema(of: root).hasSuffix("/resolver.json") { return true }
        // One that lacks its order, which is to be said of it.
        return root["sets"]?.members.contains { $0.value["sources"]?.isArray == true } == true
            || root["modifiers"]?.members.contains { $0.value["contexts"]?.isObject == true } == true
    }

    private static func tokens(_ root: JSONValue, dialect: TokenDialect, isNamed: Bool) -> JSONContent {
        let schema = schema(of: root)
        // A schema of token files is none itself; what names theirs is one, whatever it holds.
        if isSchema(root) { return .other }
        if schema.contains("designtokens.org") { return .tokens }
        if !isNamed, root["$description"]?.string?.contains(TokenLikeText.exportMark) == true { return .other }
        let parsed = TokenFileParser.parse(root, dialect: dialect)
        let nodes = parsed.value.nodes.filter { $0.kind == .token }
        if nodes.contains(where: { isNamed || dialect != .strict || $0.object["$value"] != nil }) { return .tokens }
        // What has plain values beside its groups is none of them, such as the description of a package.
        let isTree = root.members.allSatisfy { member in
            member.value.isObject || member.name.hasPrefix("$") || member.name.hasPrefix("_")
                || ["description", "comment"].contains(member.name)
        }
        if !nodes.isEmpty, isTree {
            guard nodes.allSatisfy({ $0.object["$ref"] != nil }) else { return .legacyTokens }
            // A schema or the description of an interface refers to its parts, too, and has plain values beside them.
            if parsed.diagnostics.allSatisfy({ $0.severity != .error }) { return .tokens }
        }
        if root["views"]?.isArray == true || root["screens"]?.isArray == true { return .stateViews }
        return dialect == .styleDictionary && isTree && !root.descendants.contains(where: \.isArray)
            ? .plainValues : .other
    }

    /// Whether values describe what others may hold, as JSON Schema does.
    static func isSchema(_ root: JSONValue) -> Bool {
        if schema(of: root).contains("json-schema.org") { return true }
        guard root["properties"]?.isObject == true else { return false }
        return root["required"]?.isArray == true || root["additionalProperties"] != nil
            || root["type"]?.string == "object"
    }

    private static func schema(of root: JSONValue) -> String { root["$schema"]?.string ?? "" }

    /// Why a file that was asked for is not judged, and what to do; nil for one that is.
    var refusal: (reason: String, advice: String)? {
        switch self {
        case .resolver, .tokens, .legacyTokens: nil
        case .stateViews:
            ("it defines state views, and its name does not say so", "call it such as 'shop.stateview.json'")
        case .plainValues, .other: Self.otherRefusal
        }
    }

    /// The same of a file of which nothing is known.
    static let otherRefusal = (
        reason: "it holds no tokens, and is no resolver document",
        advice: "name files of texts or tokens, or mend what it holds"
    )
}
