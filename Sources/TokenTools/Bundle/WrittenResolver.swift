import TokenThemes

/// A resolver document that is put together step by step, in the order of resolution.
struct WrittenResolver {
    typealias Members = [(name: String, value: TokenJSON)]

    private var sets: Members = []
    private var modifiers: Members = []
    private var order: [TokenJSON] = []

    /// - Parameter about: what else the document says of the set.
    mutating func addSet(_ name: String, _ sources: TokenJSON, about: Members = []) {
        sets.append((name, .object(about + [("sources", sources)])))
        order.append(Self.reference("#/sets/" + PercentEncoding.segment(name)))
    }

    /// - Parameters:
    ///   - contexts: with their lists of sources.
    ///   - about: what else the document says of the modifier.
    mutating func addModifier(_ name: String, _ contexts: Members, normal: String?, about: Members = []) {
        let choice = normal.map { [(name: "default", value: TokenJSON.text($0))] } ?? []
        modifiers.append((name, .object(about + [("contexts", .object(contexts))] + choice)))
        order.append(Self.reference("#/modifiers/" + PercentEncoding.segment(name)))
    }

    /// - Parameters:
    ///   - head: what the document says of itself.
    ///   - definitions: what stands under `$defs`.
    func json(head: Members = [], definitions: Members = []) -> TokenJSON {
        var members = head
        members.append(("version", .text("2025.10")))
        if !sets.isEmpty { members.append(("sets", .object(sets))) }
        if !modifiers.isEmpty { members.append(("modifiers", .object(modifiers))) }
        members.append(("resolutionOrder", .list(order)))
        if !definitions.isEmpty { members.append(("$defs", .object(definitions))) }
        return .object(members)
    }

    /// A reference to a place of the document, or to a file.
    static func reference(_ target: String) -> TokenJSON { .object([("$ref", .text(target))]) }
}
