import TokenThemes

/// One step of the order of resolution with its sources.
enum ThemeItem: Sendable {
    case set(name: String, [TokenSource])
    /// A modifier by its number, with the sources of each of its contexts.
    case modifier(Int, [[TokenSource]])

    /// The steps of a theme, in their order. Without a resolver document, sources that always apply are sets, and a
    /// modifier takes the place of its last source.
    static func all(of theme: Theme) -> [ThemeItem] {
        let sources = theme.tokens.sources
        func contexts(_ modifier: Int) -> [[TokenSource]] {
            theme.modifiers[modifier].contexts.indices.map { context in
                sources.filter { $0.modifier == modifier && $0.context == context }
            }
        }
        if let document = theme.document {
            var next = 0
            return document.order.compactMap { item in
                switch item.kind {
                case .set:
                    return .set(name: item.name, sources.filter { $0.modifier < 0 && $0.list == "sets.\(item.name)" })
                case .modifier:
                    guard next < theme.modifiers.count, theme.modifiers[next].name == item.name else { return nil }
                    next += 1
                    return .modifier(next - 1, contexts(next - 1))
                }
            }
        }
        var items: [ThemeItem] = []
        var plain: [TokenSource] = []
        var count = 0
        func close() {
            if plain.isEmpty { return }
            count += 1
            items.append(.set(name: count == 1 ? "tokens" : "tokens\(count)", plain))
            plain = []
        }
        for (index, source) in sources.enumerated() {
            if source.modifier < 0 {
                plain.append(source)
            } else if !sources[(index + 1)...].contains(where: { $0.modifier == source.modifier }) {
                close()
                items.append(.modifier(source.modifier, contexts(source.modifier)))
            }
        }
        close()
        return items
    }

    var modifier: Int? {
        guard case .modifier(let number, _) = self else { return nil }
        return number
    }
}
