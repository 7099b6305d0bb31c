import StateViews
import Synchronization
import Testing

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private let milliseconds = Mutex(0)

    var now: MachineTime { .milliseconds(milliseconds.withLock { $0 }) }
    func set(_ time: Int) { milliseconds.withLock { $0 = time } }
}

/// What completions and hosts were told, in order.
final class Record<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
}

struct WineList: StatefulHost {
    var wines: [String] = []
    let errors = Record<String>()

    func hasContent() -> Bool { !wines.isEmpty }
    func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface {
        errors.add("\(error)")
        return .banner
    }
}

struct Offline: Error {}

@MainActor @Suite struct ViewStateMachineTests {
    let clock = TestClock()

    private func machine(
        _ wines: [String] = [], configuration: StateViewMachine.Configuration = .svc
    ) -> ViewStateMachine<WineList, String> {
        ViewStateMachine(
            host: WineList(wines: wines), placeholders: ["loading": "L", "error": "F", "empty": "E"],
            configuration: configuration, now: { [clock] in clock.now })
    }

    @Test(arguments: [
        ("SV-D1", true, false, false, "content", 0), ("SV-D2", true, true, false, "content", 0),
        ("SV-D3", true, false, true, "content", 1), ("SV-D4", true, true, true, "content", 1),
        ("SV-D5", false, true, false, "loading", 0), ("SV-D6", false, true, true, "loading", 0),
        ("SV-D7", false, false, true, "error", 0), ("SV-D8", false, false, false, "empty", 0),
    ])
    func `the decision table (SV-1)`(
        _ row: String, hasContent: Bool, isLoading: Bool, hasError: Bool, shown: String, told: Int
    ) {
        let starts: [@MainActor (ViewStateMachine<WineList, String>) -> Void] = [
            { _ in }, { $0.startLoading() }, { $0.endLoading() }, { $0.endLoading(error: Offline()) },
            { $0.transitionToState(.view("other")) },
        ]
        for start in starts {
            clock.set(0)
            let machine = machine()
            start(machine)
            clock.set(1000)
            machine.tick()
            machine.host?.wines = hasContent ? ["Riesling"] : []
            machine.transitionViewStates(loading: isLoading, error: hasError ? Offline() : nil)
            #expect(machine.lastState.key == shown, "\(row)")
            clock.set(3000)
            machine.tick()
            #expect(machine.currentState.key == shown, "\(row)")
            #expect(machine.host?.errors.all.count == told, "\(row)")
        }
        let phase = StateViewPhase(
            hasContent: hasContent, isLoading: isLoading, failure: hasError ? StateViewFailure(Offline()) : nil)
        #expect(phase.picture.key == shown, "\(row)")
    }

    @Test func `content is there unless the host says no (SV-3)`() {
        struct Silent: StatefulHost {
            func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .ignore }
        }
        let machine = ViewStateMachine<Silent, String>(host: Silent(), now: { MachineTime() })
        machine.startLoading()
        #expect(machine.lastState == .content)
        machine.endLoading(error: Offline())
        #expect(machine.lastState == .content)
        #expect(machine.machine.notice == nil)
    }

    @Test func `the host says where an error is told (SV-4)`() {
        let machine = machine(["Riesling"])
        let outputs = machine.endLoading(error: Offline())
        #expect(machine.host?.errors.all == ["Offline()"])
        #expect(outputs.contains { if case .notice(.banner, .updateFailure, _) = $0 { true } else { false } })
    }

    @Test func `what is postponed asks for a tick, where nobody waits for time (RT-91)`() {
        let machine = machine()
        let asked = Record<Int>()
        machine.onOutput = { [weak machine] _ in
            guard asked.all.isEmpty else { return }
            asked.add(1500)
            for _ in 0..<1500 { machine?.tick() }
        }
        machine.startLoading()
        #expect(machine.nextDeadline == clock.now)
        machine.tick()
        #expect(machine.nextDeadline == machine.machine.nextDeadline)
    }

    @Test func `loading is not animated and results are (SV-5)`() {
        let machine = machine()
        #expect(machine.startLoading().contains(.show(.loading, animated: false)))
        #expect(machine.endLoading().contains(.show(.empty, animated: true)))
        #expect(machine.transitionViewStates(loading: true).messages.contains("transition-queued loading animated"))
    }

    @Test func `the first appearance shows the state that was asked for last (SV-6)`() {
        let first = machine()
        #expect(first.setupInitialViewState().contains(.show(.empty, animated: false)))
        let filled = machine(["Riesling"])
        filled.setupInitialViewState()
        #expect(filled.lastState == .content)

        let loading = machine()
        loading.startLoading()
        let number = loading.machine.generation
        #expect(loading.setupInitialViewState().contains(.show(.loading, animated: false)))
        #expect(loading.machine.generation == number)
        loading.host?.wines = ["Riesling"]
        loading.setupInitialViewState()
        #expect(loading.lastState == .content)
        #expect(loading.machine.generation == number)

        let failed = machine()
        failed.endLoading(error: Offline())
        #expect(failed.setupInitialViewState().contains(.show(.error, animated: false)))
        failed.host?.wines = ["Riesling"]
        failed.setupInitialViewState()
        #expect(failed.lastState == .content)
        #expect(failed.host?.errors.all.count == 1)
        #expect(failed.machine.notice == .banner)
    }

    @Test func `the last state is set at once, the current one when its transition starts (SV-7)`() {
        let machine = machine()
        machine.endLoading(error: Offline())
        #expect(machine.currentState == .error)
        machine.startLoading()
        #expect(machine.lastState == .loading)
        #expect(machine.currentState == .error)
        clock.set(300)
        machine.tick()
        #expect(machine.currentState == .loading)
    }

    @Test(arguments: [false, true])
    func `a transition to the present state is unchanged, or dropped as in the original (SV-9)`(_ isLegacy: Bool) {
        var configuration = StateViewMachine.Configuration.svc
        configuration.legacyDropsCompletion = isLegacy
        let machine = machine(configuration: configuration)
        let record = Record<String>()
        machine.startLoading { record.add("first \($0.rawValue)") }
        machine.startLoading { record.add("second \($0.rawValue)") }
        #expect(record.all == (isLegacy ? ["first applied"] : ["first applied", "second unchanged"]))
    }

    @Test func `a fade settles at 300 (SV-10)`() {
        let machine = machine()
        let record = Record<String>()
        machine.endLoading { record.add($0.rawValue) }
        clock.set(299)
        machine.tick()
        #expect(record.all.isEmpty)
        clock.set(300)
        #expect(machine.tick().contains(.didShow(.empty)))
        #expect(record.all == ["applied"])
    }

    @Test func `a state without a view is blank (SV-11)`() {
        let machine = ViewStateMachine<WineList, String>(
            host: WineList(), placeholders: ["loading": "L"], now: { [clock] in clock.now })
        machine.startLoading()
        let outputs = machine.endLoading(animated: false)
        #expect(machine.currentState == .empty)
        #expect(outputs.contains(.didHide(.loading)))
        #expect(!outputs.contains(.willShow(.empty)))
    }

    @Test func `any key has a view, and loses it (SV-12)`() {
        let machine = machine()
        machine["other"] = "O"
        #expect(machine["other"] == "O")
        #expect(machine.transitionToState(.view("other"), animated: false).contains(.didShow(.custom("other"))))
        #expect(machine.transitionToState(.none, animated: false).contains(.didHide(.custom("other"))))
        machine["other"] = nil
        #expect(machine["other"] == nil)
    }

    @Test func `own keys mix with the protocol layer (SV-13)`() {
        let machine = machine()
        machine["other"] = "O"
        machine.transitionToState(.view("other"), animated: false)
        #expect(machine.lastState == .custom("other"))
        #expect(machine.machine.phase == .custom("other"))
        machine.startLoading()
        #expect(machine.currentState == .loading)
        machine.transitionToState(.view("other"), animated: false)
        machine.endLoading(animated: false, error: Offline())
        #expect(machine.currentState == .error)
    }

    @Test func `a view goes with its key (SV-14)`() {
        let machine = machine()
        machine.startLoading()
        machine["loading"] = nil
        #expect(machine.currentState == .loading)
        // It is gone already, so nothing is left to hide.
        #expect(!machine.endLoading(animated: false).contains(.didHide(.loading)))
        machine.startLoading()
        #expect(machine.machine.label == "L(empty) open")
    }

    @Test func `a view that comes late is shown (SV-18)`() {
        let machine = ViewStateMachine<WineList, String>(host: WineList(), now: { [clock] in clock.now })
        #expect(!machine.startLoading().contains(.willShow(.loading)))
        machine["loading"] = "L"
        #expect(machine.endLoading(animated: false).contains(.didHide(.loading)))
    }

    @Test func `nothing is lost before the host is ready (SV-19)`() {
        let failed = machine()
        failed.startLoading()
        failed.endLoading(error: Offline())
        failed.setupInitialViewState()
        #expect(failed.lastState == .error)
        let ended = machine()
        ended.endLoading()
        #expect(ended.lastState == .empty)
        let started = machine()
        started.startLoading()
        #expect(started.lastState == .loading)
        let patient = machine(configuration: .init(background: .content))
        patient.startLoading()
        #expect(patient.lastState == .loading)
        #expect(patient.currentState == .content)
    }

    @Test func `a new load forgets the old error (SV-20)`() {
        let machine = machine()
        machine.endLoading(error: Offline())
        machine.startLoading()
        #expect(machine.machine.phase == .loading(hasContent: false))
        machine.endLoading()
        #expect(machine.lastState == .empty)
        #expect(machine.machine.lastFailure?.id == "Offline.1")
    }

    @Test func `nothing is empty before somebody looked (PH-9)`() {
        let machine = machine(configuration: .init(background: .content))
        machine.transitionViewStates()
        #expect(machine.machine.label == "W(blank) without load")
        machine.endLoading()
        #expect(machine.lastState == .empty)
    }

    @Test func `transitions of any state in a row (EX-13)`() {
        let machine = machine()
        let record = Record<String>()
        for state in ["error", "loading", "", "empty"] {
            machine.transitionToState(state.isEmpty ? .none : .view(state)) { record.add("\(state) \($0.rawValue)") }
        }
        for time in [300, 600, 900, 1200] {
            clock.set(time)
            machine.tick()
        }
        #expect(record.all == ["error applied", "loading applied", " applied", "empty applied"])
    }

    @Test func `the sink receives exactly the two messages (ES-22)`() {
        final class Sink: StateViewLogSink {
            let events = Record<StateViewLogEvent>()
            func record(_ event: StateViewLogEvent) { events.add(event) }
        }
        let sink = Sink()
        var configuration = StateViewMachine.Configuration()
        (configuration.logSubsystem, configuration.viewID) = ("org.example.wine", "wines.empty")
        configuration.actions[.empty] = [.first: .create]
        configuration.logTexts = .init(headings: [.empty: "No wines yet"], labels: [.first: "Add a wine"])
        let machine = ViewStateMachine<WineList, String>(
            host: WineList(), placeholders: ["empty": "E"], configuration: configuration, sink: sink,
            now: { [clock] in clock.now })
        machine.endLoading()
        machine.handle(.tap(.first))
        let said = sink.events.all.filter { $0.category == "EmptyState" }
        #expect(
            said.map(\.message) == [
                #"EmptyState: displayed "No wines yet""#, #"EmptyState: action "Add a wine" tapped"#,
            ])
        #expect(said.allSatisfy { $0.level == .debug && $0.subsystem == "org.example.wine" })
        #expect(sink.events.all.allSatisfy { $0.viewID == "wines.empty" })
        #expect(said.allSatisfy { $0.kind == .empty && $0.phase == .empty })
    }
}
