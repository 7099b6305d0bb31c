import Foundation
import TestSupport

/// A token file with a token of every type, each with a type of its own; what stands in it is random and valid.
struct RandomTokenFile: RandomDocument {
    var random: SeededGenerator

    private mutating func one<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private static let types = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
        "transition", "shadow", "gradient", "typography",
    ]

    mutating func makeRoot() -> RandomJSON {
        var groups: [(String, RandomJSON)] = []
        for type in Self.types {
            var members: [(String, RandomJSON)] = chance(0.3) ? [("$description", .raw("\"A group.\""))] : []
            members.append(("first", token(type, value(type))))
            if chance(0.5) { members.append(("alias", token(type, .raw("\"{\(type).first}\"")))) }
            if chance(0.3) { members.append(("$root", token(type, value(type)))) }
            if chance(0.3) { members.append(("inner", .object([("a b", token(type, value(type)))]))) }
            groups.append((type, .object(members)))
        }
        return .object(groups)
    }

    private mutating func token(_ type: String, _ value: RandomJSON) -> RandomJSON {
        var members: [(String, RandomJSON)] = [("$type", .raw("\"\(type)\"")), ("$value", value)]
        if chance(0.2) { members.append(("$description", .raw("\"A token.\""))) }
        if chance(0.1) { members.append(("$deprecated", .raw(one(["false", "\"No.\""])))) }
        if chance(0.1) { members.append(("$extensions", .object([("org.example", .raw("1"))]))) }
        return .object(members)
    }

    private mutating func number(_ range: ClosedRange<Double>) -> RandomJSON {
        if chance(0.2) { return .raw("\(Int(chance(0.5) ? range.lowerBound : range.upperBound))") }
        return .raw("\((Double.random(in: range, using: &random) * 100).rounded(.towardZero) / 100)")
    }

    private mutating func measure(_ units: [String]) -> RandomJSON {
        .object([("value", number(-10...100)), ("unit", .raw("\"\(one(units))\""))])
    }

    /// A value, or a reference to the first token of its type.
    private mutating func part(_ type: String) -> RandomJSON {
        chance(0.2) ? .raw("\"{\(type).first}\"") : value(type)
    }

    private mutating func value(_ type: String) -> RandomJSON {
        switch type {
        case "color": return color()
        case "dimension": return measure(["px", "rem"])
        case "duration": return measure(["ms", "s"])
        case "fontFamily":
            return one([.raw("\"Inter\""), .list([.raw("\"Inter\""), .raw("\"sans-serif\"")])])
        case "fontWeight":
            return chance(0.5) ? number(1...1000) : .raw(one(["\"bold\"", "\"extra-light\"", "\"book\""]))
        case "cubicBezier": return .list([number(0...1), number(-2...2), number(0...1), number(-2...2)])
        case "number": return number(-100...100)
        case "strokeStyle":
            if chance(0.5) { return .raw(one(["\"solid\"", "\"groove\""])) }
            return .object([
                ("dashArray", .list([part("dimension"), part("dimension")])),
                ("lineCap", .raw(one(["\"round\"", "\"butt\""]))),
            ])
        case "border":
            return .object([
                ("color", part("color")), ("width", part("dimension")), ("style", part("strokeStyle")),
            ])
        case "transition":
            return .object([
                ("duration", part("duration")), ("delay", part("duration")), ("timingFunction", part("cubicBezier")),
            ])
        case "shadow": return chance(0.5) ? shadow() : .list([shadow(), shadow()])
        case "gradient":
            return .list(
                (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    .object([("color", part("color")), ("position", number(0...1))])
                })
        default:
            return .object([
                ("fontFamily", part("fontFamily")), ("fontSize", part("dimension")), ("fontWeight", part("fontWeight")),
                ("letterSpacing", part("dimension")), ("lineHeight", part("number")),
            ])
        }
    }

    private mutating func shadow() -> RandomJSON {
        var members = ["offsetX", "offsetY", "blur", "spread"].map { ($0, part("dimension")) }
        members.append(("color", part("color")))
        if chance(0.3) { members.append(("inset", .raw("true"))) }
        return .object(members)
    }

    private mutating func color() -> RandomJSON {
        let (space, ranges) = one([
            ("srgb", [0.0...1, 0...1, 0...1]), ("display-p3", [0...1, 0...1, 0...1]),
            ("hsl", [0...359, 0...100, 0...100]),
            ("hwb", [0...359, 0...50, 0...50]), ("lab", [0...100, -100...100, -100...100]),
            ("lch", [0...100, 0...150, 0...359]), ("oklab", [0...1, -0.4...0.4, -0.4...0.4]),
            ("oklch", [0...1, 0...0.4, 0...359]), ("xyz-d65", [0...1, 0...1, 0...1]),
        ])
        let components = ranges.map { chance(0.1) ? .raw("\"none\"") : number($0) }
        var members: [(String, RandomJSON)] = [
            ("colorSpace", .raw("\"\(space)\"")), ("components", .list(components)),
        ]
        if chance(0.3) { members.append(("alpha", number(0...1))) }
        if chance(0.2) { members.append(("hex", .raw("\"#12ab9F\""))) }
        return .object(members)
    }

    static let faults = [
        "null", "true", "-1", "1.5", "360", "1001", "\"\"", "\"px\"", "\"none\"", "\"#fff\"", "\"16px\"", "\"{a\"",
        "[]", "{}", "[1, 2, 3]", "\"Bold\"", "{ \"value\": 1, \"unit\": \"em\" }",
    ]
    static let names = ["$Value", "$typo", "a.b", "{x}", "extra", "$", "unit2", ""]
}
