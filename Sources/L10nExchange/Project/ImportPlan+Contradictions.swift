import L10nLocale
import L10nSource

extension ImportPlan {
    /// Refuses units of different files, or of different parts of one, that translate one text differently: which of them is
    /// meant is not ours to say.
    mutating func refuseContradictions() {
        var groups: [Place: [Int]] = [:]
        // Within one part of a file the ids are unique already.
        let shared = partsOfPlaces.filter { $0.value > 1 }
        if shared.isEmpty { return }
        for index in units.indices where units[index].outcome == .applied {
            let unit = units[index]
            guard shared[Table(unit)] != nil else { continue }
            groups[Place(table: Table(unit), id: unit.unit.id), default: []].append(index)
        }
        for group in groups.values where group.count > 1 {
            let first = units[group[0]].unit
            let isOneText = group.allSatisfy { index in
                let unit = units[index].unit
                // Ids compare by bytes, which texts of Swift do not.
                return unit.state == first.state && ExchangeID(unit.target ?? "") == ExchangeID(first.target ?? "")
            }
            if isOneText { continue }
            for index in group { refuse(index, besides: group) }
        }
    }

    /// How many parts of files came back for each file of the project and language.
    private var partsOfPlaces: [Table: Int] {
        var result: [Table: Int] = [:]
        var last: ImportScope?
        for index in units.indices where units[index].scope !== last {
            last = units[index].scope
            result[Table(units[index]), default: 0] += 1
        }
        return result
    }

    private mutating func refuse(_ index: Int, besides group: [Int]) {
        let others = group.filter { $0 != index }
        let file = units[others[0]].file
        units[index].refuse(
            .duplicateUnit,
            "\(Wording.quoted(units[index].name)) has another translation in \(Wording.quoted(file)); keep one",
            at: units[index].unit.places?.target ?? units[index].unit.places?.id, cause: "contradiction",
            notes: others.compactMap { other in
                units[other].unit.places.map {
                    DiagnosticNote(
                        "the other one", at: SourceSpan(file: units[other].file, range: $0.target ?? $0.unit))
                }
            })
    }

    /// A file of the project in one language.
    private struct Table: Hashable {
        let original: String
        let tag: LanguageTag

        init(_ unit: ImportUnit) {
            (original, tag) = (unit.original, unit.tag)
        }
    }

    /// A text of it.
    private struct Place: Hashable {
        let table: Table
        let id: ExchangeID
    }
}
