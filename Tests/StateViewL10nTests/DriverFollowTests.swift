import StateViewL10n
import StateViewL10nLoader
import Testing

/// What a driver does about a value that it follows.
@MainActor @Suite struct DriverFollowTests {
    struct Offline: Error {}
    let clock = ManualClock()

    private func driver(_ screen: Screen, _ documents: String = "") async -> StateViewDriver {
        let library = await StateViewLibrary(
            files: documents.isEmpty ? [] : [.init(path: "app.stateview.json", text: documents)])
        return StateViewDriver(from: library, in: library.environment(languages: ["en"]), sink: screen, clock: clock)
    }

    @Test func `a load that was given up is no error over the content (PH-33)`() async {
        let screen = Screen()
        let driver = await driver(screen)
        driver.follow(Loadable.success([1]))
        driver.follow(Loadable.loading(previous: [1]))
        let givenUp = Loadable.failure(CancellationError(), previous: [1])
        driver.follow(givenUp)
        await clock.advance(by: 1000)
        #expect(screen.notices.isEmpty && driver.phase == .content)
        // Nor where no load was known to run, and what was told before stays.
        driver.follow(Loadable.failure(Offline(), previous: [1]))
        driver.follow(givenUp)
        #expect(screen.notices == ["banner updateFailure"])
        #expect(driver.phase == .failed(StateViewFailure(Offline()), hasContent: true))
        // Without content there is nothing else to show.
        driver.follow(Loadable<[Int]>.failure(CancellationError()))
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "loadingFailure")
        // The content that comes with it is shown.
        driver.follow(givenUp)
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "-" && driver.phase == .content)
    }

    @Test func `a load that was given up leaves an empty view and an error as they were (PH-33)`() async {
        let screen = Screen()
        let driver = await driver(screen)
        driver.follow(Loadable<[Int]>.success([]))
        await clock.advance(by: 1000)
        driver.follow(Loadable<[Int]>.loading(previous: []))
        driver.follow(Loadable<[Int]>.failure(CancellationError(), previous: []))
        await clock.advance(by: 1000)
        #expect(screen.seen == ["empty"] && driver.phase == .empty)
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        driver.on(.retry) {}
        driver.tap(.first)
        driver.endLoading(error: CancellationError())
        await clock.advance(by: 1000)
        #expect(screen.seen == ["empty", "noConnection"] && screen.states == ["busy", "idle"])
        #expect(driver.phase == .failed(StateViewFailure(.offline), hasContent: false))
        // Before a first result there is nothing else to show.
        driver.follow(Loadable<[Int]>.notInitiated)
        driver.startLoading()
        driver.endLoading(error: CancellationError())
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "loadingFailure")
    }

    @Test func `a view of the app's own stays, whatever the data does behind it (PH-32)`() async {
        let screen = Screen()
        let driver = await driver(
            screen, #"{ "id": "saved", "kind": "success", "presentation": { "autoDismiss": 5000 } }"#)
        driver.follow(Loadable.success([1]))
        await clock.advance(by: 1000)
        driver.show("saved")
        await clock.advance(by: 1000)
        driver.follow(Loadable.success([1, 2]))
        driver.follow(Loadable.loading(previous: [1]))
        driver.follow(Loadable.failure(Offline(), previous: [1]))
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "saved" && screen.notices.isEmpty)
        // Its time is over, and what happened meanwhile is told.
        await clock.advance(by: 5000)
        #expect(screen.seen.last == "-" && screen.notices == ["banner updateFailure"])
    }

    @Test func `a view that waits for its turn goes after its time from another library, too`() async {
        let screen = Screen()
        let saved = #"{ "id": "saved", "kind": "success", "presentation": { "autoDismiss": 500 } }"#
        let driver = await driver(screen, saved)
        driver.startLoading()
        await clock.advance(by: 1000)
        driver.endLoading(count: 1)
        driver.show("saved")
        driver.library = await StateViewLibrary(files: [.init(path: "app.stateview.json", text: saved)])
        await clock.advance(by: 500)
        #expect(screen.seen.last == "saved")
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "-")
    }

    @Test func `what comes late, as after the background, is there for its time all the same (RT-93, PH-75)`() async {
        let screen = Screen()
        let driver = await driver(screen)
        driver.startLoading()
        await clock.advance(by: 50)
        clock.jump(by: 3_600_000)
        await clock.advance(by: 0)
        #expect(screen.seen == ["loading"])
        driver.endLoading(count: 3)
        await clock.advance(by: 299)
        #expect(screen.seen == ["loading"])
        await clock.advance(by: 1)
        #expect(screen.seen == ["loading", "-"])
        // A result that is there before anybody saw the loading view leaves nothing to wait for (PH-12).
        let other = Screen()
        let second = await self.driver(other)
        second.startLoading()
        await clock.advance(by: 50)
        clock.jump(by: 3_600_000)
        second.endLoading(count: 3)
        await clock.advance(by: 1000)
        #expect(other.seen == ["-"])
    }

    @Test func `who knows nothing any more begins anew, as after a change of the account (PH-1, PH-33)`() async {
        let screen = Screen()
        let driver = await driver(screen)
        driver.follow(Loadable<[Int]>.success([]))
        await clock.advance(by: 1000)
        let load = driver.startLoading()
        driver.follow(Loadable<[Int]>.notInitiated)
        #expect(driver.phase == .notInitiated)
        await clock.advance(by: 100)
        #expect(screen.seen == ["empty", "-"])
        // As at first: the loading view comes after its delay, and what another account asked for is old.
        await clock.advance(by: 1000)
        #expect(screen.seen == ["empty", "-", "loading"])
        driver.endLoading(count: 3, of: load)
        #expect(driver.phase == .notInitiated)
        driver.follow(Loadable<[Int]>.notInitiated)
        await clock.advance(by: 1000)
        #expect(screen.seen == ["empty", "-", "loading"])
        driver.follow(Loadable.success([1]))
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "-" && driver.phase == .content)
    }

    @Test func `with nothing known, a banner goes, and a view of the app's own stays`() async {
        let screen = Screen()
        let driver = await driver(screen)
        driver.follow(Loadable.success([1]))
        driver.follow(Loadable.failure(Offline(), previous: [1]))
        driver.follow(Loadable<[Int]>.notInitiated)
        #expect(screen.notices == ["banner updateFailure", "-"])
        await clock.advance(by: 1000)
        driver.follow(Loadable.success([1]))
        driver.show("success")
        await clock.advance(by: 1000)
        driver.follow(Loadable<[Int]>.notInitiated)
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "success")
    }

    @Test func `a view of the app's own stays as it was where another library has none (RT-87)`() async {
        let screen = Screen()
        let driver = await driver(screen, #"{ "views": [{ "id": "saved", "kind": "success" }] }"#)
        driver.endLoading(count: 2)
        driver.show("saved")
        await clock.advance(by: 1000)
        #expect(screen.shown?.title?.text == "That worked")
        let issues = ExampleTests.Calls()
        driver.library = await StateViewLibrary { issues($0.metadata["view"] ?? "") }
        #expect(screen.shown?.title?.text == "That worked" && issues.all == ["saved"])
    }
}
