// The sites of run-time.md 5, for `@MainActor () -> Void`. A line that ends in `fails:` names the modes that refuse it: 6 and 5
// are language modes, M says that the module is isolated to the main actor.
import StateViewL10n

typealias B = ButtonConfiguration

@MainActor final class C1 {
    func reload() {}
    func make() -> [B] { [B(title: "", action: { self.reload() }), B(title: "", action: { [weak self] in self?.reload() })] }
}

@MainActor final class C2 {
    func reload() {}
    func make() -> B { B(title: "", action: reload) }
}

@MainActor final class C3 {
    var count = 0
    func make() -> B { B(title: "") { self.count += 1 } }
}

nonisolated func c4(_ name: String) -> B { B(title: "") { print(name) } }

actor C5 {
    func reload() {}
    func make() -> B { B(title: "") { self.reload() } }  // fails: 6 5 6M 5M
}

nonisolated func c7() {}
nonisolated func makeC7() -> B { B(title: "", action: c7) }

@MainActor final class C8 {
    func load() async {}
    func make() -> B { B(title: "") { Task { await self.load() } } }
}

let c9 = B(title: "") {}

@MainActor final class C10 {
    func load() async {}
    func make() -> B { B(title: "") { await self.load() } }  // fails: 6 5 6M 5M
}

@MainActor func u1(_ button: B) { button.action() }

nonisolated func u2(_ button: B) { button.action() }  // fails: 6 5 6M 5M

nonisolated func u3(_ button: B) async { await button.action() }

nonisolated func u4(_ button: B) { Task { await button.action() } }
