internal import L10nSource
package import TokenThemes

/// A theme as one resolver document that needs no other file.
package struct ThemeBundle: Sendable {
    /// Where the token trees stand.
    package enum Place: Sendable, Hashable {
        /// In the lists of sources, wherever they are used.
        case inline
        /// Once each, under `$defs` by the paths of their files.
        case definitions
    }

    let theme: Theme
    private let place: Place
    private var definitions: [(name: String, value: TokenJSON)] = []
    private var keepsExtensions = true

    package init(_ theme: Theme, _ place: Place) {
        self.theme = theme
        self.place = place
    }

    /// The document.
    package func document() -> BundledDocument {
        var bundle = self
        return BundledDocument(bundle.document(ThemeItem.all(of: theme).map { BundleItem($0, theme) }))
    }

    /// A document without `$extends`, for tools that make little of it: modifiers that say what is extended
    /// become one, whose contexts are their combinations and hold what the extension brings (TD-3).
    /// - Returns: nil when there are more than `limit` combinations, or permutations to look at.
    package func plainDocument(limit: Int = 4096) -> BundledDocument? {
        guard let plain = PlainExtensions(theme, limit: limit) else { return nil }
        var bundle = self
        bundle.keepsExtensions = false
        return BundledDocument(bundle.document(plain.items))
    }

    private mutating func document(_ items: [BundleItem]) -> TokenJSON {
        var document = WrittenResolver()
        for item in items {
            let about = item.about(theme.document)
            switch item.content {
            case .set(let sources): document.addSet(item.name, list(sources), about: about)
            case .modifier(let contexts, let normal):
                let lists = contexts.map { (name: $0.name, value: list($0.sources)) }
                document.addModifier(item.name, lists, normal: normal, about: about)
            }
        }
        var head: WrittenResolver.Members = []
        if let name = theme.document?.name { head.append(("name", .text(name))) }
        if let description = theme.document?.description { head.append(("description", .text(description))) }
        return document.json(head: head, definitions: definitions)
    }

    private mutating func list(_ sources: [BundleItem.Source]) -> TokenJSON {
        .list(
            sources.map { source in
                switch source {
                case .tree(let tree): tree
                case .file(let file): tree(of: file)
                }
            })
    }

    private mutating func tree(of file: TokenFile) -> TokenJSON {
        let tree = TokenTree(file, keepsExtensions: keepsExtensions).json
        guard place == .definitions, let path = file.nodes.first?.nameSpan.file else { return tree }
        let text = tree.file
        let base = relative(path)
        var name = base
        var number = 1
        // Two parts of one file have names of their own.
        while let known = definitions.first(where: { $0.name == name }), known.value.file != text {
            number += 1
            name = "\(base) \(number)"
        }
        if !definitions.contains(where: { $0.name == name }) { definitions.append((name, tree)) }
        return WrittenResolver.reference("#/$defs/" + PercentEncoding.segment(name))
    }

    /// The path of a file as the document would name it.
    private func relative(_ path: String) -> String {
        guard let document = theme.document?.files.first, let end = document.utf8.lastIndex(of: 0x2F) else {
            return path
        }
        let folder = document[...end]
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}
