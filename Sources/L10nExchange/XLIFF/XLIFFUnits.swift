import L10nSource
import L10nSyntax
import L10nXML

/// The units of one file: as they were built, those of an exchange, or where they stand in a document that was read, whose
/// texts are made when somebody asks for a unit.
package struct XLIFFUnits: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, Sendable {
    private enum Content: Sendable {
        case built([XLIFFUnit])
        case exchanged(XLIFFExchangedUnits)
        case found(XLIFFFoundUnits)
    }

    private var content: Content

    /// The units as those of an exchange, where they are that.
    var exchanged: XLIFFExchangedUnits? {
        guard case .exchanged(let units) = content else { return nil }
        return units
    }

    package init(_ units: [XLIFFUnit]) {
        content = .built(units)
    }

    package init(arrayLiteral units: XLIFFUnit...) {
        self.init(units)
    }

    init(_ units: XLIFFExchangedUnits) {
        content = .exchanged(units)
    }

    init(_ units: XLIFFFoundUnits) {
        content = .found(units)
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch content {
        case .built(let units): units.count
        case .exchanged(let units): units.units.count
        case .found(let units): units.marks.count
        }
    }

    package subscript(index: Int) -> XLIFFUnit {
        get {
            switch content {
            case .built(let units): units[index]
            case .exchanged(let units): units.unit(at: index)
            case .found(let units): units.unit(at: index)
            }
        }
        set {
            var units = Array(self)
            units[index] = newValue
            content = .built(units)
        }
    }
}

extension XLIFFUnits: Hashable {
    package static func == (left: XLIFFUnits, right: XLIFFUnits) -> Bool { left.elementsEqual(right) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for unit in self { hasher.combine(unit) }
    }
}

/// Where the units of one file stand in a document.
struct XLIFFFoundUnits: Sendable {
    let tree: XMLTree
    let names: XLIFFNames
    var marks: [XLIFFUnitMark] = []
    /// What the author of the document accepts in some units, by the index of their element.
    var suppressions: [UInt32: [SuppressionDirective]] = [:]
    /// The ids of units that nobody can tell the meaning of.
    var refused: [String] = []

    /// Takes out the units whose id another has: which of them was meant is not ours to say.
    /// - Returns: those with one id together, in the order of the first of each.
    mutating func removeDuplicates() -> [[XLIFFUnit]] {
        let numbers = idNumbers()
        var counts: [Int] = []
        for number in numbers {
            if number == counts.count { counts.append(1) } else { counts[number] += 1 }
        }
        guard counts.count < marks.count else { return [] }
        var groups: [Int: [XLIFFUnit]] = [:]
        for (index, number) in numbers.enumerated() where counts[number] > 1 {
            groups[number, default: []].append(unit(at: index))
        }
        marks = zip(marks, numbers).compactMap { mark, number in counts[number] > 1 ? nil : mark }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A number for each unit, the same for the same id. Numbers count from 0 in the order in which ids first stand.
    private func idNumbers() -> [Int] {
        // Two spellings may be one id, so that the bytes of the file tell nothing.
        if marks.contains(where: { $0.traits.contains(.hasEncodedID) }) {
            var numbers: [ExchangeID: Int] = [:]
            return marks.indices.map { index in
                let new = numbers.count
                let id = ExchangeID(id(at: index).value)
                if let known = numbers[id] { return known }
                numbers[id] = new
                return new
            }
        }
        let bytes = tree.file.bytes
        var table = RangeTable(capacity: marks.count)
        return marks.map { table.intern($0.id.indices, of: bytes.span) }
    }

    /// The id of a unit.
    func id(at index: Int) -> Located<String> {
        Located(tree.file.xmlAttributeValue(marks[index].id), at: marks[index].id)
    }

    func unit(at index: Int) -> XLIFFUnit {
        let mark = marks[index]
        var unit = XLIFFUnit(tree.element(at: Int(mark.element)), id: mark.id, names, tree.file)
        if !suppressions.isEmpty { unit.suppressions = suppressions[mark.element] ?? [] }
        return unit
    }
}

extension XLIFFUnit {
    fileprivate init(_ element: XMLElementNode, id: SourceRange, _ names: XLIFFNames, _ file: SourceFile) {
        let own = XLIFFUnitAttributes(element, file)
        let parts = XLIFFUnitParts(element, names)
        let attributes = parts.target.map { XLIFFTargetAttributes($0, file) }
        self.init(
            id: file.xmlAttributeValue(id), source: parts.source.map { XLIFFText.text(of: $0, file) },
            target: parts.target.map {
                XLIFFTarget(
                    XLIFFText.text(of: $0, file), state: attributes?.state?.value,
                    stateQualifier: attributes?.qualifier?.value)
            },
            notes: parts.exchangeNotes(), maximumLength: own.maximumLength, isTranslatable: own.isTranslatable,
            places: ExchangePlaces(
                unit: element.range, id: id, source: parts.source?.contentRange, target: parts.target?.contentRange,
                state: attributes?.state?.range))
    }
}
