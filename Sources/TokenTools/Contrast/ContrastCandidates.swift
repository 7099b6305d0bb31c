import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// All pairs that a theme gives, in any permutation, with when each of them holds.
struct ContrastCandidates {
    struct Candidate {
        var pair: ContrastPair
        /// The container or the token that gives the pair; nil when its names do.
        var giver: PathID?
        /// The definitions of the giver that do.
        var definitions: Set<DefinitionID> = []
    }

    private(set) var candidates: [Candidate] = []
    /// What is wrong with the data that gives pairs.
    private(set) var diagnostics: [Diagnostic] = []

    let set: TokenSet
    /// All tokens, for names that are none.
    private lazy var paths = Suggestions(set.paths.lazy.map(\.text))
    private let walk: PermutationWalk
    private var resolver: TokenResolver
    private var indices: [ContrastPair: Int] = [:]

    /// The backgrounds of the project that lie behind a translucent one which names none.
    private let hosts: [TokenPath]

    init(_ resolver: TokenResolver, hosts: [TokenPath]?) {
        set = resolver.set
        self.hosts = hosts ?? []
        walk = PermutationWalk(set)
        self.resolver = resolver
        collectSlots(hosts)
        collectDeclared()
        collectNames()
    }

    private mutating func add(_ pair: ContrastPair, giver: PathID? = nil, by definition: DefinitionID? = nil) {
        let index = indices[pair, default: candidates.count]
        if index == candidates.count {
            indices[pair] = index
            candidates.append(Candidate(pair: pair, giver: giver))
        }
        if let definition { candidates[index].definitions.insert(definition) }
    }

    private mutating func collectSlots(_ hosts: [TokenPath]?) {
        guard let container = set.table.find(StateViewContrast.container) else { return }
        if let hosts, hosts != [StateViewContrast.container] {
            for pair in StateViewContrast.pairs(hosts: hosts) { add(pair) }
            return
        }
        forEachDefinition(of: container) { candidates, definition in
            let listed = candidates.references("hosts", of: definition)
            // Without hosts the container itself is the page; that it is transparent shows when it is measured.
            for pair in StateViewContrast.pairs(hosts: listed.isEmpty ? [StateViewContrast.container] : listed) {
                candidates.add(pair, giver: container, by: definition)
            }
        }
    }

    /// The lists `on` of tokens (TV-31). A token in a group that another group extends is judged where it is inherited.
    private mutating func collectDeclared() {
        // An inherited token has the name of the one that lists; no other has to be looked at in all permutations.
        let names = declaringNames()
        guard !names.isEmpty else { return }
        let extended = Set(set.extensionTargets.values)
        for path in set.table.all where names.contains(set.table.name(path)) {
            let traits = set.traits[path.int]
            guard !traits.isDisjoint(with: [.definesToken, .isUnderExtension]), !isWithin(path, extended) else {
                continue
            }
            forEachDefinition(of: path) { candidates, definition in candidates.declare(path, definition) }
        }
    }

    private mutating func declare(_ path: PathID, _ definition: DefinitionID) {
        let data = VendorData(set.node(definition).extensions)
        let role = role(data) ?? .text
        let hosts = references("hosts", of: definition)
        for target in references("on", of: definition) {
            for layers in layers(of: target, hosts: hosts) {
                add(
                    ContrastPair(set.table.text(path), on: layers, role, origin: .declared), giver: path,
                    by: definition)
            }
        }
    }

    /// The last names of tokens that list backgrounds.
    private func declaringNames() -> Set<String> {
        var names: Set<String> = []
        for path in set.table.all {
            for definition in set.definitions(at: path) {
                if VendorData(set.node(definition).extensions)?["on"] != nil { names.insert(set.table.name(path)) }
            }
        }
        return names
    }

    private func isWithin(_ path: PathID, _ groups: Set<PathID>) -> Bool {
        var current: PathID? = path
        while let group = current {
            if groups.contains(group) { return true }
            current = set.table.parent(group)
        }
        return false
    }

    private mutating func role(_ data: VendorData?) -> ContrastRole? {
        guard let value = data?["role"] else { return nil }
        if let role = value.string.flatMap(ContrastRole.init(rawValue:)) { return role }
        let text = value.string ?? value.rawText
        let advice = Suggestions.question(text, among: ContrastRole.allCases.map(\.rawValue))
        report(
            .invalidTokenValue, "\(Wording.quoted(text)) is no role of a colour",
            advice ?? "write text, icon, boundary, disabled or decorative", at: value)
        return nil
    }

    private mutating func collectNames() {
        var partners = OnNames(set)
        partners.collect()
        for (background, foreground) in partners.pairs {
            for layers in layers(of: set.table.text(background), hosts: []) {
                add(ContrastPair(set.table.text(foreground), on: layers, .text, origin: .name))
            }
        }
        diagnostics += partners.diagnostics
    }

    /// A background on each of its hosts; if it has none and something shines through it, on those of the project.
    private mutating func layers(of background: TokenPath, hosts: [TokenPath]) -> [[TokenPath]] {
        var hosts = hosts
        if hosts.isEmpty, !self.hosts.isEmpty, isTranslucent(background) { hosts = self.hosts }
        return hosts.isEmpty ? [[background]] : hosts.map { [$0, background] }
    }

    private mutating func isTranslucent(_ path: TokenPath) -> Bool {
        guard let id = set.table.find(path) else { return false }
        var isTranslucent = false
        forEachValue(of: id) { value, _ in
            if let color = value.color, color.alpha < 1 { isTranslucent = true }
        }
        return isTranslucent
    }

    /// Calls `body` with the value and type that a token has in each permutation where it has one.
    private mutating func forEachValue(of path: PathID, _ body: (TokenValue, TokenType?) -> Void) {
        walk.forEach(of: set.dependencies[path.int]) { permutation in
            resolver.permutation = permutation
            guard let index = resolver.resolve(path), let value = resolver[index].value else { return }
            body(value, resolver[index].type)
        }
    }

    /// Calls `body` once for each definition that is in effect at a path in some permutation.
    private mutating func forEachDefinition(of path: PathID, _ body: (inout Self, DefinitionID) -> Void) {
        var known: Set<DefinitionID> = []
        walk.forEach(of: set.dependencies[path.int]) { permutation in
            resolver.permutation = permutation
            guard let found = resolver.effective.token(at: path), known.insert(found.definition).inserted else {
                return
            }
            body(&self, found.definition)
        }
    }

    /// The tokens that a list in our own data names; one that is not there, or no color, is reported.
    private mutating func references(_ name: String, of definition: DefinitionID) -> [TokenPath] {
        var result: [TokenPath] = []
        for value in VendorData(set.node(definition).extensions)?.references(name) ?? [] {
            guard let text = value.string, let names = try? TokenReference.curly(text) else {
                report(
                    .invalidAliasSyntax, "\(Wording.quoted(value.rawText)) is no reference",
                    "write such as '{group.token}'", at: value)
                continue
            }
            let path = TokenPath(names.joined(separator: "."))
            guard let id = set.table.find(names) else {
                let advice = paths.question(path.text)
                report(.brokenAlias, "\(Wording.quoted(text)) does not exist", advice ?? "name a token", at: value)
                continue
            }
            if set.traits[id.int].isDisjoint(with: [.definesToken, .isUnderExtension]) {
                report(.brokenAlias, "\(Wording.quoted(text)) names a group", "name a token in it", at: value)
            } else if let type = otherType(of: id) {
                report(
                    .aliasTypeMismatch, "'\(name)' needs colors, \(Wording.quoted(text)) is a \(type.rawValue)",
                    "name a color", at: value)
            } else {
                result.append(path)
            }
        }
        return result
    }

    /// The type of a token that is no color in some permutation.
    private mutating func otherType(of path: PathID) -> TokenType? {
        var other: TokenType?
        forEachValue(of: path) { value, type in
            if value.color == nil { other = type }
        }
        return other
    }

    private mutating func report(_ rule: Rule, _ problem: String, _ advice: String, at value: JSONValue) {
        let diagnostic = Diagnostic(rule, "\(problem); \(advice)", at: value.span)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
