internal import L10nSource
import TokenThemes

/// Choices of which one alone is meant: Tokens Studio lets a group have no active theme, and a modifier always has a context.
extension ImportedLayers {
    /// The layer that counts for each path in a context, where layers override those before them.
    typealias Winners = [String: Int]

    /// Joins choices that are alternatives, and says of which groups.
    func joined(_ choices: [Choice]) -> (choices: [Choice], groups: [[String]]) {
        let winners = choices.map { $0.contexts.map { self.winners($0.layers) } }
        var leaders = Array(choices.indices)
        for index in choices.indices {
            for other in choices.indices.prefix(index) where leaders[other] != leaders[index] {
                guard
                    replaces(choices[index], winners[index], choices[other])
                        || replaces(choices[other], winners[other], choices[index])
                        || areBrands(choices[index], choices[other])
                else { continue }
                let (first, last) = (min(leaders[other], leaders[index]), max(leaders[other], leaders[index]))
                for place in leaders.indices where leaders[place] == last { leaders[place] = first }
            }
        }
        var result: [Choice] = []
        var groups: [[String]] = []
        for leader in choices.indices where leaders[leader] == leader {
            let members = choices.indices.filter { leaders[$0] == leader }.map { choices[$0] }
            guard members.count > 1 else {
                result += members
                continue
            }
            let others = choices.indices.filter { leaders[$0] != leader }.map { choices[$0].name }
            let contexts = members.flatMap { group in
                group.contexts.map { (name: "\(group.name) \($0.name)", layers: $0.layers) }
            }
            result.append(Choice(name: ImportNames.free("theme", among: Set(others)), contexts: contexts))
            groups.append(members.map(\.name))
        }
        return (result, groups)
    }

    func winners(_ numbers: [Int]) -> Winners {
        var winners: Winners = [:]
        for number in numbers {
            for token in layers[number].tokens { winners[token.path] = max(winners[token.path] ?? number, number) }
        }
        return winners
    }

    /// Whether each context of a choice replaces all that those of another one add to it.
    private func replaces(_ choice: Choice, _ winners: [Winners], _ other: Choice) -> Bool {
        zip(choice.contexts, winners).allSatisfy { context, winners in
            other.contexts.allSatisfy { other in
                let own = other.layers.filter { !context.layers.contains($0) && !layers[$0].tokens.isEmpty }
                return !own.isEmpty
                    && own.allSatisfy { number in
                        layers[number].tokens.allSatisfy { winners[$0.path].map { $0 > number } ?? false }
                    }
            }
        }
    }

    /// Whether contexts of the same names, as `light` and `dark` of two brands, replace each other's values.
    private func areBrands(_ choice: Choice, _ other: Choice) -> Bool {
        func names(_ choice: Choice) -> Set<String> { Set(choice.contexts.map { $0.name.lowercased() }) }
        guard choice.contexts.count > 1, names(choice) == names(other) else { return false }
        let (left, right) = (Set(choice.contexts.flatMap(\.layers)), Set(other.contexts.flatMap(\.layers)))
        func paths(_ numbers: Set<Int>) -> Set<String> { Set(numbers.flatMap { layers[$0].tokens.map(\.path) }) }
        return !paths(left.subtracting(right)).isDisjoint(with: paths(right))
            || !paths(right.subtracting(left)).isDisjoint(with: paths(left))
    }

    /// Names the definitions that each context of another choice replaces, so that no theme has them (TL-9).
    /// - Parameter choices: those of one context, which always applies, too.
    func noteLosses(_ choices: [Choice], _ reader: inout ImportReader) {
        guard choices.count > 1 else { return }
        let winners = choices.map { $0.contexts.map { self.winners($0.layers) } }
        var tables: [Int: [String: ImportedToken]] = [:]
        func token(_ path: String, _ number: Int) -> ImportedToken? {
            let known = tables[number]
            let table = known ?? Dictionary(layers[number].tokens.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
            if known == nil { tables[number] = table }
            return table[path]
        }
        for (number, own) in winners.enumerated() where own.count > 1 {
            let siblings = Set(choices[number].contexts.flatMap(\.layers))
            for (other, theirs) in winners.enumerated() where other != number {
                let shared = Set(choices[other].contexts.flatMap(\.layers))
                for context in own {
                    let replaced = context.filter { path, layer in
                        theirs.allSatisfy { winners in
                            guard let later = winners[path], later > layer else { return false }
                            // What both choices have is there to be replaced, but not by another context of its own.
                            return !shared.contains(layer) || siblings.contains(later)
                        }
                    }
                    for (path, layer) in replaced.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
                        let later = theirs.compactMap { $0[path] }.compactMap { token(path, $0) }
                        guard let lost = token(path, layer), let winner = later.first,
                            !later.contains(where: { $0.value.lineText == lost.value.lineText })
                        else { continue }
                        reader.noteCollision(winner, lost, in: winner.span.file)
                    }
                }
            }
        }
    }
}
