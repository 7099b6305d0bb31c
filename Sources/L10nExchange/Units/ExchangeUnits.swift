import L10nCatalog

/// The units of one file: as they were built or read, or where they stand in the project, whose texts are made when somebody
/// asks for a unit.
package struct ExchangeUnits: Sendable, ExpressibleByArrayLiteral {
    private enum Content: Sendable {
        case built([ExchangeUnit])
        case exported(ExportedUnits)
    }

    private var content: Content

    /// The units as those of an export, where they are that.
    var exported: ExportedUnits? {
        guard case .exported(let units) = content else { return nil }
        return units
    }

    package init(_ units: [ExchangeUnit]) {
        content = .built(units)
    }

    package init(arrayLiteral units: ExchangeUnit...) {
        content = .built(units)
    }

    init(_ units: ExportedUnits) {
        content = .exported(units)
    }

    /// The units as values, to which everything may be done.
    package var array: [ExchangeUnit] {
        switch content {
        case .built(let units): units
        case .exported(let units): units.indices.map(units.unit)
        }
    }

    /// The number of units without a translation.
    package var untranslatedCount: Int {
        switch content {
        case .built(let units): units.count { $0.target == nil || $0.state == .new }
        case .exported(let units): units.untranslatedCount
        }
    }
}

extension ExchangeUnits: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    package init() {
        content = .built([])
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch content {
        case .built(let units): units.count
        case .exported(let units): units.indices.count
        }
    }

    package subscript(index: Int) -> ExchangeUnit {
        get {
            switch content {
            case .built(let units): units[index]
            case .exported(let units): units.unit(at: index)
            }
        }
        set { change { $0[index] = newValue } }
    }

    package mutating func replaceSubrange(_ range: Range<Int>, with units: some Collection<ExchangeUnit>) {
        change { $0.replaceSubrange(range, with: units) }
    }

    private mutating func change(_ body: (inout [ExchangeUnit]) -> Void) {
        var units = array
        // Nobody else holds the array then, so that it is not copied.
        content = .built([])
        body(&units)
        content = .built(units)
    }
}
