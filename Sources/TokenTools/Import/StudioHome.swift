/// Where the sets of Tokens Studio lie in the folder that is imported, which may be one around them: what themes and the order
/// of the sets call a set begins there (TL-6).
enum StudioHome {
    /// The file of the whole export that is called so: the one at the root, else the only one in a folder.
    /// - Parameter paths: without their endings.
    static func file(_ name: String, among paths: [String]) -> String? {
        if paths.contains(name) { return name }
        let inner = paths.filter { $0.hasSuffix("/\(name)") }
        return inner.count == 1 ? inner.first : nil
    }

    /// What stands before the names of the sets, up to its last `/`; empty where a set has its very name.
    /// - Parameters:
    ///   - sets: by the paths of their files.
    ///   - isNamed: whether the themes or the order know a set of this name.
    static func prefix(of sets: [String], _ isNamed: (String) -> Bool) -> String {
        guard !sets.contains(where: isNamed) else { return "" }
        var counts: [String: Int] = [:]
        for set in sets {
            var name = set[...]
            while let slash = name.firstIndex(of: "/") {
                name = name[name.index(after: slash)...]
                if isNamed(String(name)) { counts[String(set[..<name.startIndex]), default: 0] += 1 }
            }
        }
        // Of two folders that fit, one may hold a set that is called as the end of another's name.
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    }
}
