import TestSupport

/// A resolver document with sets, modifiers and items in line; what stands in it is random and valid.
struct RandomResolverDocument: RandomDocument {
    var random: SeededGenerator

    static let faults = [
        "null", "false", "100", "\"\"", "\"2025.1\"", "\"set\"", "\"#/sets/none\"", "\"#/modifiers/m0\"", "[]", "{}",
        "[[]]",
        "{ \"$ref\": 1 }", "{ \"$ref\": \"\" }", "[\"a\"]",
    ]
    static let names = ["context", "set", "source", "typ", "$ref", "extra", "values", ""]

    mutating func makeRoot() -> RandomJSON {
        let sets = (0..<Int.random(in: 1...3, using: &random)).map { "s\($0)" }
        let modifiers = (0..<Int.random(in: 0...2, using: &random)).map { "m\($0)" }
        var members: [(String, RandomJSON)] = [("version", .raw("\"2025.10\""))]
        if chance(0.3) { members.append(("name", .raw("\"A theme\""))) }
        if chance(0.3) { members.append(("description", .raw("\"All of it.\""))) }
        if chance(0.2) { members.append(("$defs", .object([("kept", .raw("[1, \"what it wants\"]"))]))) }
        var written: [(String, RandomJSON)] = []
        for (index, name) in sets.enumerated() { written.append((name, .object(set(after: Array(sets[..<index]))))) }
        members.append(("sets", .object(written)))
        written = []
        for name in modifiers { written.append((name, .object(modifier(sets)))) }
        if chance(0.9) || !modifiers.isEmpty { members.append(("modifiers", .object(written))) }
        members.append(("resolutionOrder", .list(order(sets, modifiers))))
        return .object(members.shuffled(using: &random))
    }

    private mutating func order(_ sets: [String], _ modifiers: [String]) -> [RandomJSON] {
        var items = sets.map { Self.reference("sets/\($0)") } + modifiers.map { Self.reference("modifiers/\($0)") }
        if chance(0.4) {
            items.append(.object([("type", .raw("\"set\"")), ("name", .raw("\"late\""))] + set(after: sets)))
        }
        if chance(0.4) {
            items.append(.object([("name", .raw("\"choice\"")), ("type", .raw("\"modifier\""))] + modifier(sets)))
        }
        return items
    }

    private static func reference(_ place: String) -> RandomJSON { .object([("$ref", .raw("\"#/\(place)\""))]) }

    private mutating func sources(_ sets: [String]) -> RandomJSON {
        var items: [RandomJSON] = []
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            if chance(0.3), let set = sets.randomElement(using: &random) {
                items.append(Self.reference("sets/\(set)"))
            } else {
                let value = RandomJSON.raw("\(Int.random(in: 0...9, using: &random))")
                let token = RandomJSON.object([("$type", .raw("\"number\"")), ("$value", value)])
                items.append(.object([("t\(Int.random(in: 0...4, using: &random))", token)]))
            }
        }
        return .list(items)
    }

    private mutating func set(after earlier: [String]) -> [(String, RandomJSON)] {
        [("sources", sources(earlier))] + about()
    }

    private mutating func modifier(_ sets: [String]) -> [(String, RandomJSON)] {
        let names = (0..<Int.random(in: 2...3, using: &random)).map { "c\($0)" }
        var contexts: [(String, RandomJSON)] = []
        for name in names { contexts.append((name, sources(sets))) }
        let choice = chance(0.7) ? [("default", RandomJSON.raw("\"c1\""))] : []
        return [("contexts", .object(contexts))] + choice + about()
    }

    private mutating func about() -> [(String, RandomJSON)] {
        var members: [(String, RandomJSON)] = chance(0.2) ? [("description", .raw("\"What it is for.\""))] : []
        if chance(0.2) { members.append(("$extensions", .object([("org.example", .raw("[true]"))]))) }
        return members
    }
}
