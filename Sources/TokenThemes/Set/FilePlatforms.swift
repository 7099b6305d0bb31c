/// Which platform files are for, by a folder or a word of their names.
enum FilePlatforms {
    private static let platformNames: Set<String> = [
        "ios", "ipados", "macos", "tvos", "watchos", "visionos", "android", "web", "windows", "flutter", "react-native",
    ]

    static func isKnown(_ name: String) -> Bool { platformNames.contains(name.lowercased()) }

    /// The platform of each file, and its path without it; all nil where no two platforms define the same token.
    static func of(_ files: [(path: String, tokens: Set<String>)]) -> [(name: String, rest: String)?] {
        let platforms = files.map { platform($0.path) }
        var known: [String: String] = [:]
        var isChoice = false
        for (file, platform) in zip(files, platforms) {
            guard let name = platform?.name else { continue }
            // Another platform has the token as well: the two are alternatives.
            for token in file.tokens where known.updateValue(name, forKey: token) ?? name != name { isChoice = true }
        }
        return isChoice ? platforms : files.map { _ in nil }
    }

    /// The platform that a folder or a word of the name of a file says.
    private static func platform(_ path: String) -> (name: String, rest: String)? {
        var parts = path.split(separator: "/").map(String.init)
        for (index, part) in parts.enumerated() {
            var words = part.split(separator: ".").map(String.init)
            for (number, word) in words.enumerated() {
                if platformNames.contains(word.lowercased()) {
                    words.remove(at: number)
                } else if let rest = rest(of: word) {
                    words[number] = rest.text
                    parts[index] = words.joined(separator: ".")
                    return (rest.name, parts.joined(separator: "/"))
                } else {
                    continue
                }
                parts[index] = words.joined(separator: ".")
                return (word.lowercased(), parts.filter { !$0.isEmpty }.joined(separator: "/"))
            }
        }
        return nil
    }

    /// `acme-ios` is `acme` for iOS.
    private static func rest(of word: String) -> (name: String, text: String)? {
        var words = word.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard words.count > 1, let index = words.firstIndex(where: { platformNames.contains($0.lowercased()) }) else {
            return nil
        }
        let name = words.remove(at: index).lowercased()
        return (name, words.joined(separator: "-"))
    }
}
