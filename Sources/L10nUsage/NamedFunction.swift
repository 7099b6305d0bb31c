/// A function that looks keys up and that the configuration names, as it stands in a library without sources.
///
/// It is written as Xcode's setting `LOCALIZED_STRING_MACRO_NAMES` and Swift's own names have it: `tr`, `text(_:table:)`,
/// `localized(key:value:)`.
package struct NamedFunction: Sendable, Hashable {
    package let name: String
    private let labels: [String]

    /// Nil for what is no name of a function.
    package init?(_ written: String) {
        var head = written[...]
        var labels: [String] = []
        if let open = written.firstIndex(of: "(") {
            guard written.hasSuffix(")") else { return nil }
            head = written[..<open]
            let list = written[written.index(after: open)...].dropLast()
            guard list.isEmpty || list.hasSuffix(":") else { return nil }
            labels = list.split(separator: ":").map(String.init)
        }
        guard let name = head.split(separator: ".").last.map(String.init), !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        self.name = name
        self.labels = labels
    }

    private static let tables: Set<String> = ["table", "tableName", "inTable", "fromTable", "tbl"]
    private static let values: Set<String> = ["value", "defaultValue", "fallback", "default"]

    /// Whether an argument of this label says where a text is, or what stands for it.
    static func isPlace(_ label: String) -> Bool { tables.contains(label) || values.contains(label) }

    /// What a call of the function looks up; nil where it has no key.
    func lookup(_ call: CodeCall) -> KeyLookup? {
        let key: CodeExpression?
        if !call.hasArguments {
            key = call.base
        } else if let label = labels.first(where: {
            !Self.tables.contains($0) && !Self.values.contains($0) && $0 != "_"
        }) {
            key = call.argument(label)
        } else if labels.isEmpty, call.unlabelled(0) == nil, case .text? = call.base {
            key = call.base
        } else {
            key = call.unlabelled(0) ?? (labels.isEmpty ? call.arguments.first?.value ?? call.base : nil)
        }
        guard let key else { return nil }
        var lookup = KeyLookup(key: key, way: name)
        lookup.table = call.arguments.first { Self.tables.contains($0.label ?? "") }?.value
        lookup.value = call.arguments.first { Self.values.contains($0.label ?? "") }?.value
        lookup.bundle = .any
        return lookup
    }
}
