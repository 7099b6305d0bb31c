import Foundation
import StateViews
import TestSupport
import Testing

@Suite struct PhaseRandomTests {
    static let pauses = [0, 1, 1, 50, 150, 299, 300, 301, 700]

    private func event(_ random: inout SeededGenerator, all: Bool, generation: Int) -> StateViewMachine.Event {
        switch Int.random(in: 0..<(all ? 28 : 20), using: &random) {
        case 0...4: return .start
        case 5, 6: return .finish(count: 3)
        case 7: return .finish(count: 0)
        case 8, 9: return .finish(error: StateViewFailure(.offline))
        case 10: return .finish(error: StateViewFailure(.timedOut), generation: max(0, generation - 1))
        case 11: return .finish(count: 2, generation: generation)
        case 12, 13: return .retry
        case 14: return .cancel
        case 15, 16: return .contentChanged(count: Int.random(in: 0...1, using: &random))
        case 17: return .appear
        case 18: return Bool.random(using: &random) ? .show(key: "promo") : .hideAll
        case 19: return .dismissNotice
        case 20, 21: return .tap(.first)
        case 22: return .register(key: "loading", isPresent: Bool.random(using: &random))
        case 23: return .follow(.loading(hasContent: Bool.random(using: &random)))
        case 24: return .follow(.failed(.cancelled, hasContent: Bool.random(using: &random)))
        case 25: return .tapNotice(Bool.random(using: &random) ? .first : .second)
        default: return .follow(Bool.random(using: &random) ? .content : .empty)
        }
    }

    private static func configurations() -> [StateViewMachine.Configuration] {
        var base = StateViewMachine.Configuration()
        base.actions = [.error: [.first: .retry], .empty: [.first: .retry]]
        var replacing = base
        replacing.policy.whileLoading = .replace
        replacing.policy.retry = .loadingView
        var coalescing = base
        coalescing.coalesces = true
        coalescing.timing = TimingProfile(showDelay: 50, minVisible: 500)
        var svc = base
        svc.timing = .svc
        svc.background = .content
        svc.policy.retry = .loadingView
        return [base, replacing, coalescing, svc]
    }

    /// Of each of four parts, side by side; `.ci/nightly` asks for 100,000 together.
    private static let sequences = ProcessInfo.processInfo.environment["L10N_EVENTS"] == nil ? 5_000 : 25_000

    @Test(arguments: 0..<4)
    func `hold for sequences of any events (PH-70 to PH-79)`(_ part: Int) throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed &+ UInt64(part))
        let configurations = Self.configurations()
        for number in 0..<Self.sequences {
            let configuration = configurations[number % 8 < 6 ? number % 2 : 2 + number % 2]
            let isModelled = number % 8 < 6
            var run = PhaseRun(configuration, isModelled: isModelled)
            for _ in 0..<Int.random(in: 1...7, using: &random) {
                let event = event(&random, all: !isModelled, generation: run.machine.generation)
                run.apply(event, after: Self.pauses.randomElement(using: &random) ?? 0)
            }
            run.end()
            if let violation = run.violations.first {
                Issue.record("\(violation) in sequence \(number) of L10N_SEED=\(seed): \(run.transcript)")
                return
            }
        }
    }

    @Test func `the same sequence gives the same outputs (PH-78)`() throws {
        var random = SeededGenerator(seed: TestSeed.printed())
        for configuration in Self.configurations() {
            for _ in 0..<250 {
                var first = StateViewMachine(configuration)
                var second = StateViewMachine(configuration)
                var time = 0
                for _ in 0..<12 {
                    time += Self.pauses.randomElement(using: &random) ?? 0
                    let event = event(&random, all: true, generation: first.generation)
                    let outputs = first.handle(event, at: .milliseconds(time))
                    // A copy is as good as the original.
                    let copy = second
                    #expect(second.handle(event, at: .milliseconds(time)) == outputs)
                    var other = copy
                    #expect(other.handle(event, at: .milliseconds(time)) == outputs)
                    #expect(other == second)
                }
            }
        }
    }
}
