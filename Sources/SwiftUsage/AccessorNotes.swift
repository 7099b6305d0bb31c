#if SourceScan
import L10nUsage

/// Collects what may be accessors that a generator wrote, and tells in the end whether they are.
struct AccessorNotes {
    /// Who writes accessors of a shape.
    private enum Generator {
        /// `L10n.tr("Table", "key")`.
        case swiftGen
        /// `Localizable(key: "key", arguments: [], table: "Table")` in a type of that name.
        case xcstringsTool
        /// `L10nLookup.text("Table", "key", "Text")`, `L10nText("Table", "key")`.
        case own
    }

    private struct Note {
        var accessor: KeyAccessor
        /// The number of the call in the facts.
        var call: Int
        var generator: Generator
    }

    /// Whether the command `generate swift` wrote the file.
    var isOwn = false
    private var notes: [Note] = []

    /// - Parameters:
    ///   - types: the types around the call, outermost first.
    ///   - member: the member around it.
    mutating func note(_ call: CodeCall, number: Int, types: [String], member: String) {
        let generator: Generator
        let table: CodeExpression?
        let key: CodeExpression?
        if isOwn || call.name == "tr" {
            generator = isOwn ? .own : .swiftGen
            (table, key) = (call.unlabelled(0), call.unlabelled(1))
        } else if call.name == types.last, types.count > 1 {
            generator = .xcstringsTool
            (table, key) = (call.argument("table"), call.argument("key"))
        } else {
            return
        }
        guard let table = table?.plain, let key = key?.plain else { return }
        let fallback = call.argument("fallback")?.plain
        notes.append(
            Note(
                accessor: KeyAccessor(
                    path: types + [member], table: table, key: key, fallback: fallback, at: call.range),
                call: number, generator: generator))
    }

    /// Makes accessors of the calls where the file is a generated one: it names all keys and uses none of them.
    func replaceCalls(in facts: inout SwiftFacts) {
        // Xcode's own file stands in the folder of a build; its members are found by the keys.
        if facts.path.split(separator: "/").last?.hasPrefix("GeneratedStringSymbols_") ?? false {
            return facts = SwiftFacts(path: facts.path)
        }
        // A file of SwiftGen declares the function that its members call.
        let hasLookup = facts.functions.contains { $0.name == "tr" && $0.kind == .function }
        let own = notes.filter { $0.generator != .swiftGen || hasLookup }
        // A function of that name alone makes no generated file: what stands around it may use keys.
        guard !own.isEmpty else { return }
        if own.contains(where: { $0.generator != .swiftGen }) {
            facts.calls = []
        } else {
            let replaced = Set(own.map(\.call))
            facts.calls = facts.calls.enumerated().filter { !replaced.contains($0.offset) }.map(\.element)
        }
        facts.accessors = own.map(\.accessor)
        facts.mentions = []
        facts.chains = []
    }
}

extension CodeExpression {
    fileprivate var plain: String? { if case .text(let text) = self { text.plain } else { nil } }
}
#endif
