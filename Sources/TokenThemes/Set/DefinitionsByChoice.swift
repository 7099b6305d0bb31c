/// The definitions of a path that has many, by what has to be chosen for them: most permutations take a few of them.
struct DefinitionsByChoice: Sendable {
    private struct Choice: Hashable {
        /// -1 for what always applies.
        var modifier: Int16
        var context: UInt16 = 0
    }

    /// Fewer are asked one by one.
    static let fewest = 32

    /// The places of definitions among all of the path.
    private var places: [Choice: [Int]] = [:]
    private let modifiers: [Int16]

    init(_ definitions: ArraySlice<DefinitionID>) {
        for (place, definition) in zip(definitions.indices, definitions) {
            let choice =
                definition.modifier < 0
                ? Choice(modifier: -1) : Choice(modifier: definition.modifier, context: definition.context)
            places[choice, default: []].append(place)
        }
        modifiers = Set(places.keys.map(\.modifier)).filter { $0 >= 0 }.sorted()
    }

    /// Those of all definitions that may take part in a permutation, in their order.
    func places(in permutation: ThemePermutation) -> [Int] {
        var found = places[Choice(modifier: -1)] ?? []
        for modifier in modifiers {
            let context = permutation.contexts[Int(modifier)]
            found += places[Choice(modifier: modifier, context: context)] ?? []
        }
        return found.sorted()
    }
}
