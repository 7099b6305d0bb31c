/// Names that begin with the scheme: `light-cards` beside `dark-cards`.
enum LeadingSchemes {
    /// The files with the scheme at the end of the names of folders and files that begin with it, where one of the other
    /// scheme lies beside it that defines some of the same tokens. `light-blue` beside `dark-blue` may be two palettes.
    static func moved(_ files: [PathConditions.Input]) -> [PathConditions.Input] {
        var tokens: [[String]: Set<String>] = [:]
        for file in files {
            let names = Self.names(of: file)
            for depth in names.indices where leadingScheme(names[depth]) != nil {
                tokens[names[...depth].map { $0.lowercased() }, default: []].formUnion(file.tokens)
            }
        }
        guard tokens.count > 1 else { return files }
        return files.map { file in
            var parts = file.path.split(separator: "/").map(String.init)
            let names = Self.names(of: file)
            let keys = names.map { $0.lowercased() }
            for (depth, name) in names.enumerated() {
                guard let (scheme, rest) = leadingScheme(name) else { continue }
                let other = (scheme.lowercased() == "light" ? "dark" : "light") + rest.lowercased()
                guard let own = tokens[Array(keys[...depth])], let others = tokens[keys[..<depth] + [other]],
                    !own.isDisjoint(with: others)
                else { continue }
                parts[depth] = "\(rest.dropFirst())\(rest.prefix(1))\(scheme)\(parts[depth].dropFirst(name.count))"
            }
            return PathConditions.Input(
                path: parts.joined(separator: "/"), tokens: file.tokens, references: file.references)
        }
    }

    /// The names of the folders of a file, and its own up to the first dot.
    private static func names(of file: PathConditions.Input) -> [String] {
        let parts = file.path.split(separator: "/").map(String.init)
        return parts.dropLast() + parts.suffix(1).map { String($0.prefix { $0 != "." }) }
    }

    /// The scheme that a name begins with, and what follows with the sign before it; nil where its end says one.
    private static func leadingScheme(_ name: String) -> (scheme: String, rest: String)? {
        guard ConditionalFile.condition(name) == nil,
            let end = name.firstIndex(where: { $0 == "-" || $0 == "_" }), name.index(after: end) < name.endIndex,
            ConditionalFile.schemes.contains(name[..<end].lowercased())
        else { return nil }
        return (String(name[..<end]), String(name[end...]))
    }
}
