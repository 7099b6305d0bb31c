import StateViews
import Testing

@Suite struct PhaseMachineTests {
    typealias Machine = StateViewMachine

    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    /// A machine after a script of the fixtures.
    private func machine(_ steps: String...) throws -> Machine {
        var setup = try PhaseSetup(steps)
        _ = setup.run()
        return setup.machine
    }

    @Test func `a loading view only for more than 300 (FS-8)`() throws {
        for (time, wasShown) in [(299, false), (300, false), (301, true)] {
            var setup = try PhaseSetup(["0 start", "\(time) finish 5", "2000 tick"])
            #expect(setup.run().contains(.willShow(.loading)) == wasShown)
        }
    }

    @Test func `a result is of the load that it names (PH-13)`() throws {
        var machine = try machine("0 start", "10 start")
        let stale = machine.handle(.finish(count: 9, generation: 1), at: at(20))
        #expect(stale.messages == ["stale-result generation 1"])
        _ = machine.handle(.finish(count: 3, generation: 2), at: at(30))
        #expect(machine.phase == .content)
        // One load has one result, and a load that was given up has none.
        #expect(machine.handle(.finish(count: 0, generation: 2), at: at(40)).messages == ["stale-result generation 2"])
        _ = machine.handle(.start, at: at(50))
        _ = machine.handle(.cancel, at: at(60))
        #expect(machine.handle(.finish(count: 0, generation: 3), at: at(70)).messages == ["stale-result generation 3"])
    }

    @Test func `every end of a transition (PH-37)`() throws {
        var machine = Machine()
        func completions(_ outputs: [Machine.Output]) -> [String] {
            outputs.compactMap { if case .completion(let number, let end) = $0 { "\(number) \(end)" } else { nil } }
        }
        #expect(completions(machine.handle(.start, completion: 1, at: at(0))).isEmpty)
        // The loading view is overtaken by the result, and a cancel without a load changes nothing.
        #expect(completions(machine.handle(.finish(count: 1), completion: 2, at: at(100))) == ["1 superseded"])
        #expect(completions(machine.handle(.cancel, completion: 3, at: at(110))).isEmpty)
        #expect(completions(machine.handle(.tick, at: at(400))) == ["2 applied", "3 unchanged"])
    }

    @Test func `a placeholder on its way out takes no taps (PH-39)`() throws {
        var machine = try machine("0 fail offline", "1000 finish 5")
        #expect(machine.handle(.tap(.first), at: at(1100)).messages == ["tap-ignored first"])
        // Its successor waits for the fade that brings it in.
        var fading = try self.machine("0 fail offline", "100 finish 5")
        #expect(fading.current == .error)
        #expect(fading.handle(.tap(.first), at: at(150)).messages == ["tap-ignored first"])
        // One that is not there has no buttons, and a slot without a button neither.
        var failed = try self.machine("0 fail offline", "400 tick")
        #expect(failed.handle(.tap(.second), at: at(500)).messages == ["tap-ignored second"])
        #expect(failed.handle(.tap(.first), at: at(500)).contains(.perform(.first, .retry)))
    }

    @Test func `no second load by a tap while one runs (FS-9)`() throws {
        var machine = try machine("0 fail offline", "1000 start")
        let outputs = machine.handle(.tap(.first), at: at(1100))
        #expect(outputs.messages == ["tap-ignored first"])
        #expect(!outputs.contains(.perform(.first, .retry)))
    }

    @Test func `announcements and focus (A-11)`() throws {
        func said(_ steps: String...) throws -> [Machine.Output] {
            var setup = try PhaseSetup(steps)
            return setup.run().filter {
                switch $0 {
                case .announce, .focus: true
                default: false
                }
            }
        }
        // Loading views replace content, which comes back.
        #expect(
            try said("policy replace", "0 finish 5", "1000 start", "2000 finish 7") == [
                .announce(.polite, .placeholder(.loading)), .focus(.title),
                .announce(.polite, .results(count: 7)), .focus(.content),
            ])
        // Nothing was there to take the focus from. The error is a banner on the content, and said as one.
        #expect(
            try said("0 start", "1000 fail offline", "2000 content 3") == [
                .announce(.polite, .placeholder(.loading)), .announce(.assertive, .placeholder(.error)),
                .announce(.polite, .results(count: 3)), .announce(.assertive, .notice),
            ])
    }

    @Test func `content that nobody counted is announced without a number (A-11)`() {
        var machine = Machine()
        _ = machine.handle(.start, at: at(0))
        _ = machine.handle(.tick, at: at(300))
        var outputs = machine.handle(.finish(.content), at: at(1000))
        #expect(outputs.contains(.announce(.polite, .finished)) && machine.phase == .content)
        outputs = machine.handle(.contentChanged(count: 0), at: at(2000))
        outputs += machine.handle(.finish(count: 2), at: at(3000))
        #expect(outputs.contains(.announce(.polite, .results(count: 2))))
    }

    @Test func `content is news where it came of a result, and not where a view of the app's goes (A-11)`() {
        func said(_ events: [Machine.Event]) -> [Machine.Output] {
            var machine = Machine()
            var outputs: [Machine.Output] = []
            for (number, event) in events.enumerated() { outputs += machine.handle(event, at: at(number * 1000)) }
            return outputs.filter { output in
                switch output {
                case .announce(_, .results), .announce(_, .finished): true
                default: false
                }
            }
        }
        #expect(said([.show(key: "error"), .show(key: "content")]).isEmpty)
        #expect(said([.finish(count: 1), .show(key: "success"), .hideAll]).isEmpty)
        #expect(said([.finish(count: 1), .start, .finish(count: 2), .show(key: "success"), .hideAll]).isEmpty)
        // On the app's word alone nothing has come.
        #expect(said([.follow(.loading(hasContent: false)), .tick, .hideAll]).isEmpty)
        #expect(
            said([.show(key: "success"), .start, .finish(count: 3), .hideAll]) == [
                .announce(.polite, .results(count: 3))
            ])
        #expect(
            said([.finish(count: 0), .follow(.content), .show(key: "success"), .hideAll]) == [
                .announce(.polite, .finished)
            ])
    }

    @Test func `a disabled button says why (FS-17)`() throws {
        var machine = try machine("0 fail offline", "400 tick")
        _ = machine.handle(.disableAction(.first, reason: "offlineReason"), at: at(500))
        let outputs = machine.handle(.tap(.first), at: at(600))
        #expect(outputs.contains(.announce(.polite, .disabledReason(.first, "offlineReason"))))
        #expect(outputs.messages == ["tap-ignored first"])
        _ = machine.handle(.enableAction(.first), at: at(700))
        #expect(machine.handle(.tap(.first), at: at(800)).contains(.perform(.first, .retry)))
    }

    @Test func `buttons of other operations are busy until they end (PH-45)`() throws {
        var configuration = Machine.Configuration()
        configuration.actions = [.empty: [.first: .saveSearch, .second: .goBack, .third: .custom("scan")]]
        var machine = Machine(configuration)
        _ = machine.handle(.finish(count: 0), at: at(0))
        #expect(machine.handle(.tap(.first), at: at(1000)).contains(.action(.first, .busy)))
        #expect(machine.handle(.tap(.first), at: at(1001)).messages == ["tap-ignored first"])
        _ = machine.handle(.finishAction(.first, succeeded: true), at: at(1100))
        #expect(machine.nextDeadline == at(1300))
        #expect(machine.handle(.tick, at: at(1300)).contains(.action(.first, .succeeded)))
        #expect(machine.handle(.tick, at: at(2800)).contains(.action(.first, .idle)))
        #expect(machine.handle(.tap(.second), at: at(3000)).contains(.perform(.second, .goBack)))
        #expect(
            machine.handle(.finishAction(.second, succeeded: true), at: at(3001)).messages == [
                "event-ignored finishAction"
            ])
    }

    @Test func `views are told when they come and go (SV-18)`() throws {
        var setup = try PhaseSetup(["timing fade=0", "0 fail offline", "10 finish 5"])
        let told = setup.run().filter {
            switch $0 {
            case .willShow, .didShow, .willHide, .didHide: true
            default: false
            }
        }
        #expect(told == [.willShow(.error), .didShow(.error), .willHide(.error), .didHide(.error)])
    }

    @Test func `a new load forgets the error, the log does not (C-14)`() throws {
        var machine = try machine("0 fail offline", "1000 start")
        #expect(machine.phase == .loading(hasContent: false))
        #expect(machine.lastFailure?.reason == .offline)
        let log = machine.handle(.finish(error: StateViewFailure(.timedOut)), at: at(1100)).log
        #expect(log.contains { $0.message == "error timedOut timeout <private> last offline" && $0.level == .error })
    }

    @Test func `raw errors are private (PH-88)`() throws {
        struct Secret: Error, CustomStringConvertible { let description = "token 4711" }
        var machine = Machine()
        let log = machine.handle(.finish(error: StateViewFailure(Secret())), at: at(0)).log
        #expect(log.allSatisfy { !$0.message.contains("4711") })
        // Nor does what a log prints that does not ask for the message.
        #expect(log.allSatisfy { "\($0)" == $0.message && !"\($0.event) \($0.phase)".contains("4711") })
        #expect("\(machine.phase)".contains("Secret.1"))
        #expect(!String(reflecting: machine).contains("4711"))
        let raw = log.compactMap { event -> String? in
            if case .error(_, _, let description, _) = event.event { description.value } else { nil }
        }
        #expect(raw == ["token 4711"])
    }

    @Test(arguments: [
        (PresentationPolicy.ErrorSurface.banner, "notice-shown banner", StateViewLogEvent.Level.info),
        (.alert, "notice-shown alert", .info), (.ignore, "error-suppressed offline noConnection", .warning),
    ])
    func `an error that meets content (C-17)`(
        _ surface: PresentationPolicy.ErrorSurface, message: String, level: StateViewLogEvent.Level
    ) {
        var configuration = Machine.Configuration()
        configuration.policy.errorWithContent = surface
        var machine = Machine(configuration)
        _ = machine.handle(.finish(count: 5), at: at(0))
        let outputs = machine.handle(.finish(error: StateViewFailure(.offline)), at: at(1000))
        #expect(outputs.log.contains { $0.message == message && $0.level == level })
        #expect(machine.requested == .content)
        #expect(machine.phase == .failed(StateViewFailure(.offline), hasContent: true))
    }

    @Test func `an app may tell people itself (C-17)`() {
        var configuration = Machine.Configuration()
        configuration.policy.errorWithContent = .callback
        var machine = Machine(configuration)
        _ = machine.handle(.finish(count: 5), at: at(0))
        let error = StateViewFailure(.offline)
        #expect(machine.handle(.finish(error: error), at: at(9)).contains(.notice(.callback, .updateFailure, error)))
        #expect(machine.notice == nil)
    }

    @Test func `time does not go back (PH-74)`() throws {
        var machine = try machine("0 start", "500 tick")
        let log = machine.handle(.finish(count: 5), at: at(100)).log
        #expect(log.allSatisfy { $0.time == at(500) })
    }

    @Test func `five answers in a switch (EX-14)`() {
        let items = Loadable<[Int]>.success([])
        let shown: String
        switch StateViewPhase(items, isEmpty: { $0.isEmpty }) {
        case .notInitiated, .loading: shown = "loading"
        case .empty: shown = "empty"
        case .content: shown = "content"
        case .failed(let error, _): shown = ErrorKindMap.standard.kind(of: error).rawValue
        case .custom(let key): shown = key
        }
        #expect(shown == "empty")
    }
}
