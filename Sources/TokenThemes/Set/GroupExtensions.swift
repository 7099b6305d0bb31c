internal import L10nSource
package import L10nSyntax

/// Which groups extend which, in any permutation.
package struct GroupExtensions {
    /// One `$extends` of one group.
    struct Statement {
        var group: PathID
        var definition: DefinitionID
        /// The names of the group that it extends.
        var names: [String]
        var span: SourceSpan
    }

    private var statements: [Statement]
    /// The group that each statement extends, where its path exists in any permutation.
    private(set) var targets: [DefinitionID: PathID] = [:]
    /// Groups and what they extend, without repetition.
    private(set) var edges: [(group: PathID, target: PathID)] = []
    private var known: Set<[PathID]> = []
    /// The groups that extend each other in a circle, if all statements applied at once.
    private var circular: Set<PathID> = []
    /// The paths with smaller numbers were there before anything was extended.
    private var firstInherited = 0
    /// For each path, the greatest number that it or a path below it has.
    private var newest: [Int32] = []
    /// The number of all paths when a statement was followed last: what has smaller ones need not be copied again.
    private var followed: [DefinitionID: Int] = [:]

    init(_ statements: [Statement]) {
        self.statements = statements
    }

    /// The text of `$extends`, also where it is an object with `$ref`.
    package static func text(of value: JSONValue) -> String? {
        value.string ?? TokenReference.pointerText(value)?.string
    }

    /// The names of the group that a text means, as `{a.b}` or `#/a/b`.
    package static func names(_ text: String) throws(TokenReference.Problem) -> [String] {
        let isPointer = text.utf8.first != 0x7B && (text.utf8.contains(0x23) || text.utf8.contains(0x2F))
        return isPointer ? try TokenReference.pointer(text).segments : try TokenReference.curly(text)
    }

    /// Groups that extend groups that extend groups are followed so far.
    static let depthLimit = 64
    static let nestingLimit = 512
    /// Groups that may extend each other in a circle are followed so far.
    private static let circleRounds = 8

    /// What is more than anybody means.
    enum Excess {
        /// The extension at this place brought in too many paths.
        case paths(SourceSpan)
        /// Too many groups extend one another, beginning with the one at this place.
        case depth(SourceSpan)
    }

    /// Adds to a table the paths that extensions bring in. It goes on until nothing is new, as a group may extend one
    /// that extends another.
    /// - Returns: where a limit was reached, so that paths may be missing.
    mutating func spread(in table: inout PathTable, limit: Int) -> Excess? {
        firstInherited = table.count
        guard !statements.isEmpty else { return nil }
        newest = table.all.map(\.index)
        for path in table.all.reversed() {
            if let parent = table.parent(path) { newest[parent.int] = max(newest[parent.int], newest[path.int]) }
        }
        let start = deepStatement(in: table)
        if let span = spreadToEnd(in: &table, limit: limit) { return .paths(span) }
        // Groups that extend each other would never end. Where that is so in some permutations only, each still needs what
        // the others state.
        for _ in 0..<min(circular.count, Self.circleRounds) {
            for statement in statements where circular.contains(statement.group) {
                guard follow(statement, &table, limit: firstInherited + limit) else { return .paths(statement.span) }
            }
        }
        if !circular.isEmpty, let span = spreadToEnd(in: &table, limit: limit) { return .paths(span) }
        return start.map { .depth($0.span) }
    }

    /// Follows the statements outside circles until nothing is new.
    /// - Returns: the place of the one that brought in too much.
    private mutating func spreadToEnd(in table: inout PathTable, limit: Int) -> SourceSpan? {
        var count = -1
        var round = 0
        // Each round follows every chain by one extension at least.
        while count != table.count, round <= Self.depthLimit {
            round += 1
            count = table.count
            findTargets(in: table)
            for statement in statements where !circular.contains(statement.group) {
                guard follow(statement, &table, limit: firstInherited + limit) else { return statement.span }
            }
        }
        findTargets(in: table)
        return nil
    }

    /// Finds the groups that statements name, of which some are only there once others are followed.
    private mutating func findTargets(in table: PathTable) {
        let count = edges.count
        for statement in statements where targets[statement.definition] == nil {
            guard let target = table.find(statement.names) else { continue }
            targets[statement.definition] = target
            if known.insert([statement.group, target]).inserted { edges.append((statement.group, target)) }
        }
        // Only a new edge can close a circle.
        if edges.count > count { circular = Set(ExtensionCircles(edges, in: table).circles.joined()) }
    }

    /// A group at the beginning of a chain of extensions that is longer than the limit; nil for none.
    private func deepStatement(in table: PathTable) -> Statement? {
        let targets = Dictionary(grouping: statements, by: \.group).mapValues { statements in
            statements.compactMap { table.find($0.names) }
        }
        var known: [PathID: Int] = [:]
        // How many groups follow; a circle, which is reported by itself, counts once.
        func depth(_ group: PathID, _ level: Int) -> Int {
            if let depth = known[group] { return depth }
            guard level <= Self.depthLimit, let next = targets[group] else { return level > Self.depthLimit ? 1 : 0 }
            known[group] = 0
            let depth = next.reduce(0) { max($0, 1 + depth($1, level + 1)) }
            known[group] = depth
            return depth
        }
        return statements.first { depth($0.group, 0) > Self.depthLimit }
    }

    /// Whether one of two groups lies in the other, so that extending would never end.
    private static func isNested(_ group: PathID, _ target: PathID, _ table: PathTable) -> Bool {
        group == target || table.isAncestor(group, of: target) || table.isAncestor(target, of: group)
    }

    /// Copies what is new below the group that a statement extends.
    /// - Returns: whether all paths together are not more than the limit.
    private mutating func follow(_ statement: Statement, _ table: inout PathTable, limit: Int) -> Bool {
        guard let target = targets[statement.definition], !Self.isNested(statement.group, target, table) else {
            return true
        }
        let old = followed.updateValue(table.count, forKey: statement.definition) ?? 0
        guard newest[target.int] >= old else { return true }
        var pending = [(target, statement.group)]
        while let (from, to) = pending.popLast() {
            // Deeper than files can be nested, only groups lie that extend each other.
            guard table.depth(to) < Self.nestingLimit else { continue }
            var child = table.firstChild(from)
            while let current = child {
                child = table.nextSibling(current)
                guard newest[current.int] >= old else { continue }
                let counterpart = table.insert(namedAs: current, under: to)
                if counterpart.int == newest.count { noteNew(counterpart, table) }
                pending.append((current, counterpart))
            }
            if table.count > limit { return false }
        }
        return true
    }

    private mutating func noteNew(_ path: PathID, _ table: PathTable) {
        newest.append(path.index)
        var ancestor = table.parent(path)
        while let group = ancestor {
            newest[group.int] = path.index
            ancestor = table.parent(group)
        }
    }

    /// Marks the paths that an extension may bring in, and those that only extensions bring in.
    func mark(_ traits: inout [PathTraits], in table: PathTable) {
        // Parents have smaller numbers, so that one pass hands a mark down to all descendants.
        for path in table.all {
            guard let parent = table.parent(path) else { continue }
            if !traits[parent.int].isDisjoint(with: [.extends, .isUnderExtension]) {
                traits[path.int].insert(.isUnderExtension)
            }
            if path.int >= firstInherited { traits[path.int].insert(.isInherited) }
        }
    }
}
