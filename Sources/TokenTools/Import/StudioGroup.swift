/// A group of themes of Tokens Studio, of which one is chosen.
struct StudioGroup {
    struct Theme {
        var name: String
        /// The numbers of its sets, in their order.
        var layers: [Int]
        /// Those of them that references need, and of which the tool makes no styles.
        var sources: Set<Int>
    }

    var name: String
    var themes: [Theme] = []
}

extension ImportedLayers {
    /// Leaves a set that themes have for references alone to the group that chooses it: there it is one of several, and
    /// elsewhere it would replace what the others have.
    /// - Returns: the sets of which this changes values, with the groups that they are left to.
    func leaveSources(of groups: inout [StudioGroup]) -> [(layer: Int, group: String)] {
        let winners = groups.map { $0.themes.map { self.winners($0.layers) } }
        var choosing: [Int: Set<Int>] = [:]
        var changed: [(layer: Int, group: String)] = []
        for layer in Set(groups.flatMap { $0.themes.flatMap(\.sources) }).sorted() {
            let paths = layers[layer].tokens.map(\.path)
            for (number, group) in groups.enumerated() where group.themes.count > 1 {
                let isChosen = group.themes.contains { $0.layers.contains(layer) && !$0.sources.contains(layer) }
                let others = zip(group.themes, winners[number]).filter { !$0.0.layers.contains(layer) }.map { $0.1 }
                guard isChosen, !others.isEmpty else { continue }
                let replaces = others.contains { other in paths.contains { (other[$0] ?? .max) < layer } }
                guard replaces || others.allSatisfy({ other in paths.allSatisfy { other[$0] != nil } }) else {
                    continue
                }
                choosing[layer, default: []].insert(number)
                let isElsewhere = groups.indices.contains { other in
                    other != number && groups[other].themes.contains { $0.sources.contains(layer) }
                }
                if replaces, isElsewhere { changed.append((layer, group.name)) }
            }
        }
        for number in groups.indices {
            for theme in groups[number].themes.indices {
                let left = groups[number].themes[theme].sources.filter { layer in
                    choosing[layer]?.contains { $0 != number } ?? false
                }
                groups[number].themes[theme].layers.removeAll { left.contains($0) }
            }
        }
        return changed
    }
}
