import StateViews
import Testing

@Suite struct ActionMachineTests {
    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    /// A machine in each state, at 10,000.
    private func machine(in state: String) -> ActionMachine {
        var machine = ActionMachine(intent: .custom("save"))
        switch state {
        case "busy": machine.tap(at: at(10_000))
        case "succeeded", "failed":
            machine.tap(at: at(9000))
            machine.finish(succeeded: state == "succeeded", at: at(9500))
        case "disabled": machine.disable(reason: "offline", at: at(9000))
        default: break
        }
        return machine
    }

    @Test(arguments: [
        ("PH-40", "idle", ["busy", "-", "-", "disabled", "-", "-"]),
        ("PH-41", "busy", ["-", "succeeded", "failed", "busy", "-", "idle"]),
        ("PH-42", "succeeded", ["busy", "-", "-", "disabled", "-", "-"]),
        ("PH-43", "failed", ["busy", "-", "-", "disabled", "-", "idle"]),
        ("PH-44", "disabled", ["-", "-", "-", "disabled", "idle", "-"]),
    ])
    func `the table (PH-40 to PH-44)`(_ row: String, state: String, cells: [String]) {
        let now = at(10_400)
        let events: [(inout ActionMachine) -> [ActionMachine.Output]] = [
            { $0.tap(at: now) }, { $0.finish(succeeded: true, at: now) }, { $0.finish(succeeded: false, at: now) },
            { $0.disable(reason: "closed", at: now) }, { $0.enable(at: now) }, { $0.cancel(at: now) },
        ]
        for (event, cell) in zip(events, cells) {
            var machine = machine(in: state)
            #expect(machine.state.name == state, "\(row)")
            let outputs = event(&machine)
            #expect(machine.state.name == (cell == "-" ? state : cell), "\(row)")
            if cell == "-" { #expect(outputs.contains { $0 == .tapIgnored || $0 == .eventIgnored }, "\(row)") }
        }
    }

    @Test func `a second tap performs nothing (FS-6)`() {
        var save = ActionMachine(intent: .custom("save"), busyPolicy: .inlineSpinner)
        #expect(save.tap(at: at(0)) == [.perform(.custom("save")), .changed(.busy), .spinner(isVisible: true)])
        #expect(save.tap(at: at(0)) == [.tapIgnored])
        #expect(!save.acceptsTaps)
        #expect(save.valueRole == "busyLabel")
        save.finish(succeeded: true, at: at(400))
        #expect(save.state == .succeeded)
    }

    @Test func `a result waits for busyMinVisible, and the first counts (PH-41)`() {
        var save = ActionMachine(intent: .custom("save"))
        save.tap(at: at(0))
        #expect(save.finish(succeeded: true, at: at(100)).isEmpty)
        #expect(save.finish(succeeded: false, at: at(200)) == [.eventIgnored])
        #expect(save.nextDeadline == at(300))
        #expect(save.tick(at: at(299)).isEmpty)
        #expect(save.tick(at: at(300)) == [.spinner(isVisible: false), .changed(.succeeded)])
    }

    @Test func `feedback goes after 1500 (PH-42)`() {
        var save = ActionMachine(intent: .custom("save"))
        save.tap(at: at(0))
        save.finish(succeeded: true, at: at(400))
        save.tick(at: at(1899))
        #expect(save.state == .succeeded)
        #expect(save.tick(at: at(1900)) == [.changed(.idle)])
        // A tap on the feedback does not leave its timer behind.
        save.tap(at: at(2000))
        save.finish(succeeded: true, at: at(2400))
        save.tap(at: at(2500))
        #expect(save.nextDeadline == nil)
        #expect(save.state == .busy)
    }

    @Test func `the trigger is disabled at once, its spinner may wait (C-28)`() {
        let timing = TimingProfile(busyDelay: 300)
        var save = ActionMachine(intent: .retry, timing: timing)
        save.tap(at: at(0))
        #expect(!save.acceptsTaps)
        #expect(!save.showsSpinner)
        #expect(save.finish(succeeded: true, at: at(300)) == [.changed(.succeeded)])
        save.tap(at: at(5000))
        #expect(save.tick(at: at(5300)) == [.spinner(isVisible: true)])
        save.finish(succeeded: false, at: at(5301))
        #expect(save.nextDeadline == at(5600))
    }

    @Test func `a busy button is disabled afterwards (PH-41)`() {
        var save = ActionMachine(intent: .retry)
        save.tap(at: at(0))
        save.disable(reason: "offline", at: at(10))
        #expect(save.state == .busy)
        save.finish(succeeded: true, at: at(500))
        #expect(save.state == .disabled(reason: "offline"))
        #expect(save.tap(at: at(600)) == [.tapIgnored, .announce(reason: "offline")])

        var again = ActionMachine(intent: .retry)
        again.tap(at: at(0))
        again.disable(reason: "offline", at: at(10))
        again.enable(at: at(20))
        again.cancel(at: at(30))
        #expect(again.state == .idle)
        #expect(!again.showsSpinner)
    }

    @Test func `busy policies (AC-5)`() {
        var plain = ActionMachine(intent: .goBack, busyPolicy: .none)
        #expect(plain.tap(at: at(0)) == [.perform(.goBack)])
        #expect(plain.tap(at: at(0)) == [.perform(.goBack)])
        var quiet = ActionMachine(intent: .retry, busyPolicy: .disableOnly)
        quiet.tap(at: at(0))
        #expect(!quiet.showsSpinner)
        quiet.finish(succeeded: false, at: at(1))
        #expect(quiet.state == .failed)
    }
}
