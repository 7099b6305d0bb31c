package import L10nSource
package import L10nSyntax

/// Why an input does not choose a permutation: everything that is wrong with it, at once (RES-22).
package struct ThemeInputError: Error, Sendable, Hashable {
    package enum Problem: Sendable, Hashable {
        case unknownModifier(String, near: [String])
        case unknownContext(String, modifier: String, near: [String])
        /// Nothing is chosen for a modifier that has no default.
        case missing(modifier: String, contexts: [String])
        /// Two names of the input mean the same modifier.
        case repeated(String, modifier: String)

        /// What is wrong, then what to do.
        package var message: String {
            switch self {
            case .unknownModifier(let name, let near):
                "no modifier \(Wording.quoted(name)); \(Self.question(near) ?? "remove it")"
            case .unknownContext(let name, let modifier, let near):
                "no \(modifier) \(Wording.quoted(name)); \(Self.question(near) ?? "choose one of its contexts")"
            case .missing(let modifier, let contexts):
                "no context is chosen for \(Wording.quoted(modifier)); choose \(Self.alternatives(contexts))"
            case .repeated(let name, let modifier):
                "\(Wording.quoted(name)) chooses a context of \(Wording.quoted(modifier)) again; keep one"
            }
        }

        private static func question(_ near: [String]) -> String? {
            near.isEmpty ? nil : "did you mean \(alternatives(near))?"
        }

        private static func alternatives(_ names: [String]) -> String {
            let quoted = names.prefix(8).map { Wording.quoted($0) } + (names.count > 8 ? ["…"] : [])
            return quoted.count < 2
                ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        }
    }

    package var problems: [Problem]
}

extension Theme {
    /// The permutation of an input; modifiers that it does not name take their defaults (RES-21 to RES-24).
    ///
    /// Names are compared exactly first, then without regard to case if that leaves one.
    package func permutation(_ input: [String: String] = [:]) throws(ThemeInputError) -> ThemePermutation {
        try ThemePermutation(input, of: modifiers)
    }

    /// The part of the theme that an input leaves: modifiers that it does not name stay open.
    package func part(_ input: [String: String] = [:]) throws(ThemeInputError) -> ThemePart {
        let choice = ThemeChoice(modifiers, input)
        guard choice.problems.isEmpty else { throw ThemeInputError(problems: choice.problems) }
        return ThemePart(contexts: choice.chosen)
    }

    /// The permutation of an input in JSON, an object of modifiers and contexts; nil when anything is wrong with it.
    package func permutation(_ input: JSONValue) -> Parsed<ThemePermutation?> {
        var diagnostics: [Diagnostic] = []
        func report(_ message: String, at span: SourceSpan) {
            diagnostics.append(Diagnostic(.unknownThemeContext, message, at: span))
        }
        guard input.isObject else {
            report("the input cannot be \(JSONWording.kind(of: input)); write an object", at: input.span)
            return Parsed(nil, diagnostics: diagnostics)
        }
        var choice = ThemeChoice(modifiers)
        let members = Array(input.members)
        for member in members.filter({ choice.isExact($0.name) }) + members.filter({ !choice.isExact($0.name) }) {
            let count = choice.problems.count
            if let context = member.value.string {
                choice.choose(member.name, context)
            } else {
                report(
                    "the context of \(Wording.quoted(member.name)) cannot be \(JSONWording.kind(of: member.value)); write a text",
                    at: member.value.span)
                choice.skip(member.name)
            }
            for problem in choice.problems[count...] {
                if case .unknownContext = problem {
                    report(problem.message, at: member.value.span)
                } else {
                    report(problem.message, at: input.file.span(member.nameRange))
                }
            }
        }
        let count = choice.problems.count
        choice.fillIn()
        for problem in choice.problems[count...] { report(problem.message, at: input.span) }
        return Parsed(diagnostics.isEmpty ? choice.permutation : nil, diagnostics: diagnostics)
    }
}

extension ThemePermutation {
    /// The permutation of an input; see `Theme.permutation`.
    package init(_ input: [String: String], of modifiers: [ThemeModifier]) throws(ThemeInputError) {
        var choice = ThemeChoice(modifiers, input)
        choice.fillIn()
        guard choice.problems.isEmpty else { throw ThemeInputError(problems: choice.problems) }
        self = choice.permutation
    }
}

/// The permutations in which some modifiers have one context each and the others have any.
package struct ThemePart: Sendable, Hashable {
    /// The chosen context of each modifier; nil for an open one.
    package var contexts: [Int?]

    /// Whether no permutation is left out.
    package var isWhole: Bool { contexts.allSatisfy { $0 == nil } }
}

/// Gathers the contexts that an input chooses, and what is wrong with it.
private struct ThemeChoice {
    let modifiers: [ThemeModifier]
    var problems: [ThemeInputError.Problem] = []
    private(set) var chosen: [Int?]

    init(_ modifiers: [ThemeModifier]) {
        self.modifiers = modifiers
        chosen = [Int?](repeating: nil, count: modifiers.count)
    }

    init(_ modifiers: [ThemeModifier], _ input: [String: String]) {
        self.init(modifiers)
        // Exact names go first, so that of two that differ by case the exact one is meant.
        let names = input.keys.sorted { (isExact($0) ? 0 : 1, $0) < (isExact($1) ? 0 : 1, $1) }
        for name in names { choose(name, input[name] ?? "") }
    }

    var permutation: ThemePermutation {
        ThemePermutation(contexts: chosen.map { UInt16(truncatingIfNeeded: $0 ?? 0) })
    }

    func isExact(_ name: String) -> Bool { modifiers.contains { $0.name == name } }

    mutating func choose(_ name: String, _ context: String) {
        guard let index = Self.match(name, modifiers.map(\.name)) else {
            problems.append(.unknownModifier(name, near: Suggestions.near(name, among: modifiers.map(\.name))))
            return
        }
        let modifier = modifiers[index]
        guard chosen[index] == nil else {
            problems.append(.repeated(name, modifier: modifier.name))
            return
        }
        chosen[index] = Self.match(context, modifier.contexts)
        guard chosen[index] == nil else { return }
        let near = Suggestions.near(context, among: modifier.contexts)
        problems.append(.unknownContext(context, modifier: modifier.name, near: near))
        // Any context stands in, so that the modifier is not reported as missing too.
        chosen[index] = 0
    }

    /// Leaves out a modifier whose input is reported already.
    mutating func skip(_ name: String) {
        if let index = Self.match(name, modifiers.map(\.name)) { chosen[index] = chosen[index] ?? 0 }
    }

    /// Takes the defaults of what is not chosen.
    mutating func fillIn() {
        for (index, modifier) in modifiers.enumerated() where chosen[index] == nil {
            chosen[index] = modifier.defaultContext.flatMap { modifier.contexts.firstIndex(of: $0) }
            if chosen[index] == nil {
                problems.append(.missing(modifier: modifier.name, contexts: modifier.contexts))
            }
        }
    }

    private static func match(_ name: String, _ candidates: [String]) -> Int? {
        if let exact = candidates.firstIndex(of: name) { return exact }
        let alike = candidates.indices.filter { candidates[$0].lowercased() == name.lowercased() }
        return alike.count == 1 ? alike[0] : nil
    }
}
