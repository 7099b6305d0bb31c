import L10nSource

/// Follows members that a generator makes of keys at build time, so that no file declares them: those of xcstrings-tool
/// (SC-64), of Xcode (SC-65), and of R.swift.
///
/// A name that is no key's is no finding: the compiler sees that it is missing.
struct SymbolUses {
    private let tables: [String: [SymbolTable]]
    private let code: ProjectCode
    /// The keys of each table that was asked for.
    private var names: [String: SymbolNames] = [:]
    /// The keys that have a symbol of Xcode, by table.
    private let symbols: [String: SymbolNames]
    /// The tables of which xcstrings-tool makes members, as far as calls show it.
    private var generated: Set<String> = []
    private var plainNames: [String: String] = [:]
    private(set) var uses: [KeyUse] = []

    /// What `Localizable` is called without case.
    private static let usual = "localizable"
    private static let way = "LocalizedStringResource"

    init(_ tables: [SymbolTable], _ code: ProjectCode) {
        let tables = Dictionary(grouping: tables) { SymbolNames.plain($0.name) }
        self.tables = tables
        self.code = code
        symbols = tables.mapValues { SymbolNames($0.flatMap(\.symbols)) }.filter { !$0.value.isEmpty }
        guard !tables.isEmpty else { return }
        for facts in code.files {
            for chain in facts.chains { _ = follow(chain, in: facts.path) }
        }
        if !generated.isEmpty { followUntyped() }
    }

    /// Elsewhere the type of a place is not known, and only a name of several words is a key's by no accident.
    private mutating func followUntyped() {
        // What a place of a known type has told needs no guess.
        let known = Set(uses.map(\.span))
        for facts in code.files {
            for chain in facts.chains where chain.names[0].isEmpty && chain.names[1].isOfSeveralWords {
                guard !known.contains(SourceSpan(file: facts.path, range: chain.range)) else { continue }
                for table in generated.sorted() {
                    if add(keys(of: chain.names[1], in: table), table, chain, table, in: facts.path) { break }
                }
            }
        }
    }

    /// Whether a chain names keys by itself.
    private mutating func follow(_ chain: MemberChain, in path: String) -> Bool {
        let members = chain.names.dropFirst()
        switch chain.names[0] {
        case "":
            guard chain.receiver != nil || !symbols.isEmpty else { return false }
            if let (table, way) = table(of: chain.receiver),
                add(keys(of: chain.names[1], in: table), table, chain, way, in: path)
            {
                generated.insert(table)
                return true
            }
            return followSymbol(members, of: chain, isTyped: false, in: path)
        case "LocalizedStringResource": return followSymbol(members, of: chain, isTyped: true, in: path)
        case "String" where chain.names.count > 2:
            let table = plain(chain.names[1])
            return add(keys(of: chain.names[2], in: table), table, chain, "String.\(chain.names[1])", in: path)
        case "R" where chain.names.count > 3 && chain.names[1] == "string":
            let table = plain(chain.names[2])
            return add(keys(of: chain.names[3], in: table), table, chain, "R.string", in: path)
        default: return false
        }
    }

    /// The table that a call is about: `String(localizable: .title)`, `.localizable(.title)`.
    private mutating func table(of receiver: MemberChain.Receiver?) -> (table: String, way: String)? {
        guard let receiver else { return nil }
        let table = plain(receiver.label ?? receiver.call)
        guard tables[table] != nil else { return nil }
        return (table, receiver.label.map { "\(receiver.call)(\($0):)" } ?? receiver.call)
    }

    /// - Parameter isTyped: whether the chain names the type whose members the symbols are.
    private mutating func followSymbol(
        _ members: ArraySlice<String>, of chain: MemberChain, isTyped: Bool, in path: String
    ) -> Bool {
        guard !symbols.isEmpty, let first = members.first else { return false }
        if members.count > 1 {
            let table = plain(first)
            if let names = symbols[table],
                add(names.keys(of: members[members.startIndex + 1]), table, chain, Self.way, in: path)
            {
                return true
            }
        }
        guard let keys = symbols[Self.usual]?.keys(of: first), !keys.isEmpty else { return false }
        let isMeant = isTyped || first.isOfSeveralWords || isKey(chain.receiver)
        return add(keys, Self.usual, chain, Self.way, kind: isMeant ? .lookup : .mention, in: path)
    }

    /// Whether what a call is given there is a key: by its name, or by a function of the project.
    private func isKey(_ receiver: MemberChain.Receiver?) -> Bool {
        guard let receiver else { return false }
        return KnownCalls.takesKey(receiver.call, label: receiver.label)
            || code.takesKey(receiver.call, label: receiver.label)
    }

    private mutating func keys(of member: String, in table: String) -> [String] {
        guard let own = tables[table] else { return [] }
        let found = names[table] ?? SymbolNames(own.flatMap { $0.keys() })
        names[table] = found
        return found.keys(of: member)
    }

    /// Whether there were any.
    private mutating func add(
        _ keys: [String], _ table: String, _ chain: MemberChain, _ way: String, kind: KeyUse.Kind = .lookup,
        in path: String
    ) -> Bool {
        for name in Set(tables[table]?.map(\.name) ?? []).sorted() {
            for key in keys {
                uses.append(
                    KeyUse(
                        kind, KeyPattern(key), table: .named(name), way: way,
                        at: SourceSpan(file: path, range: chain.range)))
            }
        }
        return !keys.isEmpty
    }

    private mutating func plain(_ name: String) -> String {
        if let known = plainNames[name] { return known }
        let plain = SymbolNames.plain(name)
        plainNames[name] = plain
        return plain
    }
}

extension String {
    /// Whether a name is written as several words, or as a word with a number.
    fileprivate var isOfSeveralWords: Bool { dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "_" } }
}
