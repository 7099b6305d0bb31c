package import DesignTokens
package import L10nSource
package import TokenThemes

/// A token that some contexts lack (TO-7).
package struct UnevenToken: Sendable {
    /// Where a token is missing: one context of one modifier where that is all, else the smallest condition.
    package struct Gap: Sendable {
        /// Such as `brand=nova`.
        package var condition: String
        package var brand: String?
        package var scheme: String?
        /// Where the context is named.
        package var span: SourceSpan
        /// The modifier, counted from 0, and its context where they alone decide.
        fileprivate var choice: (modifier: Int, context: Int)?
    }

    /// The cause of a finding about such a token; others are about its type.
    package static let missing = "missing"

    package let path: TokenPath
    package let gaps: [Gap]
    private let missing: [ThemePermutation]

    init(_ path: TokenPath, missing: [ThemePermutation], mask: ModifierSet, _ set: TokenSet) {
        self.path = path
        self.missing = missing
        let box = PermutationBox(missing, mask: mask, set)
        guard let first = box.choices.first, let place = first.contexts.first else {
            gaps = []
            return
        }
        guard box.choices.count == 1, let number = set.modifiers.firstIndex(of: first.modifier) else {
            gaps = [
                Gap(
                    condition: box.words, brand: box.only("brand"), scheme: box.only("scheme"),
                    span: first.modifier.contextSpans[place])
            ]
            return
        }
        gaps = first.contexts.map { context in
            let name = first.modifier.contexts[context]
            return Gap(
                condition: "\(first.modifier.name)=\(name)", brand: first.modifier.name == "brand" ? name : nil,
                scheme: first.modifier.name == "scheme" ? name : nil, span: first.modifier.contextSpans[context],
                choice: (number, context))
        }
    }

    /// Whether what depends on a choice of its own may be in effect in a gap.
    fileprivate func mayMeet(_ user: NeededTokens.User, _ gap: Gap) -> Bool {
        guard user.modifier >= 0 else { return true }
        if let (modifier, context) = gap.choice {
            return user.modifier != modifier || Int(user.context) == context
        }
        return missing.contains { $0[Int(user.modifier)] == Int(user.context) }
    }
}

/// Which tokens something needs, and in which contexts: an alias, or something outside the theme.
package struct NeededTokens {
    /// A choice under which something needs a token; the modifier is -1 where it always does.
    fileprivate struct User: Hashable {
        var modifier: Int16
        var context: UInt16

        static let everywhere = User(modifier: -1, context: 0)
    }

    private let set: TokenSet
    private var users: [PathID: Set<User>] = [:]

    /// - Parameters:
    ///   - partners: tokens that need another one wherever they stand, and that one.
    ///   - isNeeded: whether something outside the theme needs a token everywhere.
    package init(
        _ theme: Theme, partners: [(TokenPath, needs: TokenPath)] = [], _ isNeeded: (TokenPath) -> Bool
    ) {
        set = theme.tokens
        for (user, target) in partners {
            guard let user = set.table.find(user), let target = set.table.find(target) else { continue }
            for definition in set.definitions(at: user) where definition.isToken {
                users[target, default: []].insert(User(modifier: definition.modifier, context: definition.context))
            }
        }
        // What a group gets from an extended one is needed there too.
        var origins: [PathID: [PathID]] = [:]
        for path in set.table.all {
            if isNeeded(set.table.text(path)) { users[path, default: []].insert(.everywhere) }
            for definition in set.definitions(at: path) {
                let user = User(modifier: definition.modifier, context: definition.context)
                for target in set.references.targets(of: definition) where target != path {
                    users[target, default: []].insert(user)
                }
                guard let target = set.extensionTargets[definition] else { continue }
                set.table.forEachCounterpart(of: target, in: path) { origins[$1, default: []].append($0) }
            }
        }
        // Needs go on to what is extended, and to what that extends, until none is new.
        var pending = users.keys.filter { origins[$0] != nil }
        while let path = pending.popLast() {
            for origin in origins[path] ?? [] {
                let count = users[origin]?.count ?? 0
                users[origin, default: []].formUnion(users[path] ?? [])
                if users[origin]?.count != count { pending.append(origin) }
            }
        }
    }

    /// Whether something needs a token where it is missing.
    package func need(_ token: UnevenToken, in gap: UnevenToken.Gap) -> Bool {
        guard let users = set.table.find(token.path).flatMap({ users[$0] }) else { return false }
        return users.contains { token.mayMeet($0, gap) }
    }

    /// Whether anything needs a token in any context.
    package func need(_ path: TokenPath) -> Bool { set.table.find(path).map { users[$0] != nil } ?? false }
}
