package import L10nSource
internal import L10nSyntax

/// What a theme resolves to in every permutation, without its token files: `theme.lock`.
///
/// Equal values stand there once. Each token has a value for each choice that can change it, and the definitions that
/// these come from. Values and tokens are read at once, so that an answer costs one look-up; definitions when they are
/// asked for.
package struct ThemeLock: Sendable {
    package let file: SourceFile
    /// The modifiers with their contexts; their spans are places in the lock.
    package let modifiers: [ThemeModifier]
    let sourceLines: [SourceRange]
    let definitionLines: [SourceRange]
    let values: [LockedValue]
    let tokens: [LockedToken]
    /// The number of each token by its path.
    let numbers: [String: Int32]
    /// The numbers of values and definitions that the tokens refer to; -1 for none.
    let choices: [Int32]

    static let version = 2

    /// The paths of all tokens, in alphabetical order.
    package var paths: [TokenPath] { tokens.map(\.path) }

    /// The tokens of one permutation.
    package func resolved(_ permutation: ThemePermutation) -> LockedTokens {
        precondition(permutation.contexts.count == modifiers.count, "a permutation has a context for each modifier")
        return LockedTokens(lock: self, permutation: permutation)
    }

    /// The permutation of an input; see `Theme.permutation`.
    package func permutation(_ input: [String: String] = [:]) throws(ThemeInputError) -> ThemePermutation {
        try ThemePermutation(input, of: modifiers)
    }

    /// What the lock says of a definition; nil when it is damaged there.
    func definition(_ number: Int32) -> LockedDefinition? {
        guard definitionLines.indices.contains(Int(number)) else { return nil }
        return LockedDefinition(file, definitionLines[Int(number)])
    }

    /// The number at the place of a list that the chosen contexts lead to.
    func choice(_ list: LockedToken.List, of token: LockedToken, in permutation: ThemePermutation) -> Int32 {
        guard list.count > 1 else { return choices[Int(list.start)] }
        var index = 0
        var rest = token.modifiers.bits
        while rest != 0 {
            let modifier = rest.trailingZeroBitCount
            index = index * modifiers[modifier].contexts.count + permutation[modifier]
            rest &= rest - 1
        }
        return choices[Int(list.start) + index]
    }
}

/// A value with what vendor data adds to it.
struct LockedValue: Sendable, Hashable {
    var value: TokenValue
    var data: StyleData
}

/// A token of a lock.
struct LockedToken: Sendable {
    /// A list of numbers: one for each choice, the last modifier changing fastest, or one that holds for all.
    struct List: Sendable {
        var start: Int32
        var count: Int32
    }

    var path: TokenPath
    /// The place of the path in the lock.
    var place: SourceRange
    /// The modifiers that can change it.
    var modifiers: ModifierSet
    var values: List
    var definitions: List
}

/// A definition that the values of a lock come from.
package struct LockedDefinition: Sendable, Hashable {
    /// The file and the place in it, such as `brands/tori/palette.tokens.json#/palette/blue/600`.
    package let id: String
    /// The list of the theme that it came through, such as `modifiers.brand.tori`; empty for none.
    package let list: String
    /// The token that the whole value refers to.
    package let alias: TokenPath?
    /// The tokens that members of a composite value refer to.
    package let parts: [Part]
    /// Where the lock names it.
    package let span: SourceSpan

    package struct Part: Sendable, Hashable {
        package let member: String
        package let target: TokenPath
    }

    init?(_ file: SourceFile, _ line: SourceRange) {
        // A line is an object of its own, so that nothing else needs to be read.
        let text = SourceFile(path: file.path, bytes: Array(file.bytes[line.indices]))
        let parsed = JSONTree.parse(text, dialect: .strict)
        let root = parsed.value.root
        guard parsed.diagnostics.isEmpty, let at = root["at"], let id = at.string else { return nil }
        self.id = id
        list = root["list"]?.string ?? ""
        alias = root["alias"]?.string.map { TokenPath($0) }
        parts = (root["parts"].map { Array($0.members) } ?? []).compactMap { member in
            member.value.string.map { Part(member: member.name, target: TokenPath($0)) }
        }
        span = file.span(SourceRange(line.lower + at.range.lower, line.lower + at.range.upper))
    }
}
