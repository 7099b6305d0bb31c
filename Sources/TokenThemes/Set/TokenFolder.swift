/// What the files of a folder define and refer to, by which folders are told that may stand for each other.
struct TokenFolder {
    private(set) var tokens: Set<String> = []
    private(set) var references: Set<String> = []

    mutating func add(_ file: PathConditions.Input) {
        tokens.formUnion(file.tokens)
        references.formUnion(file.references)
    }

    /// Adds what another folder defines.
    mutating func addTokens(of other: TokenFolder) { tokens.formUnion(other.tokens) }

    /// Whether two folders define a token both.
    func overlaps(_ other: TokenFolder) -> Bool { !tokens.isDisjoint(with: other.tokens) }

    /// Whether two folders define so much of the same that each may stand for the other.
    func isEven(with other: TokenFolder) -> Bool {
        overlaps(other) && tokens.intersection(other.tokens).count * 2 >= min(tokens.count, other.tokens.count)
    }

    /// Whether none of two folders is a small part of the other besides.
    func isLike(_ other: TokenFolder) -> Bool {
        overlaps(other) && tokens.intersection(other.tokens).count * 2 >= max(tokens.count, other.tokens.count)
    }
}

extension [String: TokenFolder] {
    /// The folders that define tokens which another one of them does too.
    func overlapping(_ areAlike: (TokenFolder, TokenFolder) -> Bool = { $0.overlaps($1) }) -> [String: TokenFolder] {
        filter { name, folder in contains { $0.key != name && areAlike(folder, $0.value) } }
    }

    /// The folder that the others build on: it is called so, or has tokens that they refer to and nobody else defines.
    func base(beside common: Set<String> = []) -> String? {
        let candidates = keys.filter { name in
            if PathConditions.bases.contains(name.lowercased()) { return true }
            guard let tokens = self[name]?.tokens else { return false }
            return contains { other in
                let lacking = other.value.references.subtracting(other.value.tokens).subtracting(common)
                return other.key != name && !lacking.isDisjoint(with: tokens)
            }
        }
        return candidates.count == 1 ? candidates.first : nil
    }

    /// Whether folders are themes over a base. A lone one that overrides a small part of it, and defines much besides, holds
    /// more of the same theme, such as its components.
    func areThemes(over base: String?) -> Bool {
        guard let base = base.flatMap({ self[$0] }), count == 2 else { return true }
        return values.allSatisfy { $0.isEven(with: base) }
    }
}
