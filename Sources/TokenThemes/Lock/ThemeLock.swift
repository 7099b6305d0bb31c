package import DesignTokens
package import L10nSource
internal import L10nSyntax

/// What a theme resolves to in every permutation, without its token files: `theme.lock`.
///
/// Equal values stand there once. Each token has a value for each choice that can change it, and the definitions that
/// these come from. Values are read at once, so that an answer costs one look-up; paths stay where they are in the file,
/// and definitions are read when they are asked for.
package struct ThemeLock: Sendable {
    package let file: SourceFile
    /// The modifiers with their contexts; their spans are places in the lock.
    package let modifiers: [ThemeModifier]
    package let sourceLines: [SourceRange]
    let definitionLines: [SourceRange]
    package let values: [LockedValue]
    /// What vendor data adds to values; the first is nothing.
    package let data: [StyleData]
    package let tokens: [LockedToken]
    let numbers: LockedPaths
    /// The different sets of modifiers that can change a token.
    package let shapes: [LockedShape]
    /// The numbers of values that the tokens refer to; -1 for none.
    package let choices: [Int32]

    package static let version = 2

    /// The paths of all tokens, in alphabetical order.
    package var paths: [TokenPath] { tokens.map(path) }

    /// The tokens of one permutation.
    package func resolved(_ permutation: ThemePermutation) -> LockedTokens {
        precondition(permutation.contexts.count == modifiers.count, "a permutation has a context for each modifier")
        return LockedTokens(self, permutation)
    }

    /// The permutation of an input; see `Theme.permutation`.
    package func permutation(_ input: [String: String] = [:]) throws(ThemeInputError) -> ThemePermutation {
        try ThemePermutation(input, of: modifiers)
    }

    /// The number of the token at a path.
    package func number(of path: TokenPath) -> Int? { numbers.find(path, file.bytes.span) }

    /// The path of a token.
    func path(of token: LockedToken) -> TokenPath {
        var cursor = LockCursor(index: Int(token.place.lower))
        return TokenPath(cursor.string(file.bytes.span) ?? "")
    }

    /// The definition at a place of a token's list; nil when the lock is damaged there.
    func definition(of token: LockedToken, at place: Int) -> LockedDefinition? {
        var cursor = LockCursor(index: Int(token.definitions))
        let text = file.bytes.span
        guard let numbers = cursor.list(text, { $0.skip("null", $1) ? -1 : $0.integer($1) }),
            numbers.count == 1 || numbers.count == shapes[Int(token.shape)].choices
        else { return nil }
        let number = numbers[numbers.count == 1 ? 0 : place]
        return definitionLines.indices.contains(number) ? LockedDefinition(file, definitionLines[number]) : nil
    }
}

/// A value with what vendor data adds to it.
package struct LockedValue: Sendable {
    package var value: TokenValue
    /// The number of that data; 0 for none.
    package var data: Int32
}

/// The modifiers that can change a token.
package struct LockedShape: Sendable {
    package var modifiers: ModifierSet
    /// The number of choices of their contexts.
    var choices: Int
}

/// A token of a lock.
package struct LockedToken: Sendable {
    /// The place of the path in the lock, quotation marks included.
    package var place: SourceRange
    /// The number of the modifiers that can change it.
    package var shape: Int32
    /// Where its values start: one for each choice, the last modifier changing fastest, or one that holds for all.
    package var values: Int32
    package var valueCount: Int32
    /// Where the list of its definitions starts in the lock.
    var definitions: Int32
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
