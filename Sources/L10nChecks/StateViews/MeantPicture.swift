import L10nSource

/// Finds what authors may have meant by ids of pictures that are nowhere, among the names of those that are there.
struct MeantPicture {
    private let names: [String]
    /// The names that are the same but for case and separators, as a whole or behind the last slash.
    private var alike: [String: [Int]] = [:]
    /// The names without case and separators, in the order of their bytes.
    private let plain: [(name: String, number: Int)]
    private let suggestions: Suggestions

    init(_ names: [String]) {
        self.names = names
        suggestions = Suggestions(names)
        let plain = names.enumerated().map { (name: MeantAsset.plain($1), number: $0) }
        for (name, number) in plain {
            alike[name, default: []].append(number)
            let last = MeantAsset.plain(String(names[number].split(separator: "/").last ?? ""))
            if last != name { alike[last, default: []].append(number) }
        }
        self.plain = plain.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// At most three names: the same in another spelling or in a group, else near ones, else longer and shorter ones.
    func near(_ id: String) -> [String] {
        let plain = MeantAsset.plain(id)
        if let same = alike[plain] { return same.prefix(3).map { names[$0] } }
        let near = suggestions.near(id)
        if !near.isEmpty { return near }
        let longer = longer(than: plain, limit: 4) + shorter(than: plain)
        // So many names tell nobody which one was meant.
        return longer.count > 3 ? [] : longer.sorted().map { names[$0] }
    }

    private func longer(than id: String, limit: Int) -> [Int] {
        guard id.count >= 4 else { return [] }
        return plain[firstPlace(of: id)...].prefix(limit).prefix { $0.name.utf8.starts(with: id.utf8) }.map(\.number)
    }

    private func shorter(than id: String) -> [Int] {
        var found: [Int] = []
        for end in id.indices.dropFirst(4) {
            let name = String(id[..<end])
            found += plain[firstPlace(of: name)...].prefix(4).prefix { $0.name == name }.map(\.number)
        }
        return found
    }

    /// Where a name stands among the plain ones, or would stand.
    private func firstPlace(of name: String) -> Int {
        plain.partitioningIndex { !$0.name.utf8.lexicographicallyPrecedes(name.utf8) }
    }
}
