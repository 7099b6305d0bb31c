import DesignTokens
internal import L10nSource
import TokenThemes

/// Looks for open slots in every permutation that can change them.
struct SlotChecker {
    private let set: TokenSet
    private let walk: PermutationWalk
    private var resolver: TokenResolver
    private var collector: FindingCollector
    /// Slots that no file defines.
    private var absent: [Diagnostic] = []

    private init(_ resolver: TokenResolver) {
        set = resolver.set
        walk = PermutationWalk(set)
        self.resolver = resolver
        collector = FindingCollector(set)
    }

    /// - Parameter resolver: begins with what is known of the tokens.
    static func findings(_ resolver: TokenResolver) -> [Diagnostic] {
        guard resolver.set.table.find(["stateView"]) != nil else {
            return [
                Diagnostic(
                    .unboundStyleSlot, "the theme binds no slot of a state view; add a group 'stateView'",
                    at: resolver.set.spanOfGroup(around: "stateView"), cause: "no-slots",
                    subject: Subject(tokenPath: "stateView"))
            ]
        }
        var checker = SlotChecker(resolver)
        for slot in StateViewContract.slots { checker.check(slot) }
        return checker.collector.diagnostics + checker.absent
    }

    private mutating func check(_ slot: StateViewContract.Slot) {
        guard let path = set.table.find(slot.path) else {
            guard !slot.isOptional else { return }
            let open = UnboundSlot(slot: slot.path, reason: .missing, span: set.spanOfGroup(around: slot.path))
            absent.append(
                Diagnostic(
                    .unboundStyleSlot, "\(open.problem); \(open.advice)", at: open.span, cause: open.cause,
                    subject: Subject(tokenPath: slot.path.text)))
            return
        }
        let mask = set.dependencies[path.int]
        walk.forEach(of: mask) { permutation in
            resolver.permutation = permutation
            guard let open = open(slot, path) else { return }
            let finding = TokenFinding(
                .unboundStyleSlot, open.problem, open.advice, at: open.span, cause: open.cause)
            collector.add(finding, path: path, mask: mask, permutation)
        }
    }

    private mutating func open(_ slot: StateViewContract.Slot, _ path: PathID) -> UnboundSlot? {
        guard let index = resolver.resolve(path) else {
            guard !slot.isOptional else { return nil }
            return UnboundSlot(
                slot: slot.path, reason: .missing, span: resolver.effective.spanOfGroup(around: slot.path))
        }
        // A token without a value is reported by itself.
        guard let value = resolver[index].value, let reason = reason(value, slot) else { return nil }
        return UnboundSlot(
            slot: slot.path, reason: reason, span: set.node(resolver[index].definition).nameSpan)
    }

    private func reason(_ value: TokenValue, _ slot: StateViewContract.Slot) -> UnboundSlot.Reason? {
        guard value.type == slot.type else { return .type(value.type, expected: slot.type) }
        guard let points = value.dimension?.points() else { return nil }
        return StateViewContract.allows(points, isLimit: slot.path.name == "maxWidth") ? nil : .length(points)
    }
}
