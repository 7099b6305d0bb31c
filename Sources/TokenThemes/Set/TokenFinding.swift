import DesignTokens
package import L10nSource

/// A finding before it is known in which permutations it arises.
package struct TokenFinding: Sendable {
    package var rule: Rule
    /// What is wrong, without the condition.
    package var problem: String
    /// What to do.
    package var advice: String
    package var span: SourceSpan
    var cause: String?
    package var notes: [DiagnosticNote] = []
    package var fixes: [Fix] = []
    var measured: Measurement?

    package init(
        _ rule: Rule, _ problem: String, _ advice: String, at span: SourceSpan, cause: String? = nil,
        notes: [DiagnosticNote] = [], fixes: [Fix] = [], measured: Measurement? = nil
    ) {
        self.rule = rule
        self.problem = problem
        self.advice = advice
        self.span = span
        self.cause = cause
        self.notes = notes
        self.fixes = fixes
        self.measured = measured
    }
}

/// Gathers findings of many tokens and permutations into one diagnostic for each cause.
package struct FindingCollector {
    private struct Key: Hashable {
        var rule: Rule
        var span: SourceSpan
        var problem: String
    }

    /// Where a finding arose, for one token.
    private struct Occurrences {
        var mask: ModifierSet
        var permutations: [ThemePermutation] = []
    }

    private struct Record {
        var finding: TokenFinding
        /// The tokens that it arose for.
        var byPath: [PathID: Occurrences] = [:]
        /// The token that it stands in.
        var ownPath: PathID?
        /// Whether it arose only for tokens that an extension brings in.
        var isInherited = true
    }

    /// How a token came to a finding.
    package enum Origin {
        /// It stands in the token.
        case own
        /// It stands in another one, to which a reference leads.
        case reference
        /// It stands in the token of an extended group.
        case inherited
    }

    private let set: TokenSet
    private var order: [Key] = []
    private var records: [Key: Record] = [:]

    package init(_ set: TokenSet) {
        self.set = set
    }

    package var count: Int { order.count }

    /// Whether an error was added behind so many findings.
    package func hasError(since count: Int) -> Bool {
        order[count...].contains { records[$0]?.finding.rule.severity == .error }
    }

    /// Adds a finding that arose for a token in one permutation of the modifiers in `mask`.
    package mutating func add(
        _ finding: TokenFinding, path: PathID, _ origin: Origin = .own, mask: ModifierSet,
        _ permutation: ThemePermutation
    ) {
        let key = Key(rule: finding.rule, span: finding.span, problem: finding.problem)
        if records[key] == nil {
            order.append(key)
            records[key] = Record(finding: finding)
        }
        if origin == .own { records[key]?.ownPath = path }
        if origin != .inherited { records[key]?.isInherited = false }
        records[key]?.byPath[path, default: Occurrences(mask: mask)].permutations.append(permutation)
    }

    /// Adds a finding whose place and condition are known.
    package mutating func add(_ finding: TokenFinding, path: PathID) {
        add(finding, path: path, mask: ModifierSet(), ThemePermutation(contexts: []))
    }

    /// One diagnostic for each cause, in the order in which they were found.
    package var diagnostics: [Diagnostic] {
        // A token without a type is one mistake, however many groups inherit it.
        let typeless = Set(
            order.filter { $0.rule == .missingTokenType && records[$0]?.isInherited == false }.map(\.span))
        return order.compactMap { key in
            if key.rule == .missingTokenType, records[key]?.isInherited == true, typeless.contains(key.span) {
                return nil
            }
            guard let record = records[key], let path = record.ownPath ?? record.byPath.keys.min(),
                let occurrences = record.byPath[path]
            else { return nil }
            var finding = record.finding
            if record.isInherited {
                finding.problem += " for the inherited \(Wording.quoted(set.table.text(path).text))"
            }
            let condition = PermutationBox(occurrences.permutations, mask: occurrences.mask, set)
            return diagnostic(finding, path, condition)
        }
    }

    private func diagnostic(_ finding: TokenFinding, _ path: PathID, _ condition: PermutationBox) -> Diagnostic {
        // How a value is written does not depend on where it is used.
        let words = finding.rule == .legacyTokenSyntax ? "" : condition.words
        var subject = Subject(tokenPath: path == .root ? nil : set.table.text(path).text)
        subject.brand = condition.only("brand")
        subject.scheme = condition.only("scheme")
        return Diagnostic(
            finding.rule,
            "\(finding.problem)\(words.isEmpty ? "" : " when \(words)"); \(finding.advice)",
            at: finding.span, cause: finding.cause, subject: subject, notes: finding.notes, fixes: finding.fixes,
            measured: finding.measured)
    }
}

/// The smallest condition that covers some permutations.
package struct PermutationBox {
    /// The modifiers that matter, each with the contexts that occur.
    package private(set) var choices: [(modifier: ThemeModifier, contexts: [Int])] = []

    package init(_ permutations: [ThemePermutation], mask: ModifierSet, _ set: TokenSet) {
        for modifier in mask.members {
            let contexts = Set(permutations.map { $0[modifier] }).sorted()
            if contexts.count < set.modifiers[modifier].contexts.count {
                choices.append((set.modifiers[modifier], contexts))
            }
        }
        // Permutations that do not fill the box are told by the largest box around the first of them that they fill.
        let all = Set(permutations)
        guard let first = permutations.first, !Self.isFilled(by: permutations, count: all.count, mask) else { return }
        var box = [first]
        choices = []
        for modifier in mask.members {
            let contexts = set.modifiers[modifier].contexts
            let wider = box.flatMap { permutation in
                contexts.indices.map { context in
                    var permutation = permutation
                    permutation[modifier] = context
                    return permutation
                }
            }
            // The box grows by all contexts of a modifier while every permutation in it is there.
            if wider.count <= all.count, all.isSuperset(of: wider) {
                box = wider
            } else {
                choices.append((set.modifiers[modifier], [first[modifier]]))
            }
        }
    }

    /// Whether every choice of the contexts that some permutations have is one of them.
    /// - Parameter count: how many of them are different.
    static func isFilled(by permutations: [ThemePermutation], count: Int, _ mask: ModifierSet) -> Bool {
        // A Double cannot overflow, however many modifiers there are.
        let size = mask.members.reduce(1.0) { size, modifier in
            size * Double(Set(permutations.map { $0[modifier] }).count)
        }
        return size <= Double(count)
    }

    /// Such as `brand=tori or dba, scheme=dark`; empty when every permutation is covered.
    package var words: String {
        choices.map { modifier, contexts in
            let others = modifier.contexts.indices.filter { !contexts.contains($0) }
            let isMost = contexts.count > 2 && others.count < contexts.count
            let names = (isMost ? others : contexts).map { modifier.contexts[$0] }
            return "\(modifier.name)=" + (isMost ? "any but " : "") + names.joined(separator: " or ")
        }.joined(separator: ", ")
    }

    /// The one context of a modifier; nil when it does not matter or several do.
    package func only(_ name: String) -> String? {
        guard let choice = choices.first(where: { $0.modifier.name == name }), choice.contexts.count == 1 else {
            return nil
        }
        return choice.modifier.contexts[choice.contexts[0]]
    }
}
