import StateViewL10n
import Testing

/// The examples about phases and actions, compiled against the product; what machines do is tested with them.
@MainActor @Suite struct PhaseExampleTests {
    struct Wine: Sendable {}

    struct WineList: StatefulHost {
        var wines: [Wine] = []
        func hasContent() -> Bool { !wines.isEmpty }
        func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .banner }
    }

    @Test func `a host and keys of its own (EX-12, EX-13)`() {
        let machine = ViewStateMachine<WineList, StateViewDefinition>(
            host: WineList(), now: { MachineTime() })
        machine.setupInitialViewState()
        machine.startLoading()
        machine.endLoading(error: nil)
        machine["loading"] = StateViewDefinition(.loading)
        machine["other"] = .noResults
        machine.transitionToState(.view("other"), animated: true) { _ in }
        #expect(machine.lastState.key == "other")
        machine.transitionToState(.none, animated: true)
        #expect(machine.lastState == .content)
    }

    @Test func `five answers, none forgotten (EX-14)`() {
        let items = Loadable<[Wine]>.success([])
        let shown =
            switch StateViewPhase(items, isEmpty: { $0.isEmpty }) {
            case .notInitiated, .loading: "loading"
            case .empty: "empty"
            case .content: "content"
            case .failed(let error, _): "\(error)"
            case .custom(let key): key
            }
        #expect(shown == "empty")
    }

    @Test func `a button that saves is busy, ignores a second tap and tells how it ended (EX-15)`() {
        let now = MachineTime()
        var save = ActionMachine(intent: .custom("save"), busyPolicy: .inlineSpinner)
        #expect(save.tap(at: now).contains(.perform(.custom("save"))))
        #expect(save.state == .busy)
        #expect(save.tap(at: now) == [.tapIgnored])
        #expect(save.finish(succeeded: true, at: now + .milliseconds(400)).contains(.changed(.succeeded)))
        #expect(save.state == .succeeded)
    }
}
