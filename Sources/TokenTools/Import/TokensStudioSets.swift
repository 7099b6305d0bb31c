internal import L10nSource
import L10nSyntax
import TokenThemes

/// Token sets and themes of Tokens Studio: one file with everything, or a file for each set (TL-6).
struct TokensStudioSets {
    private(set) var layers = ImportedLayers()
    private var numbers: [String: Int] = [:]
    /// What stands before the names that themes have for the sets.
    private var prefix = ""
    /// The themes, each by itself.
    private(set) var sources: [TokenImport.SourceTheme] = []

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var themes: JSONValue?
        var order: [String] = []
        var sets: [(name: String, root: JSONValue)] = []
        let paths = files.map { Self.setName($0.path) }
        let (choosing, ordering) = (
            StudioHome.file("$themes", among: paths), StudioHome.file("$metadata", among: paths)
        )
        for (file, name) in zip(files, paths) {
            // An export into a folder has `$themes.json` and `$metadata.json` beside its sets.
            if name == choosing {
                themes = reader.tree(of: file)?.value.root
                continue
            }
            if name.hasSuffix("/$themes") {
                reader.remark(
                    .dropped, "the themes are not read, as other folders have some too; import each folder by itself",
                    at: file.span(SourceRange(at: 0)))
                continue
            }
            guard let root = reader.root(of: file) else { continue }
            if name == ordering {
                order = root["tokenSetOrder"].map { $0.elements.compactMap(\.string) } ?? []
            } else if root["$themes"] != nil || root["$metadata"] != nil || Self.holdsSets(root, of: files.count) {
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
        let names = names(of: sets.map(\.name), themes, order)
        // Sets that the order does not name come last, as their files do.
        let ranks = names.map { rank[$0] ?? rank[Self.otherName($0)] ?? .max }
        let sorted = sets.enumerated().sorted { (ranks[$0.offset], $0.offset) < (ranks[$1.offset], $1.offset) }
        for (_, set) in sorted {
            numbers[set.name] = layers.layers.count
            let parts = Self.shortName(set.name).split(separator: "/").map { ImportNames.file(String($0)) }
            let count = reader.groups.count
            let tokens = reader.tokens(in: set.root)
            layers.layers.append(
                ImportedLayers.Layer(
                    file: layers.freeFile(parts.joined(separator: "/")), tokens: tokens,
                    groups: Array(reader.groups[count...])))
        }
        takeOutSetNames(sorted.map { Self.shortName(names[$0.offset]) })
        choose(themes, &reader)
        let original = layers
        layers.compute(.tokensStudio, &reader)
        layers.prune(.tokensStudio, &reader)
        sources = original.sources(.tokensStudio, without: reader.droppedPaths, layers.roots)
    }

    /// What themes and the order call the sets.
    private mutating func names(of sets: [String], _ themes: JSONValue?, _ order: [String]) -> [String] {
        var known = Set(order)
        for theme in themes.map({ Array($0.elements) }) ?? [] {
            known.formUnion(theme["selectedTokenSets"].map { $0.members.map(\.name) } ?? [])
        }
        prefix = StudioHome.prefix(of: sets) { known.contains($0) || known.contains(Self.otherName($0)) }
        return sets.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    /// Takes the name of a set out of references that begin with it: a build that reads a file of sets as one tree asks for it,
    /// and the tool itself does not.
    private mutating func takeOutSetNames(_ sets: [String]) {
        let known = Set(layers.layers.flatMap { $0.tokens.map(\.path) })
        func short(_ path: String) -> String? {
            if known.contains(path) { return nil }
            return sets.lazy.filter { path.hasPrefix($0 + ".") }.map { String(path.dropFirst($0.count + 1)) }
                .first(where: known.contains)
        }
        func short(in text: String) -> String {
            let parts = text.split(separator: "{", omittingEmptySubsequences: false)
            return parts[0]
                + parts.dropFirst().map { part in
                    guard let end = part.firstIndex(of: "}") else { return "{" + part }
                    let path = ImportNames.names(part[..<end], .tokensStudio).joined(separator: ".")
                    return "{" + (short(path) ?? String(part[..<end])) + part[end...]
                }.joined()
        }
        for layer in layers.layers.indices {
            for index in layers.layers[layer].tokens.indices {
                var token = layers.layers[layer].tokens[index]
                guard token.references(.tokensStudio).contains(where: { short($0) != nil }) else { continue }
                token.value = token.value.replacingTexts { text, _ in text.contains("{") ? .text(short(in: text)) : nil
                }
                token.formula = token.formula.flatMap { ImportFormula(short(in: $0.text), $0.type) }
                layers.layers[layer].tokens[index] = token
            }
        }
    }

    private static func setName(_ path: String) -> String {
        for ending in [".json5", ".jsonc", ".json"] where path.hasSuffix(ending) {
            return String(path.dropLast(ending.count))
        }
        return path
    }

    private static func shortName(_ name: String) -> String {
        name.hasSuffix(".tokens") ? String(name.dropLast(".tokens".count)) : name
    }

    /// What the tool calls a set is the path of its file without `.json`; other builds leave `.tokens` out as well.
    private static func otherName(_ name: String) -> String {
        let short = shortName(name)
        return short == name ? "\(name).tokens" : short
    }

    /// Whether the only file is the older export, in which `global` and others beside it are the sets.
    private static func holdsSets(_ root: JSONValue, of count: Int) -> Bool {
        count == 1 && root["global"]?.isObject == true && root["global"]?["value"] == nil
            && root["global"]?["$value"] == nil
    }

    /// The groups of themes, in the order in which they first come.
    private func groups(of themes: JSONValue?, _ reader: inout ImportReader) -> [StudioGroup] {
        var groups: [StudioGroup] = []
        for theme in themes.map({ Array($0.elements) }) ?? [] {
            guard let name = theme["name"]?.string else { continue }
            var chosen = sets(of: theme, name, &reader)
            let group = theme["group"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? "theme"
            let index = groups.firstIndex { $0.name == group } ?? groups.count
            if index == groups.count { groups.append(StudioGroup(name: group)) }
            chosen.name = ImportNames.free(name, among: Set(groups[index].themes.map(\.name)))
            groups[index].themes.append(chosen)
        }
        return groups
    }

    /// The themes of a group are the contexts of a modifier. What all of them begin with always applies.
    private mutating func choose(_ themes: JSONValue?, _ reader: inout ImportReader) {
        var groups = groups(of: themes, &reader)
        guard !groups.isEmpty else {
            layers.base = Array(layers.layers.indices)
            return noteCollisions(&reader)
        }
        for (number, group) in layers.leaveSources(of: &groups) {
            guard let span = themes?.span, let name = numbers.first(where: { $0.value == number })?.key else {
                continue
            }
            reader.remark(
                .changed,
                "the set \(Wording.quoted(name)) counts where the group \(Wording.quoted(group)) chooses it, "
                    + "and not where other themes have it as a source", at: span)
        }
        let all = groups.flatMap(\.themes).map { Set($0.layers) }
        layers.base = layers.layers.indices.prefix { number in all.allSatisfy { $0.contains(number) } }.map(\.self)
        let base = Set(layers.base)
        let (joined, alternatives) = layers.joined(
            groups.map { group in
                var choice = ImportedLayers.Choice(
                    name: group.name,
                    contexts: group.themes.map { ($0.name, $0.layers.filter { !base.contains($0) }) })
                choice.shortenNames()
                choice.putUsualFirst()
                return choice
            })
        for names in alternatives {
            guard let span = themes?.span else { continue }
            reader.remark(
                .changed,
                "the groups \(names.map { Wording.quoted($0) }.joined(separator: ", ")) are one choice, "
                    + "as their themes replace each other's values", at: span)
        }
        for choice in joined where choice.contexts.count == 1 {
            layers.base += choice.contexts[0].layers.filter { !layers.base.contains($0) }
        }
        let choices = joined.filter { $0.contexts.count > 1 }
        layers.base.sort()
        layers.choices = choices
        layers.isRanked = true
        noteUnused(&reader)
        layers.noteLosses(joined, &reader)
        guard !layers.outrankedPaths().isEmpty else { return }
        // A set overrides those before it whatever theme it is of, so the group whose sets come last is the last one.
        let ranks = choices.map { choice in
            choice.contexts.flatMap(\.layers).filter { number in
                !choice.contexts.allSatisfy { $0.layers.contains(number) }
            }.max() ?? -1
        }
        layers.choices = choices.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { choices[$0] }
    }

    /// Without themes all sets apply, and nothing says that one is meant to replace what another has.
    private func noteCollisions(_ reader: inout ImportReader) {
        var known: [String: ImportedToken] = [:]
        for (name, number) in numbers.sorted(by: { $0.value < $1.value }) {
            for token in layers.layers[number].tokens {
                guard let other = known.updateValue(token, forKey: token.path) else { continue }
                reader.noteCollision(token, other, in: name)
            }
        }
    }

    /// A theme with the sets that it chooses.
    private func sets(of theme: JSONValue, _ name: String, _ reader: inout ImportReader) -> StudioGroup.Theme {
        var chosen: [Int] = []
        var sources: Set<Int> = []
        for member in theme["selectedTokenSets"].map({ Array($0.members) }) ?? []
        where member.value.string == "source" || member.value.string == "enabled" {
            let set = prefix + member.name
            if let number = numbers[set] ?? numbers[Self.otherName(set)] {
                chosen.append(number)
                if member.value.string == "source" { sources.insert(number) }
            } else {
                reader.remark(
                    .dropped,
                    "the theme \(Wording.quoted(name)) names a set \(Wording.quoted(member.name)) that is not there",
                    at: member.value.span)
            }
        }
        return StudioGroup.Theme(name: name, layers: chosen.sorted(), sources: sources)
    }

    private func noteUnused(_ reader: inout ImportReader) {
        let used = layers.used
        for (name, number) in numbers.sorted(by: { $0.value < $1.value }) where !used.contains(number) {
            guard let span = layers.layers[number].tokens.first?.span else { continue }
            reader.drop(
                layers.layers[number].tokens.count,
                "the set \(Wording.quoted(name)) is in no theme, so it is not written", at: span)
        }
    }
}
