import StateViews
import Testing

/// The phases of the data and what each wants on screen: state-views.md 6.1 and 6.2.
@Suite struct PhaseTests {
    typealias Machine = StateViewMachine

    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    private func make(_ change: (inout Machine.Configuration) -> Void = { _ in }) -> Machine {
        var configuration = Machine.Configuration()
        change(&configuration)
        return Machine(configuration)
    }

    @Test(arguments: [
        (PresentationPolicy.Initial.delayedLoading, Machine.Picture.blank, Machine.Picture.loading),
        (.loading, .loading, .loading), (.blank, .blank, .blank), (.empty, .empty, .empty),
    ])
    func `before anything was asked for, the policy decides (PH-1)`(
        initial: PresentationPolicy.Initial, first: Machine.Picture, later: Machine.Picture
    ) {
        var machine = make { $0.policy.initial = initial }
        _ = machine.handle(.appear, at: at(0))
        #expect(machine.phase == .notInitiated)
        #expect(machine.current == first)
        _ = machine.handle(.tick, at: at(299))
        #expect(machine.current == first)
        _ = machine.handle(.tick, at: at(300))
        #expect(machine.current == later)
        // Nobody has looked yet, however long that takes.
        _ = machine.handle(.tick, at: at(60_000))
        #expect(machine.phase == .notInitiated)
        #expect(machine.current == later)
    }

    @Test func `a first load shows loading after the delay (PH-2)`() {
        var machine = make()
        _ = machine.handle(.start, at: at(100))
        #expect(machine.phase == .loading(hasContent: false))
        _ = machine.handle(.tick, at: at(399))
        #expect(machine.current == .blank)
        _ = machine.handle(.tick, at: at(400))
        #expect(machine.current == .loading)
        #expect(machine.kind(of: .loading) == .loading)
    }

    @Test func `a load over content keeps it with a notice, or replaces it (PH-3 C-13)`() {
        for (policy, picture) in [
            (PresentationPolicy.WhileLoading.keepContent, Machine.Picture.content), (.replace, .loading),
        ] {
            var machine = make { $0.policy.whileLoading = policy }
            _ = machine.handle(.finish(count: 5), at: at(0))
            _ = machine.handle(.start, at: at(1000))
            #expect(machine.phase == .loading(hasContent: true))
            #expect(machine.current == .content && machine.notice == nil)
            let outputs = machine.handle(.tick, at: at(1300))
            #expect(machine.current == picture)
            #expect(outputs.contains(.refreshing(true)) == (policy == .keepContent))
            #expect(machine.notice == (policy == .keepContent ? .refreshing : nil))
        }
        #expect(PresentationPolicy().whileLoading == .keepContent)
    }

    @Test func `a result with something in it is content (PH-4)`() {
        var machine = make()
        _ = machine.handle(.start, at: at(0))
        _ = machine.handle(.finish(count: 1), at: at(10))
        #expect(machine.phase == .content)
        #expect(machine.current == .content)
        #expect(machine.kind(of: .content) == nil)
    }

    @Test(arguments: [
        StateViewKind.empty, .noResults, .noSearchResults, .firstUse, .cleared, .noSelection,
    ])
    func `a result with nothing in it is the empty kind that the view names (PH-5)`(kind: StateViewKind) {
        #expect(kind.family == .empty)
        var machine = make { $0.emptyKind = kind }
        _ = machine.handle(.start, at: at(0))
        let outputs = machine.handle(.finish(count: 0), at: at(10))
        #expect(machine.phase == .empty)
        #expect(machine.current == .empty)
        #expect(machine.kind(of: .empty) == kind)
        #expect(outputs.log.contains { $0.name == "displayed" && $0.kind == kind })
    }

    @Test func `a failure without content is the kind of its reason (PH-6)`() {
        for reason in [StateViewFailure.Reason.offline, .timedOut, .notFound, .unknown] {
            var machine = make()
            let failure = StateViewFailure(reason)
            _ = machine.handle(.start, at: at(0))
            _ = machine.handle(.finish(error: failure), at: at(10))
            #expect(machine.phase == .failed(failure, hasContent: false))
            #expect(machine.current == .error)
            #expect(machine.notice == nil)
            #expect(machine.kind(of: .error) == ErrorKindMap.standard.kind(of: failure))
        }
    }

    @Test func `a failure over content leaves it, and the surface of the policy tells (PH-7)`() {
        for (surface, notice) in [
            (PresentationPolicy.ErrorSurface.banner, Machine.Notice?.some(.banner)), (.alert, .alert),
        ] {
            var machine = make { $0.policy.errorWithContent = surface }
            _ = machine.handle(.finish(count: 5), at: at(0))
            _ = machine.handle(.start, at: at(1000))
            let failure = StateViewFailure(.offline)
            let outputs = machine.handle(.finish(error: failure), at: at(1100))
            #expect(machine.phase == .failed(failure, hasContent: true))
            #expect(machine.current == .content)
            #expect(machine.notice == notice)
            #expect(outputs.contains(.notice(surface, .updateFailure, failure)))
        }
    }

    @Test func `the placeholder of a key, whatever the data does behind it (PH-8)`() {
        var machine = make()
        _ = machine.handle(.start, at: at(0))
        let shown = machine.handle(.show(key: "tour"), at: at(10))
        #expect(shown.contains(.willShow(.custom("tour"))))
        #expect(machine.phase == .custom("tour"))
        #expect(machine.kind(of: .custom("tour")) == .custom)
        _ = machine.handle(.finish(count: 2), at: at(1000))
        #expect(machine.phase == .custom("tour"))
        #expect(machine.dataPhase == .content)
        #expect(machine.current == .custom("tour"))
        _ = machine.handle(.hideAll, at: at(2000))
        #expect(machine.phase == .content)
    }

    @Test func `every event does something where it is meant (PH-10)`() {
        func takes(_ event: Machine.Event, after events: [Machine.Event]) -> Bool {
            var machine = make { $0.actions[.error] = [.first: .retry, .second: .contactSupport] }
            for (index, event) in events.enumerated() { _ = machine.handle(event, at: at(index * 1000)) }
            let outputs = machine.handle(event, at: at(events.count * 1000))
            return !outputs.messages.contains { $0.hasPrefix("event-ignored") || $0.hasPrefix("tap-ignored") }
        }
        let failed = Machine.Event.finish(error: StateViewFailure(.offline))
        let rows: [(Machine.Event, after: [Machine.Event])] = [
            (.appear, []), (.start, []), (.finish(count: 3), [.start]), (.finish(count: 3, generation: 1), [.start]),
            (failed, [.start]), (.finish(error: StateViewFailure(.offline), generation: 1), [.start]),
            (.retry, [failed]), (.cancel, [.start]), (.contentChanged(count: 2), [.finish(count: 0)]),
            (.tick, [.start]), (.show(key: "tour"), []), (.hideAll, [.show(key: "tour")]),
            (.register(key: "error", isPresent: false), [failed]),
            (.register(key: "error", isPresent: true), [failed, .register(key: "error", isPresent: false)]),
            (.dismissNotice, [.finish(count: 1), failed]), (.tap(.first), [failed, .tick]),
        ]
        for (event, before) in rows { #expect(takes(event, after: before), "\(event)") }
        // A load has a number, and the next one the next.
        var machine = make()
        _ = machine.handle(.start, at: at(0))
        #expect(machine.generation == 1)
        _ = machine.handle(.start, at: at(10))
        #expect(machine.generation == 2)
    }

    @Test func `a start while a load runs has the next number, and the delay goes on (PH-14)`() {
        var machine = make()
        _ = machine.handle(.start, at: at(0))
        let again = machine.handle(.start, at: at(200))
        #expect(machine.generation == 2)
        #expect(!again.messages.contains { $0.hasPrefix("timer-armed") })
        #expect(machine.nextDeadline == at(300))
        _ = machine.handle(.tick, at: at(300))
        #expect(machine.current == .loading)
    }
}
