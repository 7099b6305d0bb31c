import L10nSource

/// A table of the project, as uses are matched with it.
package struct UsedTable: Sendable {
    /// The folder of its bundle, as reports print it.
    package let bundle: String
    package let name: String
    package let keys: [String]

    package init(bundle: String, name: String, keys: [String]) {
        self.bundle = bundle
        self.name = name
        self.keys = keys
    }
}

/// Which keys the uses of a project ask for.
package struct UsageIndex: Sendable {
    /// A key of a table.
    package struct KeyPlace: Sendable, Hashable {
        package let table: Int
        package let key: Int
    }

    /// What a use found.
    package struct Match: Sendable {
        package var keys: [KeyPlace] = []
        /// Keys that differ from what is asked for in the types of their values alone (SC-42).
        package var twins: [KeyPlace] = []
        /// Whether there is a table that could have the key.
        package var hasTable = false
    }

    package let tables: [UsedTable]
    package let uses: [KeyUse]
    /// What each use found.
    package private(set) var matches: [Match] = []
    /// The numbers of the uses of each key.
    private var usesOfKeys: [KeyPlace: [Int]] = [:]

    /// - Parameter nearest: the folders of the bundles that have a table of this name and are nearest to a file.
    package init(_ tables: [UsedTable], _ uses: [KeyUse], nearest: (_ path: String, _ table: String) -> [String]) {
        self.tables = tables
        self.uses = uses
        var matching = UsageMatching(tables, nearest: nearest)
        for use in uses {
            let match = withoutActuallyEscaping(nearest) { matching.match(use, nearest: $0) }
            matches.append(match)
        }
        for (number, match) in matches.enumerated() {
            for place in match.keys { usesOfKeys[place, default: []].append(number) }
        }
    }

    /// The uses of a key, in the order of `uses`.
    package func uses(of key: Int, in table: Int) -> [KeyUse] {
        (usesOfKeys[KeyPlace(table: table, key: key)] ?? []).map { uses[$0] }
    }
}

/// Matches one use after the other.
private struct UsageMatching {
    private let tables: [UsedTable]
    private var matchers: [KeyMatcher]
    private var tablesByName: [String: [Int]] = [:]
    private var known: [Question: UsageIndex.Match] = [:]

    /// What the answer depends on.
    private struct Question: Hashable {
        var key: KeyPattern
        var isLocalized: Bool
        var tables: [Int]
    }

    init(_ tables: [UsedTable], nearest: (String, String) -> [String]) {
        self.tables = tables
        matchers = tables.map { KeyMatcher($0.keys) }
        for (number, table) in tables.enumerated() { tablesByName[table.name, default: []].append(number) }
    }

    mutating func match(_ use: KeyUse, nearest: (String, String) -> [String]) -> UsageIndex.Match {
        if use.kind == .mention, !use.key.mayBeMeant { return UsageIndex.Match() }
        guard case .named(let name) = use.table else { return match(use, in: Array(tables.indices)) }
        let all = tablesByName[name] ?? []
        guard all.count > 1 else { return match(use, in: all) }
        let folders = nearest(use.home ?? use.span.file, name)
        let near = all.filter { folders.contains(tables[$0].bundle) }
        let match = match(use, in: near)
        // What a module lacks, the app's own bundle may have, and the other way round.
        return match.keys.isEmpty ? self.match(use, in: all) : match
    }

    private mutating func match(_ use: KeyUse, in numbers: [Int]) -> UsageIndex.Match {
        // To look a plain key up costs less than to look up whether that was done before.
        if !use.isLocalized, let key = use.key.literal {
            let keys = numbers.flatMap { number in
                matchers[number].find(key).map { UsageIndex.KeyPlace(table: number, key: $0) }
            }
            return UsageIndex.Match(keys: keys, hasTable: !numbers.isEmpty)
        }
        let question = Question(key: use.key, isLocalized: use.isLocalized, tables: numbers)
        if let known = known[question] { return known }
        var match = UsageIndex.Match(hasTable: !numbers.isEmpty)
        for number in numbers {
            let found = matchers[number].match(use)
            match.keys += found.keys.map { UsageIndex.KeyPlace(table: number, key: $0) }
            match.twins += found.twins.map { UsageIndex.KeyPlace(table: number, key: $0) }
        }
        known[question] = match
        return match
    }
}

extension KeyPattern {
    /// Whether a text that is put together and looked up nowhere may be a key: `"\(hours)h"` fits every key in `h` by chance.
    fileprivate var mayBeMeant: Bool {
        guard parts.contains(.anything) else { return true }
        let letters = parts.reduce(0) { count, part in
            if case .text(let text) = part { count + text.count(where: \.isLetter) } else { count }
        }
        return letters > 3
    }
}
