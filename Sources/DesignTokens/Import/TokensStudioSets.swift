internal import L10nSource
internal import L10nSyntax

/// Token sets and themes of Tokens Studio: one file with everything, or a file for each set (TL-6).
struct TokensStudioSets {
    private(set) var layers = ImportedLayers()
    private var numbers: [String: Int] = [:]

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var themes: JSONValue?
        var order: [String] = []
        var sets: [(name: String, root: JSONValue)] = []
        for file in files {
            let name = file.path.hasSuffix(".json") ? String(file.path.dropLast(5)) : file.path
            if name == "$themes" {
                themes = JSONTree.parse(file, dialect: .lenient).value.root
                continue
            }
            guard let root = reader.root(of: file) else { continue }
            if name == "$metadata" {
                order = root["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? []
            } else if root["$themes"] != nil || root["$metadata"] != nil {
                themes = root["$themes"] ?? themes
                order = root["$metadata"]?["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? order
                sets += root.members.filter { $0.value.isObject && $0.name.utf8.first != 0x24 }.map {
                    ($0.name, $0.value)
                }
            } else {
                sets.append((name, root))
            }
        }
        let rank = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let sorted = sets.enumerated().sorted {
            (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
        }
        for (_, set) in sorted {
            numbers[set.name] = layers.layers.count
            let parts = set.name.split(separator: "/").map { ImportNames.file(String($0)) }
            layers.layers.append(
                ImportedLayers.Layer(
                    file: layers.freeFile(parts.joined(separator: "/")), tokens: reader.tokens(in: set.root)))
        }
        var arithmetic = ImportArithmetic(layers.layers.flatMap(\.tokens), .tokensStudio)
        for layer in layers.layers.indices {
            layers.layers[layer].tokens = layers.layers[layer].tokens.compactMap { arithmetic.computed($0, &reader) }
        }
        choose(themes, &reader)
    }

    /// The themes of a group are the contexts of a modifier. What all of them begin with always applies.
    private mutating func choose(_ themes: JSONValue?, _ reader: inout ImportReader) {
        var groups: [(name: String, themes: [(name: String, layers: [Int])])] = []
        for theme in themes.map({ Array($0.elements) }) ?? [] {
            guard let name = theme["name"]?.string else { continue }
            var chosen: [Int] = []
            for member in theme["selectedTokenSets"].map({ Array($0.members) }) ?? []
            where member.value.string == "source" || member.value.string == "enabled" {
                if let number = numbers[member.name] {
                    chosen.append(number)
                } else {
                    reader.remark(
                        .dropped,
                        "the theme \(Wording.quoted(name)) names a set \(Wording.quoted(member.name)) that is not there",
                        at: member.value.span)
                }
            }
            let group = theme["group"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? "theme"
            let index = groups.firstIndex { $0.name == group } ?? groups.count
            if index == groups.count { groups.append((group, [])) }
            groups[index].themes.append((name, chosen.sorted()))
        }
        guard !groups.isEmpty else {
            layers.base = Array(layers.layers.indices)
            return
        }
        let all = groups.flatMap(\.themes).map { Set($0.layers) }
        layers.base = layers.layers.indices.prefix { number in all.allSatisfy { $0.contains(number) } }.map(\.self)
        let base = Set(layers.base)
        for group in groups {
            let contexts = group.themes.map { (name: $0.name, layers: $0.layers.filter { !base.contains($0) }) }
            if contexts.count == 1 {
                layers.base += contexts[0].layers
            } else {
                layers.choices.append(ImportedLayers.Choice(name: group.name, contexts: contexts))
            }
        }
        let used = Set(layers.base + layers.choices.flatMap { $0.contexts.flatMap(\.layers) })
        for (name, number) in numbers.sorted(by: { $0.value < $1.value }) where !used.contains(number) {
            guard let span = layers.layers[number].tokens.first?.span else { continue }
            reader.remark(.dropped, "the set \(Wording.quoted(name)) is in no theme, so it is not written", at: span)
        }
    }
}
