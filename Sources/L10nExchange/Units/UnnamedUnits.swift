import L10nSource

/// Finds the files of units whose own file is not named, as after `msgcat --no-location`: by their keys, and by their source
/// texts where several files have a key.
struct UnnamedUnits {
    private let counterparts: ExchangeCounterparts
    /// The files that have a key.
    private var homes: [ExchangeID: [String]] = [:]
    private var texts: [ExchangePlace: String] = [:]

    init(_ counterparts: ExchangeCounterparts) {
        self.counterparts = counterparts
        for file in counterparts.document.files {
            for unit in [file.units.array, file.alternatives].joined() {
                let key = ExchangeID(unit.id.key)
                if homes[key]?.last != file.original { homes[key, default: []].append(file.original) }
                if let source = unit.source { texts[ExchangePlace(file.original, unit.id)] = source }
            }
        }
    }

    /// The files that came back, the units of one without a name beside those of the paths that they can only be of. What could
    /// be of several files, or is of none, stays behind.
    static func placed(_ files: [ExchangeFile], _ counterparts: ExchangeCounterparts) -> [ExchangeFile] {
        guard let number = files.firstIndex(where: \.original.isEmpty),
            counterparts.counterpart(of: files[number]) == nil
        else { return files }
        var files = files
        let unnamed = files.remove(at: number)
        var named: [String: Int] = [:]
        var taken: Set<ExchangePlace> = []
        for (index, file) in files.enumerated() {
            guard let original = counterparts.counterpart(of: file)?.file.original else { continue }
            if named[original] == nil { named[original] = index }
            for id in file.units.map(\.id) + file.refused { taken.insert(ExchangePlace(original, id)) }
        }
        var others: [ExchangeFile] = []
        for file in UnnamedUnits(counterparts).placed(unnamed, beside: taken) {
            // In two parts, a file would lack in each what the other has.
            if let index = named[file.original] { files[index].units += file.units } else { others.append(file) }
        }
        files.insert(contentsOf: others, at: number)
        return files
    }

    /// - Parameter taken: the places that came back under the names of their files.
    private func placed(_ file: ExchangeFile, beside taken: Set<ExchangePlace>) -> [ExchangeFile] {
        var entries = Self.entries(of: file.units)
        var taken = taken
        var originals: [String?] = entries.indices.map { number in
            guard let (original, key) = named(entries[number][0].id.key) else { return nil }
            for index in entries[number].indices {
                entries[number][index].id.key = key
                taken.insert(ExchangePlace(original, entries[number][index].id))
            }
            return original
        }
        for number in entries.indices where originals[number] == nil {
            originals[number] = home(of: entries[number], taken)
        }
        var rest = file
        rest.units = ExchangeUnits()
        var numbers: [String: Int] = [:]
        var result: [ExchangeFile] = []
        for (original, units) in zip(originals, entries) {
            guard let original else {
                rest.units += units
                continue
            }
            if numbers[original] == nil {
                numbers[original] = result.count
                result.append(ExchangeFile(original: original, place: file.place))
            }
            result[numbers[original] ?? 0].units += units
        }
        return rest.units.isEmpty && rest.refused.isEmpty ? result : result + [rest]
    }

    /// The units that stand in one entry of the file, as forms of PO files do, together.
    private static func entries(of units: ExchangeUnits) -> [[ExchangeUnit]] {
        var entries: [[ExchangeUnit]] = []
        for unit in units {
            let last = entries.last?.last
            if let last, ExchangeID(last.id.key) == ExchangeID(unit.id.key), last.places?.id == unit.places?.id {
                entries[entries.count - 1].append(unit)
            } else {
                entries.append([unit])
            }
        }
        return entries
    }

    /// The file that stands before a key whose text another file has as well, and the key itself.
    private func named(_ key: String) -> (original: String, key: String)? {
        guard homes[ExchangeID(key)] == nil, let mark = key.firstRange(of: POContext.separator) else { return nil }
        let (original, rest) = (String(key[..<mark.lowerBound]), String(key[mark.upperBound...]))
        return homes[ExchangeID(rest)]?.contains(original) == true ? (original, rest) : nil
    }

    /// The one file that an entry can be of.
    /// - Parameter taken: the places that others are of.
    private func home(of entry: [ExchangeUnit], _ taken: Set<ExchangePlace>) -> String? {
        let files = (homes[ExchangeID(entry[0].id.key)] ?? []).filter { original in
            !entry.contains { taken.contains(ExchangePlace(original, $0.id)) }
        }
        if files.count == 1 { return files[0] }
        let same = files.filter { original in
            let comparisons = entry.compactMap { unit -> Bool? in
                guard let source = unit.source, let text = texts[ExchangePlace(original, unit.id)] else { return nil }
                return ExchangeText.areSame(source, text)
            }
            return comparisons.contains(true) && !comparisons.contains(false)
        }
        return same.count == 1 ? same[0] : nil
    }

    /// Why units that stayed behind have no file, each entry once.
    func problems(of file: ExchangeFile) -> [(unit: ExchangeUnit, message: String)] {
        Self.entries(of: file.units).map { entry in
            let key = entry[0].id.key
            if let files = homes[ExchangeID(key)] {
                let names = files.prefix(3).map { Wording.quoted($0) }.joined(separator: ", ")
                return (entry[0], "\(Wording.quoted(key)) names no file, and may be of \(names); add the path of one")
            }
            let withheld = counterparts.document.files.lazy.compactMap { $0.withheld[key]?.message }.first
            return (
                entry[0],
                withheld ?? "no key \(Wording.quoted(key)) in the project; take the id from the file that was exported"
            )
        }
    }
}
