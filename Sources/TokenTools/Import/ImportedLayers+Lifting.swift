import TokenThemes

/// Values that depend on several choices at once, written so that the choices stay independent of each other.
///
/// What depends on one choice stands in its contexts. What depends on two stands, in the contexts of the one, once for
/// each context of the other in a group for it; and the other chooses one of these groups by a reference.
struct ImportedLifting {
    /// The choices that a value may depend on, by their numbers, with the names of their contexts.
    typealias Choices = [(number: Int, contexts: [String])]

    /// The group of the groups for contexts.
    private let group: String
    private var base: [ImportedToken] = []
    private var tokens: [Int: [Int: [ImportedToken]]] = [:]

    /// - Parameter layers: those beside which the values stand.
    init(_ layers: ImportedLayers) {
        let names = Set(layers.layers.flatMap { $0.tokens.compactMap(\.names.first) })
        group = ["choice", "choices", "chosen"].first { !names.contains($0) } ?? "chosen values"
    }

    /// Adds a token by what it is in each permutation of some choices.
    /// - Parameter value: the token where these contexts are chosen; nil where there is none.
    /// - Returns: false where it is there in some permutations and not in others, and no single choice decides about it.
    mutating func add(_ names: [String], _ choices: Choices, _ value: ([Int]) -> ImportedToken?) -> Bool {
        let deciding = choices.indices.filter { position in
            Self.differs(choices, at: position) { value($0) == nil ? "" : "there" }
        }
        let varying = choices.indices.filter { position in
            Self.differs(choices, at: position) { value($0)?.json.lineText ?? "" }
        }
        guard deciding.count < 2 else { return false }
        switch varying.count {
        case 0:
            if var token = value(choices.map { _ in 0 }) {
                token.names = names
                base.append(token)
            }
        case 1: place(names, choices, at: varying[0], value)
        // The one that decides whether it is there goes first: within its contexts it is then there always or never.
        default: split(names, choices, at: deciding.first ?? varying[0], value)
        }
        return true
    }

    private mutating func place(
        _ names: [String], _ choices: Choices, at position: Int, _ value: ([Int]) -> ImportedToken?
    ) {
        for context in choices[position].contexts.indices {
            var chosen = choices.map { _ in 0 }
            chosen[position] = context
            guard var token = value(chosen) else { continue }
            token.names = names
            tokens[choices[position].number, default: [:]][context, default: []].append(token)
        }
    }

    /// Lets one choice decide which values count, and the others what these are.
    private mutating func split(
        _ names: [String], _ choices: Choices, at position: Int, _ value: ([Int]) -> ImportedToken?
    ) {
        for (context, name) in choices[position].contexts.enumerated() {
            let inner = [group, ImportNames.legal(name)] + names
            var chosen = choices.map { _ in 0 }
            chosen[position] = context
            // No other choice decides whether it is there, so the first context of each tells it.
            guard var alias = value(chosen) else { continue }
            alias.names = names
            // An alias has the type of what it leads to.
            alias.type = nil
            alias.value = .text("{\(inner.joined(separator: "."))}")
            tokens[choices[position].number, default: [:]][context, default: []].append(alias)
            var rest = choices
            rest.remove(at: position)
            // Cannot fail: what is left of the choices does not decide whether it is there.
            _ = add(inner, rest) { contexts in
                var contexts = contexts
                contexts.insert(context, at: position)
                return value(contexts)
            }
        }
    }

    /// Whether a text depends on one of the choices.
    private static func differs(_ choices: Choices, at position: Int, _ text: ([Int]) -> String) -> Bool {
        var counts = choices.map(\.contexts.count)
        let contexts = counts[position]
        counts[position] = 1
        let all = ImportedLayers.permutations(counts, limit: .max) ?? []
        return all.contains { chosen in
            let first = text(chosen)
            return (1..<max(contexts, 1)).contains { context in
                var chosen = chosen
                chosen[position] = context
                return text(chosen) != first
            }
        }
    }

    /// Adds the files of the values behind those that are there.
    func write(_ layers: inout ImportedLayers) {
        if !base.isEmpty {
            layers.base.append(layers.layers.count)
            layers.layers.append(ImportedLayers.Layer(file: layers.freeFile("computed"), tokens: base))
        }
        for (choice, contexts) in tokens.sorted(by: { $0.key < $1.key }) {
            for (context, tokens) in contexts.sorted(by: { $0.key < $1.key }) {
                let names = [layers.choices[choice].name, layers.choices[choice].contexts[context].name]
                let file = "computed/" + names.map(ImportNames.file).joined(separator: "-")
                layers.choices[choice].contexts[context].layers.append(layers.layers.count)
                layers.layers.append(ImportedLayers.Layer(file: layers.freeFile(file), tokens: tokens))
            }
        }
    }
}
