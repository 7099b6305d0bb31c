import TokenThemes

/// A step of the order of resolution as a bundle writes it.
struct BundleItem {
    enum Source {
        case file(TokenFile)
        case tree(TokenJSON)
    }

    enum Content {
        case set([Source])
        case modifier([(name: String, sources: [Source])], normal: String?)
    }

    let name: String
    let content: Content

    init(name: String, _ content: Content) {
        self.name = name
        self.content = content
    }

    init(_ item: ThemeItem, _ theme: Theme) {
        switch item {
        case .set(let name, let sources):
            self.init(name: name, .set(sources.map { .file($0.file) }))
        case .modifier(let number, let contexts):
            let modifier = theme.modifiers[number]
            let lists = zip(modifier.contexts, contexts).map { name, sources in
                (name: name, sources: sources.map { Source.file($0.file) })
            }
            self.init(name: modifier.name, .modifier(lists, normal: modifier.defaultContext))
        }
    }

    /// What the document says about the item.
    func about(_ document: ResolverDocument?) -> [(name: String, value: TokenJSON)] {
        let kind: ResolverDocument.Kind =
            switch content {
            case .set: .set
            case .modifier: .modifier
            }
        guard let item = document?.order.first(where: { $0.name == name && $0.kind == kind }) else { return [] }
        return (item.description.map { [("description", .text($0))] } ?? [])
            + (item.extensions.map { [("$extensions", .raw($0))] } ?? [])
    }
}
