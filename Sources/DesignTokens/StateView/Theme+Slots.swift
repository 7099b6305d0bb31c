package import L10nSource

extension Theme {
    /// The slots of a state view that the theme leaves open in any permutation: `unbound-style-slot`, once for each.
    ///
    /// A token that is there and wrong is not among them, as `check()` finds what is wrong with it.
    package func checkSlots() -> [Diagnostic] {
        guard tokens.table.find(["stateView"]) != nil else {
            let span = TokenResolver(tokens, PermutationWalk(tokens).first).spanOfGroup(around: "stateView")
            return [
                Diagnostic(
                    .unboundStyleSlot, "the theme binds no slot of a state view; add a group 'stateView'",
                    at: span, cause: "no-slots", subject: Subject(tokenPath: "stateView"))
            ]
        }
        var checker = SlotChecker(tokens)
        for slot in StateViewContract.slots { checker.check(slot) }
        return checker.collector.diagnostics + checker.absent
    }
}

/// Looks for open slots in every permutation that can change them.
private struct SlotChecker {
    let set: TokenSet
    let walk: PermutationWalk
    var resolver: TokenResolver
    var collector: FindingCollector
    /// Slots that no file defines.
    var absent: [Diagnostic] = []

    init(_ set: TokenSet) {
        self.set = set
        walk = PermutationWalk(set)
        resolver = TokenResolver(set, walk.first)
        collector = FindingCollector(set)
    }

    mutating func check(_ slot: StateViewContract.Slot) {
        guard let path = set.table.find(slot.path) else {
            guard !slot.isOptional else { return }
            let open = UnboundSlot(slot: slot.path, reason: .missing, span: resolver.spanOfGroup(around: slot.path))
            absent.append(
                Diagnostic(
                    .unboundStyleSlot, "\(open.problem); \(open.advice)", at: open.span,
                    subject: Subject(tokenPath: slot.path.text)))
            return
        }
        let mask = set.dependencies[path.int]
        walk.forEach(of: mask) { permutation in
            resolver.permutation = permutation
            guard let open = open(slot, path) else { return }
            let finding = TokenFinding(.unboundStyleSlot, open.problem, open.advice, at: open.span)
            collector.add(finding, path: path, mask: mask, permutation)
        }
    }

    private mutating func open(_ slot: StateViewContract.Slot, _ path: PathID) -> UnboundSlot? {
        guard let index = resolver.resolve(path) else {
            guard !slot.isOptional else { return nil }
            return UnboundSlot(slot: slot.path, reason: .missing, span: resolver.spanOfGroup(around: slot.path))
        }
        guard let value = resolver[index].value, value.type != slot.type else { return nil }
        return UnboundSlot(
            slot: slot.path, reason: .type(value.type, expected: slot.type),
            span: set.node(resolver[index].definition).nameSpan)
    }
}
