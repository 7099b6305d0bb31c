internal import L10nSource
import L10nSyntax

/// Which files are contexts of one choice.
extension FigmaModes {
    /// Files of one folder that state the same mode are called as they are themselves.
    static func nameModes(_ files: inout [File], _ reader: inout ImportReader) {
        let places = Dictionary(grouping: files.indices) { [files[$0].collection, files[$0].mode] }
        for numbers in places.values.filter({ $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) {
            let mode = files[numbers[0]].mode
            for number in numbers { files[number].mode = files[number].stem }
            let paths = numbers.map { files[$0].paths }
            // Files that share no variable are collections of one mode each, for which its name says nothing.
            guard Set(paths.joined()).count < paths.reduce(0, { $0 + $1.count }),
                let stated = files[numbers[0]].root["$extensions"]?["com.figma.modeName"]
            else { continue }
            let names = numbers.map { Wording.quoted(files[$0].stem) }.joined(separator: ", ")
            reader.remark(
                .changed,
                "\(numbers.count) files state the mode \(Wording.quoted(mode)), so that it is called as they are: \(names)",
                at: stated.span)
        }
    }

    /// Collections of one mode each that define much the same variables with other values, as those of brands do; the
    /// others stand alone.
    static func alike(_ numbers: [Int], _ files: [File]) -> [[Int]] {
        let paths = numbers.map { files[$0].paths }
        var groups: [[Int]] = []
        for index in numbers.indices {
            let known = groups.firstIndex { group in
                let common = paths[group[0]].intersection(paths[index]).count
                return common * 2 > max(paths[group[0]].count, paths[index].count)
            }
            if let known { groups[known].append(index) } else { groups.append([index]) }
        }
        return groups.map { $0.map { numbers[$0] } }.flatMap { group in
            differ(group, files) ? [group] : group.map { [$0] }
        }
    }

    private static func differ(_ numbers: [Int], _ files: [File]) -> Bool {
        var values: [String: ImportedToken] = [:]
        for token in numbers.flatMap({ files[$0].tokens }) {
            let first = values[token.path, default: token]
            if !areSame(first.value, token.value) { return true }
            values[token.path] = first
        }
        return false
    }

    /// What files are called as contexts: by their collections, with their folders or modes where these are the same.
    static func names(_ numbers: [Int], _ files: [File]) -> [String] {
        let whole = numbers.map { files[$0].collection }
        let short = whole.map { $0.split(separator: "/").last.map(String.init) ?? "" }
        if Set(short).count == short.count, !short.contains("") { return short }
        return numbers.map {
            files[$0].collection.isEmpty ? files[$0].stem : "\(files[$0].collection)/\(files[$0].mode)"
        }
    }

    /// Names the definitions that a later collection replaces in each of its modes.
    func noteLosses(_ files: [File], _ reader: inout ImportReader) {
        let units = layers.base.map { [$0] } + layers.choices.map { $0.contexts.flatMap(\.layers) }
        var winners: [String: [ImportedToken]] = [:]
        for unit in units.reversed() {
            var own: [String: [ImportedToken]] = [:]
            for number in unit {
                for token in files[number].tokens {
                    own[token.path, default: []].append(token)
                    let later = winners[token.path] ?? []
                    guard let winner = later.first,
                        !later.contains(where: { Self.areSame($0.value, token.value) })
                    else { continue }
                    reader.noteCollision(winner, token, in: winner.span.file)
                }
            }
            // A mode that lacks the variable has what stands before it.
            let paths = unit.map { files[$0].paths }
            winners.merge(own.filter { path, _ in paths.allSatisfy { $0.contains(path) } }) { later, _ in later }
        }
    }
}
