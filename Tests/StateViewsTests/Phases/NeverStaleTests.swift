import Foundation
import StateViews
import TestSupport
import Testing

/// Random events against laws that hold at every moment. `L10N_EVENTS` says how many; `.ci/nightly` asks for ten million.
@Suite struct NeverStaleTests {
    private typealias Picture = StateViewMachine.Picture

    private static let events = ProcessInfo.processInfo.environment["L10N_EVENTS"].flatMap(Int.init) ?? 100_000

    private static func configurations() -> [StateViewMachine.Configuration] {
        let usual = StateViewMachine.Configuration()
        var coalescing = usual
        coalescing.coalesces = true
        coalescing.timing = TimingProfile(showDelay: 50, minVisible: 500)
        var delayed = usual
        delayed.delays = [
            .empty: TransitionQueue.Delay(show: 200), .error: TransitionQueue.Delay(stay: 400),
            .custom("promo"): TransitionQueue.Delay(show: 100, stay: 100), .loading: TransitionQueue.Delay(show: 80),
        ]
        delayed.policy.autoDismiss = 700
        var replacing = usual
        replacing.policy.whileLoading = .replace
        replacing.policy.retry = .loadingView
        return [usual, coalescing, delayed, replacing, .svc]
    }

    private static func event(_ random: inout SeededGenerator, _ generation: Int) -> StateViewMachine.Event {
        let slot = StateViewAction.Slot.allCases.randomElement(using: &random) ?? .first
        let reasons: [StateViewFailure.Reason] = [.offline, .denied, .unauthenticated, .unknown, .notFound]
        let failure = StateViewFailure(reasons.randomElement(using: &random) ?? .offline)
        switch Int.random(in: 0..<30, using: &random) {
        case 0...4: return .start
        case 5...8: return .finish(count: Int.random(in: 0...2, using: &random))
        case 9...11: return .finish(error: failure)
        case 12: return .finish(error: failure, generation: generation - 1)
        case 13: return .finish(count: 1, generation: generation)
        case 14: return .retry
        case 15, 16: return .cancel
        case 17, 18: return .contentChanged(count: Int.random(in: 0...1, using: &random))
        case 19: return .appear
        case 20: return .show(key: Bool.random(using: &random) ? "promo" : "empty")
        case 21: return .hideAll
        case 22...24: return .tap(slot)
        case 25: return .tapNotice(slot)
        case 26: return .finishAction(slot, succeeded: Bool.random(using: &random))
        case 27: return .disableAction(slot, reason: "later")
        case 28: return .register(key: "promo", isPresent: Bool.random(using: &random))
        default: return .dismissNotice
        }
    }

    @Test(arguments: 0..<4)
    func `no placeholder over content that is there, never two, each completion once (PH-70, PH-73, SV-18)`(
        _ part: Int
    ) throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed &+ UInt64(part))
        let configurations = Self.configurations()
        var left = Self.events / 4
        while left > 0 {
            var run = Run(configurations.randomElement(using: &random) ?? StateViewMachine.Configuration())
            for _ in 0..<40 {
                let event = Self.event(&random, run.machine.generation)
                // Now and then the clock jumps.
                let pause =
                    Int.random(in: 0..<50, using: &random) == 0 ? 100_000 : Int.random(in: 0...450, using: &random)
                run.apply(event, after: Bool.random(using: &random) ? 0 : pause)
                left -= 1
                if !run.violations.isEmpty { break }
            }
            if run.violations.isEmpty { run.end() }
            if let violation = run.violations.first {
                Issue.record("\(violation) with L10N_SEED=\(seed), part \(part): \(run.transcript)")
                return
            }
        }
    }

    private struct Run {
        var machine: StateViewMachine
        var violations: [String] = []
        private var steps: [(time: Int, event: StateViewMachine.Event)] = []
        var transcript: String { steps.map { "\($0.time) \($0.event)" }.joined(separator: "; ") }
        private var time = 0
        private var asked = 0
        private var answered: [Int: Int] = [:]
        private var visible: Set<Picture> = []

        init(_ configuration: StateViewMachine.Configuration) { machine = StateViewMachine(configuration) }

        mutating func apply(_ event: StateViewMachine.Event, after pause: Int) {
            time += pause
            asked += 1
            if let due = machine.nextDeadline, due <= .milliseconds(time) {
                _ = take(machine.handle(.tick, at: .milliseconds(time)))
            }
            let meant = machine.actions(of: machine.current)
            let outputs = take(machine.handle(event, completion: asked, at: .milliseconds(time)))
            steps.append((time, event))
            if case .tap(let slot) = event {
                for case .perform(_, let intent) in outputs where intent != meant[slot] {
                    violations.append("a tap performs what nobody reads")
                }
            }
            check()
        }

        mutating func end() {
            while let deadline = machine.nextDeadline { _ = take(machine.handle(.tick, at: deadline)) }
            for number in 1...asked where answered[number] != 1 {
                violations.append("completion \(number) came \(answered[number] ?? 0) times")
            }
        }

        private mutating func take(_ outputs: [StateViewMachine.Output]) -> [StateViewMachine.Output] {
            for output in outputs {
                switch output {
                case .willShow(let picture): visible.insert(picture)
                case .didHide(let picture): visible.remove(picture)
                case .completion(let number, _): answered[number, default: 0] += 1
                default: break
                }
                if visible.count > 2 { violations.append("three placeholders: \(visible)") }
            }
            return outputs
        }

        private mutating func check() {
            if machine.current == machine.settled, visible.count > 1 {
                violations.append("two placeholders: \(visible)")
            }
            // What the app shows itself is its own word.
            guard machine.phase == .content, machine.current.isPlaceholder, !machine.label.hasPrefix("shown") else {
                return
            }
            // It is on its way out: nothing but the content comes, and soon.
            var future = machine
            var shows: [Picture] = []
            while let deadline = future.nextDeadline, future.current.isPlaceholder {
                for case .show(let picture, _) in future.handle(.tick, at: deadline) { shows.append(picture) }
                if deadline > .milliseconds(time + 2000) { break }
            }
            if shows != [.content] || future.current != .content {
                violations.append("\(machine.current) over content, then \(shows)")
            }
        }
    }

    /// The decision of StatefulViewController, as its source has it.
    private struct Original {
        var lastState = "content"

        mutating func transition(loading: Bool, hasError: Bool, hasContent: Bool) {
            if hasContent {
                lastState = "content"
            } else if loading {
                lastState = "loading"
            } else if hasError {
                lastState = "error"
            } else {
                lastState = "empty"
            }
        }
    }

    @Test @MainActor func `every call decides as the original does (SV-1, SV-7, SV-13, SV-20)`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        let clock = TestClock()
        var time = 0
        for _ in 0..<max(1, Self.events / 4000) {
            let machine = ViewStateMachine<WineList, String>(
                host: WineList(), placeholders: ["loading": "L", "error": "F", "empty": "E", "other": "O"],
                now: { clock.now })
            var original = Original()
            machine.setupInitialViewState()
            original.transition(loading: false, hasError: false, hasContent: false)
            for _ in 0..<50 {
                time += Int.random(in: 0...400, using: &random)
                clock.set(time)
                let hasContent = Bool.random(using: &random)
                machine.host?.wines = hasContent ? ["Riesling"] : []
                switch Int.random(in: 0..<5, using: &random) {
                case 0, 1:
                    machine.startLoading()
                    original.transition(loading: true, hasError: false, hasContent: hasContent)
                case 2:
                    machine.endLoading()
                    original.transition(loading: false, hasError: false, hasContent: hasContent)
                case 3:
                    machine.endLoading(error: Offline())
                    original.transition(loading: false, hasError: true, hasContent: hasContent)
                default:
                    let key = ["other", "loading", "empty"].randomElement(using: &random) ?? "other"
                    machine.transitionToState(.view(key))
                    original.lastState = key
                }
                #expect(machine.lastState.key == original.lastState)
            }
            time += 100_000
            clock.set(time)
            machine.tick()
            #expect(machine.currentState.key == original.lastState)
        }
    }
}
