import DesignTokens
internal import L10nSource

/// Token files in groups of those that define tokens of the same paths.
struct OverlappingFiles {
    /// Files of which each defines a token that another one of them defines too.
    struct Group {
        /// By their numbers.
        var files: [Int] = []
        /// Those that define all that any of them does.
        var complete: [Int] { files.filter { counts[$0] == count } }
        /// Whether each defines at least half of what all before it do.
        var isEven = true
        /// Whether all define the same paths.
        var isSame = true
        /// The tokens that a file defines otherwise than an earlier one, with where both stand.
        var differences: [Difference] = []
        /// How many tokens all of them define, and each.
        fileprivate var count = 0
        fileprivate var counts: [Int: Int] = [:]
    }

    struct Difference {
        var path: TokenPath
        var first: (file: Int, node: Int)
        var other: (file: Int, node: Int)
    }

    /// Those of more than one file.
    let groups: [Group]

    init(_ files: [TokenFile], _ takesPart: (TokenFile) -> Bool) {
        let numbers = files.indices.filter { takesPart(files[$0]) }
        let tokens = Dictionary(uniqueKeysWithValues: numbers.map { ($0, Self.tokens(files[$0])) })
        // The first file of each path leads to that of the group.
        var leaders = Array(files.indices)
        func leader(_ file: Int) -> Int {
            var file = file
            while leaders[file] != file {
                // Halves the way for later look-ups.
                leaders[file] = leaders[leaders[file]]
                file = leaders[file]
            }
            return file
        }
        var first: [TokenPath: (file: Int, node: Int)] = [:]
        for number in numbers {
            for (path, node) in tokens[number] ?? [] {
                guard let known = first[path] else {
                    first[path] = (number, node)
                    continue
                }
                let (left, right) = (leader(known.file), leader(number))
                // The first file leads, so that groups come in the order of the files.
                leaders[max(left, right)] = min(left, right)
            }
        }
        var groups: [Int: Group] = [:]
        for number in numbers {
            groups[leader(number), default: Group()].add(number, tokens[number] ?? [], first, files)
        }
        self.groups = groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.files.count > 1 }
    }

    /// The tokens of a file, each path once.
    private static func tokens(_ file: TokenFile) -> [(path: TokenPath, node: Int)] {
        var seen: Set<TokenPath> = []
        return file.nodes.indices.filter { file.nodes[$0].kind == .token }.map { (file.path(of: $0), $0) }
            .filter { seen.insert($0.0).inserted }
    }
}

extension OverlappingFiles.Group {
    fileprivate mutating func add(
        _ number: Int, _ tokens: [(path: TokenPath, node: Int)], _ first: [TokenPath: (file: Int, node: Int)],
        _ files: [TokenFile]
    ) {
        var common = 0
        for (path, node) in tokens {
            guard let known = first[path], known.file != number else { continue }
            common += 1
            if Self.differ((files[known.file], known.node), (files[number], node)) {
                differences.append(OverlappingFiles.Difference(path: path, first: known, other: (number, node)))
            }
        }
        count += tokens.count - common
        counts[number] = tokens.count
        if !self.files.isEmpty {
            // A file that overrides a part of another one is no other context.
            isEven = isEven && common * 2 >= count
            isSame = isSame && common == tokens.count && common == count
        }
        self.files.append(number)
    }

    private static func differ(_ left: (file: TokenFile, node: Int), _ right: (file: TokenFile, node: Int)) -> Bool {
        func text(_ token: (file: TokenFile, node: Int)) -> String? {
            token.file.nodes[token.node].value.map { TokenJSON($0).lineText }
        }
        /// What the token says, or the nearest group that says any.
        func type(_ token: (file: TokenFile, node: Int)) -> TokenType? {
            var node = token.node
            while node >= 0 {
                if let type = token.file.nodes[node].type?.value { return type }
                node = token.file.nodes[node].parent
            }
            return nil
        }
        return text(left) != text(right) || type(left) != type(right)
    }
}

extension OverlappingFiles.Group {
    /// What is said where nothing tells which of the files counts; nil where they agree.
    func finding(_ files: [TokenFile]) -> Diagnostic? {
        guard let first = differences.first else { return nil }
        func span(_ place: (file: Int, node: Int)) -> SourceSpan { files[place.file].nodes[place.node].nameSpan }
        let others = Set(differences.map(\.path)).count - 1
        let tokens =
            Wording.quoted(first.path.text)
            + (others > 0 ? " and \(Wording.count(others, "more token", "more tokens"))" : "")
        let places = differences.filter { $0.path == first.path }.prefix(8)
        return Diagnostic(
            .ambiguousTokenFiles,
            "\(tokens) \(others > 0 ? "have other values" : "has another value") in \(Wording.quoted(span(first.first).file)), "
                + "and nothing says which file counts; list the files in a resolver document, in their order or as contexts",
            at: span(first.other), subject: Subject(tokenPath: first.path.text),
            notes: [DiagnosticNote("it is defined here too", at: span(first.first))]
                + places.dropFirst().map { DiagnosticNote("it is defined here too", at: span($0.other)) })
    }
}
