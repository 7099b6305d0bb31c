import StateViews
import Testing

/// Banners and alerts over content, and their buttons: state-views.md PH-24 and C-17.
@Suite struct NoticeTests {
    typealias Machine = StateViewMachine

    private func at(_ time: Int) -> MachineTime { .milliseconds(time) }

    /// A machine that shows content and tells of an error on it.
    private func failed(
        _ surface: PresentationPolicy.ErrorSurface, _ change: (inout Machine.Configuration) -> Void = { _ in }
    ) -> Machine {
        var configuration = Machine.Configuration()
        configuration.policy.errorWithContent = surface
        change(&configuration)
        var machine = Machine(configuration)
        _ = machine.handle(.finish(count: 5), at: at(0))
        _ = machine.handle(.start, at: at(1000))
        _ = machine.handle(.finish(error: StateViewFailure(.offline)), at: at(1100))
        return machine
    }

    @Test func `a banner is announced, also where it tells again, and an alert is not (A-11)`() {
        let said = Machine.Output.announce(.assertive, .notice)
        for surface in PresentationPolicy.ErrorSurface.allCases {
            var machine = failed(surface)
            _ = machine.handle(.start, at: at(2000))
            let again = machine.handle(.finish(error: StateViewFailure(.offline)), at: at(2100))
            #expect(again.contains(said) == (surface == .banner), "\(surface)")
        }
    }

    @Test func `a banner can be dismissed, an alert cancelled, and both tried again (FS-13)`() {
        #expect(failed(.banner).noticeActions == [.first: .retry, .second: .dismiss])
        #expect(failed(.alert).noticeActions == [.first: .retry, .second: .cancel])
        #expect(failed(.callback).noticeActions.isEmpty && failed(.ignore).noticeActions.isEmpty)
        for surface in [PresentationPolicy.ErrorSurface.banner, .alert] {
            var machine = failed(surface)
            let outputs = machine.handle(.tapNotice(.second), at: at(2000))
            #expect(outputs.contains(.hideNotice))
            #expect(outputs.contains(.perform(.second, surface == .alert ? .cancel : .dismiss)))
            #expect(machine.notice == nil && machine.noticeActions.isEmpty)
            // The content and what is known of it stay.
            #expect(machine.current == .content && !machine.isLoading)
            #expect(machine.phase == .failed(StateViewFailure(.offline), hasContent: true))
        }
    }

    @Test func `a retry on a banner loads over the content (PH-24)`() {
        for surface in [PresentationPolicy.ErrorSurface.banner, .alert] {
            var machine = failed(surface)
            let outputs = machine.handle(.tapNotice(.first), at: at(2000))
            #expect(outputs.contains(.perform(.first, .retry)))
            #expect(outputs.contains(.hideNotice))
            #expect(machine.isLoading && machine.generation == 2)
            #expect(machine.phase == .loading(hasContent: true))
            #expect(machine.current == .content)
            #expect(machine.handle(.tick, at: at(2300)).contains(.refreshing(true)))
            // Nothing is there to be tapped any more.
            #expect(machine.handle(.tapNotice(.first), at: at(2400)).messages == ["tap-ignored first"])
        }
    }

    @Test func `kind and buttons are the app's to choose (PH-24)`() {
        var machine = failed(.banner) {
            $0.bannerActions = [.contactSupport]
            $0.noticeKind = .maintenance
        }
        #expect(machine.noticeActions == [.first: .contactSupport])
        #expect(machine.handle(.tapNotice(.second), at: at(2000)).messages == ["tap-ignored second"])
        // What has nothing to do with the banner leaves it.
        let outputs = machine.handle(.tapNotice(.first), at: at(2100))
        #expect(outputs.contains(.perform(.first, .contactSupport)))
        #expect(machine.notice == .banner)
        _ = machine.handle(.start, at: at(3000))
        let again = machine.handle(.finish(error: StateViewFailure(.timedOut)), at: at(3100))
        #expect(again.contains(.notice(.banner, .maintenance, StateViewFailure(.timedOut))))
    }
}
