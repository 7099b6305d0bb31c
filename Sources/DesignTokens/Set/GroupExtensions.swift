internal import L10nSource
internal import L10nSyntax

/// Which groups extend which, in any permutation.
struct GroupExtensions {
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
    /// The paths below the second number were there before anything was extended.
    private var firstInherited = 0

    init(_ statements: [Statement]) {
        self.statements = statements
    }

    /// The text of `$extends`, also where it is an object with `$ref`.
    static func text(of value: JSONValue) -> String? {
        value.string ?? TokenReference.pointerText(value)?.string
    }

    /// The names of the group that a text means, as `{a.b}` or `#/a/b`.
    static func names(_ text: String) throws(TokenReference.Problem) -> [String] {
        if text.utf8.first == 0x23 { return try TokenReference.pointer(text).segments }
        return try TokenReference.curly(text)
    }

    /// Groups that extend groups that extend groups are followed so far.
    static let depthLimit = 64
    static let nestingLimit = 512

    /// Adds to a table the paths that extensions bring in. It goes on until nothing is new, as a group may extend one
    /// that extends another.
    /// - Returns: the extension that brought in too much, where the limit was reached.
    mutating func spread(in table: inout PathTable, limit: Int) -> SourceSpan? {
        firstInherited = table.count
        guard !statements.isEmpty else { return nil }
        var known: Set<[PathID]> = []
        var count = -1
        var round = 0
        while count != table.count, round <= Self.depthLimit {
            round += 1
            count = table.count
            for statement in statements {
                guard let target = table.find(statement.names) else { continue }
                targets[statement.definition] = target
                if known.insert([statement.group, target]).inserted { edges.append((statement.group, target)) }
                guard !Self.isNested(statement.group, target, table) else { continue }
                guard copy(target, to: statement.group, &table, limit: firstInherited + limit) else {
                    return statement.span
                }
            }
        }
        return nil
    }

    /// Whether one of two groups lies in the other, so that extending would never end.
    private static func isNested(_ group: PathID, _ target: PathID, _ table: PathTable) -> Bool {
        group == target || table.isAncestor(group, of: target) || table.isAncestor(target, of: group)
    }

    private func copy(_ target: PathID, to group: PathID, _ table: inout PathTable, limit: Int) -> Bool {
        var pending = [(target, group)]
        while let (from, to) = pending.popLast() {
            // Deeper than files can be nested, only groups lie that extend each other.
            guard table.depth(to) < Self.nestingLimit else { continue }
            var child = table.firstChild(from)
            while let current = child {
                pending.append((current, table.insert(namedAs: current, under: to)))
                child = table.nextSibling(current)
            }
            if table.count > limit { return false }
        }
        return true
    }

    /// Marks the paths that an extension may bring in, and those that only extensions bring in.
    func mark(_ traits: inout [PathTraits], in table: PathTable) {
        for path in table.all {
            guard let parent = table.parent(path) else { continue }
            if !traits[parent.int].isDisjoint(with: [.extends, .isUnderExtension]) {
                traits[path.int].insert(.isUnderExtension)
            }
            if path.int >= firstInherited { traits[path.int].insert(.isInherited) }
        }
    }
}
