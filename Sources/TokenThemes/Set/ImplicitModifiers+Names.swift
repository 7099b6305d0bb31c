internal import L10nSource
internal import L10nSyntax

/// What the names of files say.
extension ImplicitModifiers {
    static func modeName(_ file: TokenFile) -> JSONValue? {
        guard let value = file.nodes.first?.extensions?["com.figma.modeName"], value.string != nil else { return nil }
        return value
    }

    /// What a file is a context of a choice as: its mode, else the last word of its own name.
    static func contextName(_ file: TokenFile) -> String {
        if let name = modeName(file)?.string { return name }
        let base = file.path.split(separator: "/").last ?? ""
        let words = base.split(separator: ".").map(String.init)
        return words.last { !["json", "tokens"].contains($0) } ?? words.first ?? ""
    }

    /// What files are contexts of a choice as.
    /// - Parameter hasBase: whether the others override the first.
    static func contextNames(_ files: [TokenFile], hasBase: Bool) -> [String] {
        let names = files.map(contextName)
        guard hasBase else { return ContextWords.shortened(names) }
        return Array(names.prefix(1)) + ContextWords.shortened(Array(names.dropFirst()))
    }

    /// The last folder of files that stand in one, which is the collection that they were exported from.
    static func folder(_ files: [TokenFile]) -> String? {
        let folders = Set(files.map { $0.path.split(separator: "/").dropLast() })
        return folders.count == 1 ? folders.first?.last.map(String.init) : nil
    }

    /// The file that the others override: the one that is called so, by its own name or its folder, else the only one that
    /// defines all that they do, where no name says that it is a choice as they are.
    static func base(of group: OverlappingFiles.Group, _ files: [TokenFile]) -> Int? {
        func isBase(_ name: some StringProtocol) -> Bool { PathConditions.bases.contains(name.lowercased()) }
        func folder(_ file: Int) -> Substring {
            files[file].path.split(separator: "/").dropLast().last ?? ""
        }
        for named in [
            group.files.filter { isBase(contextName(files[$0])) }, group.files.filter { isBase(folder($0)) },
        ] where !named.isEmpty {
            return named.count == 1 ? named[0] : nil
        }
        guard group.complete.count == 1, let file = group.complete.first,
            !ContextWords.isChoice(contextName(files[file])),
            !ConditionalFile.containers.contains(folder(file).lowercased())
        else { return nil }
        return file
    }
}

extension TokenFile {
    /// Where the file lies; empty for one without any content.
    var path: String { nodes.first?.nameSpan.file ?? "" }
}
