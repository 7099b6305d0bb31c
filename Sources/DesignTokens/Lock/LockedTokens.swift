/// The tokens of one permutation of a theme as its lock holds them.
package struct LockedTokens: ThemeTokens {
    let lock: ThemeLock
    package let permutation: ThemePermutation

    package func value(_ path: TokenPath) -> TokenValue? { locked(path)?.value }

    package func contains(_ path: TokenPath) -> Bool { locked(path) != nil }

    package func styleData(_ path: TokenPath) -> StyleData { locked(path)?.data ?? StyleData() }

    /// The definition that the value of a token comes from.
    package func definition(_ path: TokenPath) -> LockedDefinition? {
        guard let token = token(path) else { return nil }
        return lock.definition(lock.choice(token.definitions, of: token, in: permutation))
    }

    /// A token and those that its value is taken from, the nearest first; empty when there is none.
    package func chain(of path: TokenPath) -> [(path: TokenPath, definition: LockedDefinition)] {
        var chain: [(path: TokenPath, definition: LockedDefinition)] = []
        var next: TokenPath? = path
        // No chain is longer; that of a lock that somebody wrote by hand might have no end.
        while let path = next, chain.count <= TokenResolver.aliasDepth, let definition = definition(path) {
            chain.append((path, definition))
            next = definition.alias
        }
        return chain
    }

    private func token(_ path: TokenPath) -> LockedToken? {
        lock.numbers[path.text].map { lock.tokens[Int($0)] }
    }

    private func locked(_ path: TokenPath) -> LockedValue? {
        guard let token = token(path) else { return nil }
        let number = lock.choice(token.values, of: token, in: permutation)
        return number < 0 ? nil : lock.values[Int(number)]
    }
}
