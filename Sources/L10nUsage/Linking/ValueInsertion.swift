package import L10nSource

/// How functions put the values that they are given into a text, as the configuration says it (SC-45).
package struct ValueInsertion: Sendable {
    let function: NamedFunction
    private let style: InsertionStyle

    package init(_ function: NamedFunction, _ style: InsertionStyle) {
        self.function = function
        self.style = style
    }

    /// Arguments that say where a text is, and not what comes into it.
    private static let others: Set<String> = ["comment", "bundle", "locale", "language"]

    /// The values that a call hands to the text that it looks up; nil where that cannot be told.
    func values(of call: CodeCall, _ lookup: KeyLookup) -> (values: [KeyUse.Value], insertion: KeyUse.Insertion)? {
        var arguments = call.arguments
        for part in [lookup.key, lookup.table, lookup.value, lookup.comment] {
            guard let part, part != call.base, let index = arguments.firstIndex(where: { $0.value == part }) else {
                continue
            }
            arguments.remove(at: index)
        }
        arguments.removeAll { argument in
            argument.label.map { NamedFunction.isPlace($0) || Self.others.contains($0) } ?? false
        }
        let handed = arguments.flatMap { argument in
            argument.handed.map { CodeArgument.Handed(name: $0.name ?? argument.label, kind: $0.kind) }
        }
        let values = handed.map(\.kind)
        switch style {
        case .printf: return (values, .wrapped)
        case .numbered: return (values, .numbered)
        case .named:
            let names = handed.compactMap(\.name)
            // A dictionary in a variable has names that nobody sees.
            return names.count == handed.count ? (values, .named(names)) : nil
        }
    }
}
