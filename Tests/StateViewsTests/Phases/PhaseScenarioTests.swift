import StateViews
import Testing

/// Events with times, and the log lines that they lead to.
struct PhaseScenario: Sendable, CustomStringConvertible {
    let name: String
    let steps: [String]
    let expected: [String]

    var description: String { name }

    static func all() throws -> [PhaseScenario] {
        try PhaseFixture.files("scenarios").map { name, lines in
            let parts = lines.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw UnreadableStep(step: name) }
            return PhaseScenario(name: name, steps: Array(parts[0]), expected: Array(parts[1]))
        }
    }

    /// What is left out: timers, queueing and phases, which the vectors do not speak of.
    static let silent: Set<String> = ["timer-armed", "timer-fired", "transition-queued", "phase-changed"]
}

@Suite struct PhaseScenarioTests {
    @Test(arguments: try PhaseScenario.all())
    func `what is shown when (PH-34 to PH-64)`(_ scenario: PhaseScenario) throws {
        var setup = try PhaseSetup(scenario.steps)
        let shown = setup.run().log.filter {
            !PhaseScenario.silent.contains($0.name) && $0.event != .eventIgnored("tick")
        }
        #expect(shown.map { "\($0.time.milliseconds) \($0.message)" } == scenario.expected)
    }

    @Test(arguments: try PhaseScenario.all())
    func `ticks at their time change nothing of it (PH-78)`(_ scenario: PhaseScenario) throws {
        var late = try PhaseSetup(scenario.steps)
        let expected = late.run()
        var punctual = try PhaseSetup(scenario.steps)
        var outputs: [StateViewMachine.Output] = []
        for step in punctual.script {
            while let deadline = punctual.machine.nextDeadline, deadline < .milliseconds(step.time) {
                outputs += punctual.machine.handle(.tick, at: deadline)
            }
            outputs += punctual.machine.handle(step.event, at: .milliseconds(step.time))
        }
        let log = outputs.log.filter { $0.event != .eventIgnored("tick") }
        #expect(log == expected.log.filter { $0.event != .eventIgnored("tick") })
        #expect(punctual.machine.label == late.machine.label)
    }

    @Test func `a state without a view is blank (PH-64)`() throws {
        var setup = try PhaseSetup(["timing svc", "0 start", "100 register loading nil"])
        let outputs = setup.run()
        #expect(outputs.contains(.didHide(.loading)))
        #expect(setup.machine.phase == .loading(hasContent: false))
        #expect(setup.machine.current == .loading)
    }

    @Test func `outputs come in order (PH-11)`() throws {
        var setup = try PhaseSetup(["timing svc fade=0", "0 start", "10 fail offline"])
        let shown = setup.run().filter {
            switch $0 {
            case .log, .announce: false
            default: true
            }
        }
        #expect(
            shown == [
                .willShow(.loading), .show(.loading, animated: false), .focus(.title), .didShow(.loading),
                .willHide(.loading), .willShow(.error), .show(.error, animated: true), .didShow(.error),
                .didHide(.loading),
            ])
    }
}
