import DesignTokens
import TokenThemes

/// Custom properties in the order in which tokens state them.
struct CSSProperties {
    private(set) var order: [String] = []
    private(set) var values: [String: String] = [:]
    private var paths: [String: TokenPath] = [:]
    /// The names of those that hold a part of a value.
    private var parts: Set<String> = []

    /// Adds the properties of a token: one, and for a typography one for each of its parts too, as the shorthand lacks
    /// the letter spacing. A part whose name another token has is left out.
    /// - Parameter isItalic: whether the face of a typography is an italic one.
    mutating func add(_ token: ResolvedToken, isItalic: Bool) throws(TokenExportCollision) {
        let name = CSSProperties.name(of: token.path)
        try add(name, (isItalic ? "italic " : "") + CSSValue.text(token.value), token.path)
        guard let style = token.value.typography else { return }
        var parts = [
            ("font-family", CSSValue.text(style.fontFamily)), ("font-size", CSSValue.text(style.fontSize)),
            ("font-weight", CSSValue.number(style.fontWeight.number)),
            ("letter-spacing", CSSValue.text(style.letterSpacing)), ("line-height", CSSValue.number(style.lineHeight)),
        ]
        if isItalic { parts.append(("font-style", "italic")) }
        for (part, text) in parts { try add("\(name)-\(part)", text, token.path, isPart: true) }
    }

    private mutating func add(
        _ name: String, _ text: String, _ path: TokenPath, isPart: Bool = false
    ) throws(TokenExportCollision) {
        if let other = paths[name] {
            guard parts.contains(name) != isPart else {
                throw TokenExportCollision(name: name, paths: [other.text, path.text])
            }
            if isPart { return }
            parts.remove(name)
        } else {
            order.append(name)
            if isPart { parts.insert(name) }
        }
        paths[name] = path
        values[name] = text
    }

    /// The names joined by hyphens, without the `$root` of a group's own token; what an identifier cannot hold is escaped.
    static func name(of path: TokenPath) -> String {
        let names = path.names.last.map { $0 == TokenName.root } == true ? path.names.dropLast() : path.names[...]
        var result = "--"
        for scalar in names.joined(separator: "-").unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
            case let scalar where scalar.value >= 0x80: result.unicodeScalars.append(scalar)
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\\(String(scalar.value, radix: 16)) "
            default:
                result += "\\"
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// A style sheet of a base and of what differs from it under conditions.
struct CSSSheet {
    /// The names of the base in their order.
    var order: [String] = []
    var base: [String: String] = [:]
    /// What holds at one axis alone, by the number of its modifier and the context.
    private var single: [[Int]: [String: String]] = [:]
    private var rules = ""

    /// Adds what differs under a condition from what rules of lower specificity say.
    mutating func add(_ properties: CSSProperties, _ choice: [(axis: CSSAxis, context: Int)]) {
        var below = base
        // Where two conditions hold, the rules of each alone hold too.
        if choice.count > 1 {
            for (axis, context) in choice {
                below.merge(single[[axis.modifier, context]] ?? [:]) { $1 }
            }
        }
        // A token that is not there has a property without a value.
        let names = order + properties.order.filter { base[$0] == nil } + below.keys.filter { base[$0] == nil }.sorted()
        var seen: Set<String> = []
        let changed = names.filter {
            seen.insert($0).inserted && properties.values[$0] ?? "initial" != below[$0] ?? "initial"
        }
        .map { (name: $0, text: properties.values[$0] ?? "initial") }
        if choice.count == 1, let (axis, context) = choice.first {
            single[[axis.modifier, context]] = Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0.text) })
        }
        guard !changed.isEmpty else { return }
        var ways: [(selector: String, queries: [String])] = [(":root", [])]
        for (axis, context) in choice {
            ways = ways.flatMap { way in
                axis.ways(context).map { (way.selector + $0.selector, way.queries + ($0.query.map { [$0] } ?? [])) }
            }
        }
        for way in ways { rules += Self.rule(way.selector, way.queries, changed) }
    }

    var text: String { Self.rule(":root", [], order.map { ($0, base[$0] ?? "initial") }) + rules }

    private static func rule(_ selector: String, _ queries: [String], _ lines: [(name: String, text: String)]) -> String
    {
        let indent = queries.isEmpty ? "" : "  "
        let rule =
            "\(indent)\(selector) {\n" + lines.map { "\(indent)  \($0.name): \($0.text);\n" }.joined() + "\(indent)}\n"
        guard !queries.isEmpty else { return "\n" + rule }
        return "\n@media \(queries.joined(separator: " and ")) {\n\(rule)}\n"
    }
}
