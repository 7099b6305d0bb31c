import L10nCatalog
internal import L10nLocale
import L10nSyntax

/// Finds the units of a file of the project.
struct ExchangeIndex {
    /// The units, and behind them those that are found if nothing else has their id.
    private let all: [ExchangeUnit]
    /// The numbers of units by their ids.
    private var units: [ExchangeID: Int] = [:]
    /// For each variable of each key, and for the key itself, the number of the first unit that is a form.
    private var forms: [ExchangeID: Int] = [:]
    /// The variables of the keys that have some.
    private var variables: [ExchangeID: [String]] = [:]
    /// The project's spelling of keys that tools may compose or decompose; nil where it has several.
    private var spellings: [String: String?] = [:]
    private let format: (any ExchangedCatalogFormat.Type)?

    /// - Parameter alternatives: units that are found, too, if nothing else has their id.
    init(_ units: [ExchangeUnit], in format: (any ExchangedCatalogFormat.Type)?, alternatives: [ExchangeUnit] = []) {
        self.format = format
        all = units + alternatives
        self.units.reserveCapacity(all.count)
        // The alternatives first, so that a unit with the same id takes the place.
        for number in units.endIndex..<all.endIndex { self.units[all[number].id] = number }
        for number in units.indices {
            let id = all[number].id
            self.units[id] = number
            if !id.path.isEntry {
                let form = ExchangeID(id.key, ExchangePath(variable: id.path.variable))
                if forms[form] == nil {
                    forms[form] = number
                    if let variable = id.path.variable { variables[ExchangeID(id.key), default: []].append(variable) }
                }
            }
            // ASCII is composed in one way only.
            guard id.key.utf8.contains(where: { $0 >= 0x80 }) else { continue }
            switch spellings[id.key] {
            case nil: spellings[id.key] = .some(id.key)
            case .some(let other?): if !ByteSearch.areEqual(other, id.key) { spellings[id.key] = .some(nil) }
            case .some(nil): break
            }
        }
    }

    var keys: [String] {
        var seen: Set<ExchangeID> = []
        return all.map { ExchangeID($0.id.key) }.filter { seen.insert($0).inserted }.map(\.key)
    }

    /// The variables of a key; nil where the file does not have it.
    func variables(of key: String) -> [String]? {
        let entry = ExchangeID(spelled(key))
        return variables[entry] ?? (hasTexts(entry) ? [] : nil)
    }

    func unit(_ id: ExchangeID) -> ExchangeUnit? { number(of: id).map { all[$0] } }

    /// The project's own id of the unit that an id means.
    func id(_ id: ExchangeID) -> ExchangeID? { number(of: id).map { all[$0].id } }

    private func number(of id: ExchangeID) -> Int? {
        if let number = units[id] ?? (spellings.isEmpty ? nil : units[ExchangeID(spelled(id.key), id.path)]) {
            return number
        }
        // Spreadsheets write CR LF for every line end in a cell.
        return id.key.utf8.contains(0x0D) ? units[ExchangeID(ExchangeText.withoutReturns(id.key), id.path)] : nil
    }

    /// Whether a key has a text that is no form of a variable.
    private func hasTexts(_ entry: ExchangeID) -> Bool { units[entry] != nil || forms[entry] != nil }

    /// A unit of the same message that a form which the file does not have yet can be put beside.
    func sibling(of id: ExchangeID) -> ExchangeUnit? {
        guard id.path != .entry, format?.hasRoom(for: id.path) == true else { return nil }
        let form = ExchangeID(spelled(id.key), ExchangePath(variable: id.path.variable))
        // Best that of 'other', whose source text a form gets that the source language lacks.
        let general = units[ExchangeID(form.key, id.path.with(.other))]
        return (general ?? forms[form] ?? units[form]).map { all[$0] }
    }

    /// The key as the project writes it, where it is plain which one is meant.
    private func spelled(_ key: String) -> String {
        if spellings.isEmpty || hasTexts(ExchangeID(key)) || variables[ExchangeID(key)] != nil { return key }
        return (spellings[key] ?? nil) ?? key
    }
}
