internal import L10nSource

extension ImplicitModifiers {
    /// Joins files of which the names of folders and files say what brand and scheme they are for, as one choice: a file may
    /// depend on both.
    init(byPaths files: [TokenFile], dialect: TokenDialect) {
        let paths = Self.pathsFromSharedFolder(files.map { $0.nodes.first?.nameSpan.file ?? "" })
        let conditions = PathConditions(
            zip(paths, files).map { path, file in
                let tokens = file.nodes.indices.filter { file.nodes[$0].kind == .token }
                return (path, Set(tokens.map { file.path(of: $0).text }))
            })
        guard let first = files.first?.nodes.first?.nameSpan, conditions.themes.count > 1 else {
            self.init(modifiers: [], sources: files.map { TokenSource(file: $0) }, dialect: dialect)
            return
        }
        let contexts = conditions.themes.map { theme in
            [theme.brand, theme.scheme].compactMap(\.self).joined(separator: "-")
        }
        let names = Set(conditions.themes.map { $0.brand == nil ? "scheme" : $0.scheme == nil ? "brand" : "theme" })
        let name = names.count == 1 ? names.first ?? "theme" : "theme"
        let indices = conditions.themes.map { theme in
            files.indices.filter { conditions.isConditional($0) && conditions.includes($0, in: theme) }
        }
        let modifier = ThemeModifier(
            name: name, contexts: contexts, defaultContext: contexts.first, span: first,
            contextSpans: indices.map { $0.first.flatMap { files[$0].nodes.first?.nameSpan } ?? first },
            hasSources: indices.map { !$0.isEmpty })
        var sources = files.indices.filter { !conditions.isConditional($0) }.map { TokenSource(file: files[$0]) }
        for (context, own) in indices.enumerated() {
            sources += own.map { index in
                TokenSource(
                    file: files[index], list: "modifiers.\(name).\(contexts[context])", modifier: 0, context: context)
            }
        }
        self.init(modifiers: [modifier], sources: sources, dialect: dialect)
    }

    /// The paths without the folders that all of them lie in.
    private static func pathsFromSharedFolder(_ paths: [String]) -> [String] {
        var parts = paths.map { $0.split(separator: "/")[...] }
        while let folder = parts.first?.first, parts.allSatisfy({ $0.count > 1 && $0.first == folder }) {
            for index in parts.indices { parts[index].removeFirst() }
        }
        return parts.map { $0.joined(separator: "/") }
    }
}
