import StateViews
import Testing

/// What the rules about feedback ask of the machines: state-views.md 2.5 and 3.
@Suite struct FeedbackMachineTests {
    typealias Machine = StateViewMachine

    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    private func make(_ change: (inout Machine.Configuration) -> Void = { _ in }) -> Machine {
        var configuration = Machine.Configuration()
        change(&configuration)
        return Machine(configuration)
    }

    private static let offline = Machine.Event.finish(error: StateViewFailure(.offline))

    @Test func `a banner lies over the content until it is dismissed, an alert too (FS-12 FS-13)`() {
        for (surface, notice) in [(PresentationPolicy.ErrorSurface.banner, Machine.Notice.banner), (.alert, .alert)] {
            var machine = make { $0.policy.errorWithContent = surface }
            _ = machine.handle(.finish(count: 3), at: at(0))
            _ = machine.handle(.start, at: at(1000))
            _ = machine.handle(Self.offline, at: at(1100))
            #expect(machine.notice == notice && machine.current == .content)
            // It does not go by itself.
            _ = machine.handle(.tick, at: at(600_000))
            #expect(machine.notice == notice)
            var dismissed = machine
            #expect(dismissed.handle(.dismissNotice, at: at(600_001)).contains(.hideNotice))
            #expect(dismissed.notice == nil && dismissed.current == .content)
            // Its other button tries again.
            _ = machine.handle(.retry, at: at(600_001))
            #expect(machine.isLoading && machine.current == .content)
        }
    }

    @Test func `success moves for 300, is told for 1500, and goes (FS-16)`() {
        #expect(TimingProfile.standard.successAnimation == 300)
        var save = ActionMachine(intent: .custom("save"))
        save.tap(at: at(0))
        save.finish(succeeded: true, at: at(1000))
        #expect(save.state == .succeeded && save.nextDeadline == at(2500))
        save.tick(at: at(2499))
        #expect(save.state == .succeeded)
        save.tick(at: at(2500))
        #expect(save.state == .idle)
    }

    @Test func `a success page of the app goes by itself where it is asked to (C-23)`() {
        for (stay, isGone) in [(Int?.none, false), (1500, true)] {
            var machine = make { $0.policy.autoDismiss = stay }
            _ = machine.handle(.finish(count: 3), at: at(0))
            _ = machine.handle(.show(key: "success"), at: at(1000))
            _ = machine.handle(.tick, at: at(2499))
            #expect(machine.requested == .custom("success"))
            _ = machine.handle(.tick, at: at(2500))
            #expect((machine.requested == .content) == isGone)
        }
    }

    @Test func `success that vanishes by itself is also said (A-17)`() {
        var machine = make { $0.actions = [.empty: [.first: .saveSearch]] }
        _ = machine.handle(.finish(count: 0), at: at(0))
        _ = machine.handle(.tap(.first), at: at(1000))
        let outputs = machine.handle(.finishAction(.first, succeeded: true), at: at(1500))
        #expect(outputs.contains(.action(.first, .succeeded)))
        #expect(outputs.contains(.announce(.polite, .succeeded(.first))))
        // Once: when the mark goes, nothing is said any more.
        let gone = machine.handle(.tick, at: at(3000))
        #expect(gone.contains(.action(.first, .idle)))
        #expect(!gone.contains { if case .announce = $0 { true } else { false } })
        // A failure is no success.
        _ = machine.handle(.tap(.first), at: at(4000))
        let failed = machine.handle(.finishAction(.first, succeeded: false), at: at(4500))
        #expect(failed.contains(.action(.first, .failed)))
        #expect(!failed.contains(.announce(.polite, .succeeded(.first))))
    }

    @Test(arguments: PresentationPolicy.Initial.allCases)
    func `nothing is empty before a first result, unless that is asked for (C-15)`(initial: PresentationPolicy.Initial)
    {
        #expect(PresentationPolicy().initial == .delayedLoading)
        var machine = make { $0.policy.initial = initial }
        var shown: [Machine.Picture] = []
        for (time, event) in [(0, Machine.Event.appear), (300, .tick), (1000, .start), (1300, .tick), (5000, .tick)] {
            for case .show(let picture, _) in machine.handle(event, at: at(time)) { shown.append(picture) }
        }
        #expect(shown.contains(.empty) == (initial == .empty))
        #expect(shown.last == .loading)
        _ = machine.handle(.finish(count: 0), at: at(6000))
        #expect(machine.requested == .empty)
    }

    @Test func `when loading shows, for how long, and whether it fades in (C-16)`() {
        /// When the loading view is asked for, and when the result of 310 is, after a start at 0.
        func times(_ timing: TimingProfile) -> (loading: Int?, isAnimated: Bool?, content: Int?) {
            var machine = make { $0.timing = timing }
            var result: (loading: Int?, isAnimated: Bool?, content: Int?)
            for time in 0...1000 {
                let event: Machine.Event = time == 0 ? .start : time == 310 ? .finish(count: 1) : .tick
                for case .show(let picture, let isAnimated) in machine.handle(event, at: at(time)) {
                    if picture == .loading { (result.loading, result.isAnimated) = (time, isAnimated) }
                    if picture == .content { result.content = time }
                }
            }
            return result
        }
        let usual = times(.standard)
        #expect(usual.loading == 300 && usual.isAnimated == true && usual.content == 600)
        let svc = times(.svc)
        #expect(svc.loading == 0 && svc.isAnimated == false && svc.content == 310)
        #expect(TimingProfile.standard.fade == 300 && TimingProfile.svc.fade == 300)
    }

    @Test func `a retry keeps the error with a busy button, or shows loading (C-27)`() {
        #expect(PresentationPolicy().retry == .inline && PresentationPolicy.svc.retry == .loadingView)
        for policy in PresentationPolicy.Retry.allCases {
            var machine = make { $0.policy.retry = policy }
            _ = machine.handle(Self.offline, at: at(0))
            let outputs = machine.handle(.tap(.first), at: at(1000))
            #expect(outputs.contains(.perform(.first, .retry)) && machine.isLoading)
            #expect(outputs.contains(.action(.first, .busy)) == (policy == .inline))
            _ = machine.handle(.tick, at: at(2000))
            #expect(machine.current == (policy == .inline ? .error : .loading))
            _ = machine.handle(.finish(count: 2), at: at(3000))
            #expect(machine.requested == .content)
        }
    }

    @Test func `what was thrown goes to the log, where it is private (FS-18)`() {
        struct Raw: Error, CustomStringConvertible {
            var description: String { "SQLITE_CORRUPT 11" }
        }
        var machine = make()
        let outputs = machine.handle(
            .finish(error: StateViewFailure(.other("database"), id: "db.11", underlying: Raw())), at: at(0))
        #expect(machine.kind(of: .error) == .loadingFailure)
        #expect(outputs.messages.allSatisfy { !$0.contains("SQLITE") })
        let logged = outputs.log.compactMap { event -> String? in
            if case .error(_, _, let description, _) = event.event { description.value } else { nil }
        }
        #expect(logged.count == 1 && logged[0].contains("SQLITE"))
    }
}
