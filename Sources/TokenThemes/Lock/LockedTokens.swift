package import DesignTokens

/// The tokens of one permutation of a theme as its lock holds them.
package struct LockedTokens: ThemeTokens {
    let lock: ThemeLock
    package let permutation: ThemePermutation
    /// Where the chosen contexts lead to in the lists of tokens that the same modifiers can change.
    private let places: [Int]

    init(_ lock: ThemeLock, _ permutation: ThemePermutation) {
        self.lock = lock
        self.permutation = permutation
        // The position of the choice as the lock lists them, the last modifier changing fastest.
        places = lock.shapes.map { shape in
            shape.modifiers.members.reduce(0) { $0 * lock.modifiers[$1].contexts.count + permutation[$1] }
        }
    }

    package func value(_ path: TokenPath) -> TokenValue? {
        guard let number = number(path) else { return nil }
        return lock.values[number].value
    }

    package func contains(_ path: TokenPath) -> Bool { number(path) != nil }

    package func styleData(_ path: TokenPath) -> StyleData {
        guard let number = number(path) else { return StyleData() }
        return lock.data[Int(lock.values[number].data)]
    }

    /// The definition that the value of a token comes from.
    package func definition(_ path: TokenPath) -> LockedDefinition? {
        guard let number = lock.number(of: path) else { return nil }
        let token = lock.tokens[number]
        return lock.definition(of: token, at: places[Int(token.shape)])
    }

    /// A token and those that its value is taken from, the nearest first; empty when there is none.
    package func chain(of path: TokenPath) -> [(path: TokenPath, definition: LockedDefinition)] {
        var chain: [(path: TokenPath, definition: LockedDefinition)] = []
        var next: TokenPath? = path
        // No chain is longer; that of a lock that somebody wrote by hand might have no end.
        while let path = next, chain.count <= TokenReference.chainLimit, let definition = definition(path) {
            chain.append((path, definition))
            next = definition.alias
        }
        return chain
    }

    /// The number of the value of a token.
    private func number(_ path: TokenPath) -> Int? {
        guard let index = lock.number(of: path) else { return nil }
        let token = lock.tokens[index]
        let choice = lock.choices[Int(token.values) + (token.valueCount == 1 ? 0 : places[Int(token.shape)])]
        return choice < 0 ? nil : Int(choice)
    }
}
