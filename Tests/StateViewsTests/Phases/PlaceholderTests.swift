import StateViews
import Testing

/// What people see of reloads and transitions: state-views.md 2.2 and 2.3.
@Suite struct PlaceholderTests {
    typealias Machine = StateViewMachine

    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    private func shown(_ outputs: [Machine.Output]) -> [Machine.Picture] {
        outputs.compactMap { if case .show(let picture, _) = $0 { picture } else { nil } }
    }

    @Test func `a spinner takes the place of the button, which comes back after a failure (WP-11)`() throws {
        var machine = Machine()
        let offline = StateViewFailure(.offline)
        _ = machine.handle(.finish(error: offline), at: at(0))
        let tapped = machine.handle(.tap(.first), at: at(1000))
        #expect(tapped.contains(.perform(.first, .retry)))
        #expect(tapped.contains(.action(.first, .busy)))
        #expect(shown(tapped).isEmpty)
        let failed =
            machine.handle(.finish(error: offline), at: at(2000)) + machine.handle(.tick, at: at(2000))
        #expect(failed.contains(.action(.first, .failed)))
        #expect(!shown(failed).contains(.loading))
        #expect(machine.current == .error)

        // It takes a tap again, and after a success it goes with its view.
        #expect(machine.handle(.tap(.first), at: at(3000)).contains(.action(.first, .busy)))
        let succeeded = machine.handle(.finish(count: 4), at: at(4000))
        #expect(shown(succeeded) == [.content])
        #expect(succeeded.contains(.willHide(.error)))
        #expect(machine.phase == .content)
    }

    @Test func `loading comes before an empty view, and content fades in (WP-12)`() {
        var machine = Machine()
        var outputs = machine.handle(.start, at: at(0)) + machine.handle(.finish(count: 0), at: at(700))
        outputs += machine.handle(.contentChanged(count: 3), at: at(2000)) + machine.handle(.tick, at: at(2300))
        let order: [Machine.Output] = [
            .willShow(.loading), .show(.loading, animated: true), .didShow(.loading), .willHide(.loading),
            .willShow(.empty), .show(.empty, animated: true), .didShow(.empty), .didHide(.loading),
            .willHide(.empty), .show(.content, animated: true), .didHide(.empty),
        ]
        #expect(outputs.filter { order.contains($0) } == order)
    }

    @Test @MainActor func `four states by their names, and content is none (SV-2)`() {
        struct Wines: StatefulHost {
            var count = 0
            func hasContent() -> Bool { count > 0 }
            func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .banner }
        }
        struct Gone: Error {}
        let machine = ViewStateMachine(
            host: Wines(), placeholders: ["loading": "L", "error": "X", "empty": "E"], now: { MachineTime() })
        #expect(machine.currentState.key == "content")
        machine.startLoading()
        #expect(machine.currentState.key == "loading")
        machine.endLoading(animated: false, error: Gone())
        #expect(machine.currentState.key == "error")
        machine.endLoading(animated: false)
        #expect(machine.currentState.key == "empty")
        machine.host?.count = 1
        machine.endLoading(animated: false)
        #expect(machine.currentState.key == "content")

        // The same as nobody's placeholder.
        machine.transitionToState(.view("empty"), animated: false)
        let outputs = machine.transitionToState(.none, animated: false)
        #expect(outputs.contains(.willHide(.empty)) && outputs.contains(.show(.content, animated: false)))
        #expect(!outputs.contains { if case .willShow = $0 { true } else { false } })
        #expect(machine.currentState == .content)
    }

    @Test func `a transition begins when the one before it has ended (SV-8)`() {
        var queue = TransitionQueue()
        var changes = queue.request(.loading, completions: [1], at: at(0))
        changes += queue.request(.error, completions: [2], at: at(10))
        changes += queue.request(.empty, completions: [3], at: at(20))
        #expect(queue.current == .loading && queue.settled == .content && queue.requested == .empty)
        changes += queue.tick(at: at(10_000))
        // Never two at once: each start follows the end of the one before, at the same time.
        var running: TransitionQueue.Picture?
        var ended = at(0)
        var order: [TransitionQueue.Picture] = []
        for change in changes {
            switch change.event {
            case .started:
                #expect(running == nil && change.time == ended)
                running = change.picture
                order.append(change.picture)
            case .settled:
                #expect(running == change.picture)
                #expect(change.time == ended.advanced(by: .milliseconds(300)))
                running = nil
                ended = change.time
            case .queued, .unchanged, .superseded, .completed: break
            }
        }
        #expect(order == [.loading, .error, .empty])
        #expect(queue.settled == .empty && queue.nextDeadline == nil)
    }

    /// Whatever owns the content: a value, an object, something on the main actor that hands its state over.
    @Test @MainActor func `a machine asks nothing of its host but whether there is content (SV-17)`() {
        struct Value: StatefulHost {
            func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .ignore }
        }
        final class Object: StatefulHost {
            var rows = [1]
            func hasContent() -> Bool { !rows.isEmpty }
            func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .alert }
        }
        @MainActor final class Controller {
            struct Snapshot: StatefulHost {
                var isFilled: Bool
                func hasContent() -> Bool { isFilled }
                func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface {
                    .callback
                }
            }
            let machine = ViewStateMachine(
                host: Snapshot(isFilled: false), placeholders: ["empty": 1], now: { MachineTime() })
        }
        func lastState<Host: StatefulHost>(of host: Host) -> StateViewMachine.Picture {
            let machine = ViewStateMachine(host: host, placeholders: ["empty": "E"], now: { MachineTime() })
            machine.endLoading()
            return machine.lastState
        }
        #expect(lastState(of: Value()) == .content)
        let object = Object()
        #expect(lastState(of: object) == .content)
        object.rows = []
        #expect(lastState(of: object) == .empty)
        let controller = Controller()
        controller.machine.endLoading()
        #expect(controller.machine.lastState == .empty)
        controller.machine.host?.isFilled = true
        controller.machine.endLoading()
        #expect(controller.machine.lastState == .content)
    }
}
