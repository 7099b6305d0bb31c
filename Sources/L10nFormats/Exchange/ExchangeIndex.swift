import L10nCatalog

/// Finds the units of a file of the project.
struct ExchangeIndex {
    private var units: [ExchangeID: ExchangeUnit] = [:]
    /// For each variable of each key, and for the key itself, the first unit.
    private var firsts: [ExchangeID: [String?: ExchangeUnit]] = [:]
    /// The variables of each key.
    private var variables: [ExchangeID: [String]] = [:]
    /// The project's spelling of keys that tools may compose or decompose; nil where it has several.
    private var spellings: [String: String?] = [:]
    private let kind: ExchangeFileKind

    /// - Parameter alternatives: units that are found, too, if nothing else has their id.
    init(_ units: [ExchangeUnit], of kind: ExchangeFileKind, alternatives: [ExchangeUnit] = []) {
        self.kind = kind
        for unit in alternatives { self.units[unit.id] = unit }
        for unit in units {
            let (entry, variable) = (ExchangeID(unit.id.key), unit.id.path.variable)
            self.units[unit.id] = unit
            if firsts[entry]?[variable] == nil { firsts[entry, default: [:]][variable] = unit }
            if let variable, variables[entry]?.contains(variable) != true {
                variables[entry, default: []].append(variable)
            } else if variables[entry] == nil {
                variables[entry] = []
            }
        }
        for entry in variables.keys where entry.key.utf8.contains(where: { $0 >= 0x80 }) {
            spellings[entry.key] = spellings[entry.key] == nil ? .some(entry.key) : .some(nil)
        }
    }

    var keys: [String] { variables.keys.map(\.key) }

    /// The variables of a key; nil where the file does not have it.
    func variables(of key: String) -> [String]? { variables[ExchangeID(spelled(key))] }

    func unit(_ id: ExchangeID) -> ExchangeUnit? { units[ExchangeID(spelled(id.key), id.path)] }

    /// A unit of the same message that a form which the file does not have yet can be put beside.
    func sibling(of id: ExchangeID) -> ExchangeUnit? {
        guard kind != .plain, id.path != .entry else { return nil }
        // Property lists choose by one thing, so that a form needs others of its kind.
        if kind == .stringsDictionary, id.path.variable == nil { return nil }
        return firsts[ExchangeID(spelled(id.key))]?[id.path.variable]
    }

    /// The key as the project writes it, where it is plain which one is meant.
    private func spelled(_ key: String) -> String {
        if variables[ExchangeID(key)] != nil { return key }
        return (spellings[key] ?? nil) ?? key
    }
}
