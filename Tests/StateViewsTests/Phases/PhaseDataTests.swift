import StateViews
import Testing

@Suite struct PhaseDataTests {
    @Test func `five answers, none forgotten (FS-1)`() {
        struct Gone: Error {}
        let inputs: [(Loadable<[Int]>, String)] = [
            (.notInitiated, "notInitiated"), (.loading(), "loading"), (.success([1]), "content"),
            (.success([]), "empty"),
            (.failure(Gone()), "failed"),
        ]
        for (items, name) in inputs { #expect(StateViewPhase(items).name == name) }
        #expect(StateViewPhase(Loadable.loading(previous: [1]), isEmpty: \.isEmpty) == .loading(hasContent: true))
        #expect(StateViewPhase(Loadable.loading(previous: [])) == .loading(hasContent: false))
        guard case .failed(let error, hasContent: true) = StateViewPhase(Loadable.failure(Gone(), previous: [1])) else {
            Issue.record("a failure after a success has content")
            return
        }
        #expect(error.id == "Gone.1")
        #expect(error.underlying is Gone)
    }

    @Test func `one load has one result (FS-23)`() {
        struct Gone: Error {}
        var items = Loadable<[Int]>.notInitiated
        items.finish(.success([0]))
        #expect(items.value == nil)
        items.startLoading()
        #expect(items.isLoading)
        items.finish(.success([1]))
        items.finish(.failure(Gone()))
        #expect(items.value == [1])
        items.startLoading()
        #expect(items.value == [1])
        items.finish(.failure(Gone()))
        #expect(items.error is Gone)
        #expect(items.map(\.count).value == 1)
        items.startLoading()
        #expect(items.error == nil)
    }

    @Test func `a machine follows a loadable (FS-1)`() {
        var machine = StateViewMachine()
        var items = Loadable<[Int]>.notInitiated
        func follow(_ time: Int) -> String {
            _ = machine.handle(.follow(StateViewPhase(items)), at: .milliseconds(time))
            return machine.label
        }
        #expect(follow(0) == "W(blank) without load")
        items.startLoading()
        #expect(follow(10) == "W(blank)")
        items.finish(.failure(Offline()))
        #expect(follow(20) == "F")
        items.startLoading()
        items.finish(.success([1]))
        #expect(follow(30) == "C")
        items.startLoading()
        #expect(follow(40) == "CR")
        items.finish(.failure(Offline()))
        #expect(follow(50) == "C banner")
        items.startLoading()
        items.finish(.success([]))
        #expect(follow(60) == "E")
    }

    @Test(arguments: [
        (StateViewFailure.Reason.offline, StateViewKind.noConnection), (.timedOut, .timeout), (.notFound, .notFound),
        (.status(404), .notFound), (.status(410), .notFound), (.denied, .permission), (.unauthenticated, .login),
        (.status(401), .login), (.unavailable, .maintenance), (.status(503), .maintenance),
        (.cancelled, .loadingFailure), (.status(500), .loadingFailure), (.other("parse"), .loadingFailure),
        (.unknown, .unknownError),
    ])
    func `errors and kinds (PH-25)`(_ reason: StateViewFailure.Reason, kind: StateViewKind) {
        #expect(ErrorKindMap.standard.kind(of: StateViewFailure(reason)) == kind)
        var machine = StateViewMachine()
        _ = machine.handle(.finish(error: StateViewFailure(reason)), at: MachineTime())
        #expect(machine.kind(of: .error) == kind)
    }

    @Test func `thrown errors have a reason (PH-25)`() {
        #expect(StateViewFailure(CancellationError()).reason == .cancelled)
        #expect(StateViewFailure(Offline()).reason == .unknown)
        #expect(StateViewFailure(StateViewFailure(.offline)).reason == .offline)
    }

    @Test func `profiles (PH-20)`() {
        let normal = TimingProfile.standard
        #expect([normal.showDelay, normal.minVisible, normal.fade, normal.busyDelay] == [300, 300, 300, 0])
        #expect([normal.busyMinVisible, normal.successAnimation, normal.feedback] == [300, 300, 1500])
        let svc = TimingProfile.svc
        #expect([svc.showDelay, svc.minVisible, svc.fade, svc.busyDelay, svc.busyMinVisible] == [0, 0, 300, 0, 0])
        #expect(normal.animatesLoading && !svc.animatesLoading)
        #expect(PresentationPolicy() == PresentationPolicy(initial: .delayedLoading, retry: .inline))
        #expect(PresentationPolicy.svc.retry == .loadingView)
        #expect(PresentationPolicy.svc.initial == .empty)
    }

    @Test func `no time is negative (PH-22)`() {
        #expect(TimingProfile(fade: -1).fade == 0)
        #expect(TimingProfile(.svc, showDelay: 0).showDelay == 0)
    }

    @Test func `MachineTime counts from an origin`() {
        let time = MachineTime.milliseconds(250)
        let later: MachineTime = time + .milliseconds(50)
        #expect(later == .milliseconds(300))
        #expect(time.duration(to: .milliseconds(300)) == .milliseconds(50))
        #expect(MachineTime(.seconds(Int64.max)).milliseconds == .max)
        #expect("\(time)" == "250 ms")
    }
}
