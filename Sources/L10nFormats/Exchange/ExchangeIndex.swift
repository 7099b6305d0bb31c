import L10nCatalog

/// Finds the units of a file of the project.
struct ExchangeIndex {
    private var units: [ExchangeID: ExchangeUnit] = [:]
    /// For each variable of each key, and for the key itself, the first unit.
    private var firsts: [String: [String?: ExchangeUnit]] = [:]
    /// The variables of each key.
    private(set) var variables: [String: [String]] = [:]
    private let kind: ExchangeFileKind

    init(_ file: ExchangeFile) {
        kind = file.kind
        for unit in file.units {
            let (key, variable) = (unit.id.key, unit.id.path.variable)
            units[unit.id] = unit
            if firsts[key]?[variable] == nil { firsts[key, default: [:]][variable] = unit }
            if let variable, variables[key]?.contains(variable) != true {
                variables[key, default: []].append(variable)
            } else {
                variables[key, default: []] += []
            }
        }
    }

    func unit(_ id: ExchangeID) -> ExchangeUnit? { units[id] }

    /// A unit of the same message that a form which the file does not have yet can be put beside.
    func sibling(of id: ExchangeID) -> ExchangeUnit? {
        guard kind != .plain, id.path != .entry else { return nil }
        // Property lists choose by one thing, so that a form needs others of its kind.
        if kind == .stringsDictionary, id.path.variable == nil { return nil }
        return firsts[id.key]?[id.path.variable]
    }
}
