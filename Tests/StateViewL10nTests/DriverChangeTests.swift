import StateViewL10n
import StateViewL10nLoader
import Testing

/// What a driver says and does when the view in a place becomes another one.
@MainActor @Suite struct DriverChangeTests {
    /// A screen that hears what assistive techniques are told.
    @MainActor final class Heard: StateViewSink {
        var seen: [String] = []
        var said: [String] = []

        func show(_ view: ResolvedStateView, animated: Bool) { seen.append(view.title?.text ?? view.id) }
        func hide(animated: Bool) { seen.append("-") }
        func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {
            said.append("notice")
        }
        func hideNotice() {}
        func announce(_ announcement: StateViewMachine.Announcement, _ politeness: StateViewMachine.Politeness) {
            said.append("\(politeness)")
        }
    }

    let clock = ManualClock()

    private func library(_ texts: String = "", _ documents: String = "") async -> StateViewLibrary {
        var files: [StateViewLibrary.File] = []
        if !texts.isEmpty { files.append(.init(path: "en.lproj/Localizable.strings", text: texts)) }
        if !documents.isEmpty { files.append(.init(path: "app.stateview.json", text: documents)) }
        return await StateViewLibrary(files: files)
    }

    private func driver(_ library: StateViewLibrary, _ sink: Heard, _ id: String? = nil) -> StateViewDriver {
        StateViewDriver(id, from: library, in: library.environment(languages: ["en"]), sink: sink, clock: clock)
    }

    @Test func `another error in the place of an error is announced (A-11)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        driver.on(.retry) {}
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        #expect(sink.said == ["assertive"])
        driver.tap(.first)
        driver.endLoading(error: StateViewFailure(.timedOut))
        await clock.advance(by: 1000)
        #expect(sink.said == ["assertive", "assertive"])
        // A view that is bound while the retry runs says it; one that says the same leaves it to the end of the retry.
        for count in [3, 4] {
            driver.tap(.first)
            driver[.error] = .loadingFailure
            driver.endLoading(error: StateViewFailure(.offline))
            await clock.advance(by: 1000)
            #expect(sink.said.count == count)
        }
    }

    @Test func `a retry that fails with the same error is announced (A-11)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        driver.on(.retry) {}
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        driver.tap(.first)
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        #expect(sink.said == ["assertive", "assertive"])
        // Nobody asked for this one.
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        #expect(sink.said == ["assertive", "assertive"])
    }

    @Test func `each announcement has its text, as have the states of a button (A-11, A-17, 5.4)`() async {
        let sink = Heard()
        let key = "\"DesignSystem.stateView.commonFailedLabel\""
        let driver = driver(await library("\(key) = \"Nope\";"), sink)
        driver.on(.saveSearch) {}
        driver.startLoading()
        await clock.advance(by: 1000)
        func said(_ announcement: StateViewMachine.Announcement) -> String? { driver.text(of: announcement)?.text }
        #expect(said(.placeholder(.loading)) == "Loading content")
        driver.endLoading(count: 2)
        await clock.advance(by: 1000)
        #expect(driver.visible == nil && said(.placeholder(.loading)) == nil)
        #expect(said(.finished) == "Content loaded" && driver.text(.refreshingLabel)?.text == "Updating…")
        #expect([0, 1, 2].map { said(.results(count: $0)) } == ["0 results", "1 result", "2 results"])
        driver[.empty] = StateViewKind.noSearchResults
        driver.endLoading(count: 0)
        await clock.advance(by: 1000)
        #expect(said(.placeholder(.empty)) == "No matches found" && said(.succeeded(.first)) == "Done")
        #expect(driver.text(.action(.first, .failedLabel))?.text == "Nope")
        #expect(said(.disabledReason(.first, "")) == "Fill in the required fields first")
        #expect(said(.succeeded(.third)) == nil)
    }

    @Test func `a view that the screen replaces while it is shown disables nothing of the next (RT-90)`() async {
        let screen = Screen()
        let library = await library()
        let driver = StateViewDriver(
            from: library, in: library.environment(languages: ["en"]), sink: screen, clock: clock)
        var created = 0
        driver.on(.create) { created += 1 }
        driver[.empty] = StateViewDefinition(
            kind: .empty, actions: [StateViewAction(.first, .create, isEnabled: false)])
        screen.onShow = { [weak screen, weak driver] in
            screen?.onShow = nil
            driver?[.empty] = StateViewKind.empty
        }
        driver.endLoading(count: 0)
        await clock.advance(by: 1000)
        #expect(driver.visible?.actions.map(\.isEnabled) == [true] && screen.states.isEmpty)
        driver.tap(.first)
        #expect(created == 1)
    }

    @Test func `a button of the app's own is busy where its author says so, and only there (AC-5, FS-6)`() async {
        let documents = """
            { "id": "pay", "kind": { "custom": "pay" }, "texts": { "title": { "literal": "Pay" } }, "actions": [
                { "intent": { "custom": "payNow" }, "label": { "literal": "Pay" }, "busyPolicy": "inlineSpinner" },
                { "intent": { "custom": "split" }, "label": { "literal": "Split" } } ] }
            """
        let sink = Heard()
        let driver = driver(await library("", documents), sink)
        var calls: [String] = []
        driver.on("payNow") { calls.append("pay") }
        driver.on("split") { calls.append("split") }
        driver.show("pay")
        await clock.advance(by: 1000)
        #expect(driver.visible?.actions.map(\.busyPolicy) == [.inlineSpinner, .none])
        #expect(driver.visible?.text(.action(.first, .busyLabel)) != nil)
        for slot in [StateViewAction.Slot.first, .first, .second, .second] { driver.tap(slot) }
        #expect(calls == ["pay", "split", "split"])
        driver.finish(.first, succeeded: false)
        await clock.advance(by: 1000)
        driver.tap(.first)
        #expect(calls.count == 4)
    }

    @Test func `who waits for another error hears of it when that is shown (PH-37)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        driver.startLoading()
        var answers: [String] = []
        driver.endLoading(error: StateViewFailure(.timedOut)) {
            answers.append("\($0) \(driver.visible?.kind.rawValue ?? "-")")
        }
        await clock.advance(by: 1000)
        #expect(answers == ["true timeout"])
    }

    @Test func `a refresh that somebody gave up is no error over the content (PH-24)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        driver.endLoading(count: 2)
        await clock.advance(by: 1000)
        let load = driver.startLoading()
        driver.endLoading(error: CancellationError(), of: load)
        await clock.advance(by: 1000)
        #expect(driver.phase == .content && !sink.said.contains("notice"))
        driver.endLoading(error: StateViewFailure(.offline))
        #expect(sink.said.contains("notice"))
    }

    @Test func `a new library is shown at once, in the place of the old texts`() async {
        let sink = Heard()
        let key = "\"DesignSystem.stateView.loadingFailureTitle\""
        let driver = driver(await library("\(key) = \"Old\";"), sink)
        driver.endLoading(error: StateViewFailure(.unknown))
        driver[.error] = .loadingFailure
        await clock.advance(by: 1000)
        #expect(sink.seen.last == "Old")
        driver.library = await library("\(key) = \"New\";")
        #expect(sink.seen.last == "New" && driver.visible?.kind == .loadingFailure)
    }

    @Test func `the view of another search is announced, and of the same one not (A-11)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        func search(_ query: String) async {
            var view = StateViewDefinition(.noSearchResults)
            view.arguments.query = query
            driver[.empty] = view
            driver.startLoading()
            await clock.advance(by: 100)
            driver.endLoading(count: 0)
            await clock.advance(by: 1000)
        }
        await search("coffee")
        #expect(sink.said == ["polite"])
        await search("coffee")
        #expect(sink.said == ["polite"])
        await search("tea")
        #expect(sink.said == ["polite", "polite"])
        #expect(driver.text(of: .placeholder(.empty))?.text == "No matches for “tea”")
    }

    @Test func `a banner says its title (A-11)`() async {
        let sink = Heard()
        let driver = driver(await library(), sink)
        driver.endLoading(count: 2)
        driver.endLoading(error: StateViewFailure(.offline))
        #expect(sink.said.suffix(2) == ["notice", "assertive"])
        #expect(driver.text(of: .notice)?.text == "Couldn't update")
        driver.dismissNotice()
        #expect(driver.text(of: .notice) == nil)
    }

    @Test func `a view that nothing knows is an issue and changes nothing; one with a text of its own is known`() async
    {
        let issues = ExampleTests.Calls()
        let sink = Heard()
        let library = await StateViewLibrary(
            files: [.init(path: "en.lproj/Localizable.strings", text: "\"stateView.outOfStock.title\" = \"Sold out\";")]
        ) { issues($0.metadata["view"] ?? "") }
        let driver = driver(library, sink)
        driver.endLoading(count: 2)
        await clock.advance(by: 1000)
        var shown: Bool?
        driver.show("sucess") { shown = $0 }
        await clock.advance(by: 1000)
        #expect(shown == false && driver.visible == nil && issues.all == ["sucess"])
        driver.show("outOfStock")
        await clock.advance(by: 1000)
        #expect(sink.seen.last == "Sold out")
    }

    @Test func `a button that another view disabled takes taps where it is enabled`() async {
        let documents = """
            { "views": [
                { "id": "a.closed", "kind": "maintenance", "actions": [{ "intent": "retry", "state": "disabled",
                  "label": { "literal": "Retry" }, "disabledReason": { "literal": "Closed" } }] },
                { "id": "a.slow", "kind": "timeout" }],
              "screens": [{ "id": "a", "errorWithContent": "banner", "phases": { "initial": "blank", "loading": "loading",
                            "content": "content", "empty": "empty", "failure": ["a.closed", "a.slow"] } }] }
            """
        let sink = Heard()
        let driver = driver(await library("", documents), sink, "a")
        var tries = 0
        driver.on(.retry) { tries += 1 }
        driver.endLoading(error: StateViewFailure(.unavailable))
        await clock.advance(by: 1000)
        driver.tap(.first)
        #expect(tries == 0 && driver.visible?.id == "a.closed")
        driver.endLoading(error: StateViewFailure(.timedOut))
        await clock.advance(by: 1000)
        driver.tap(.first)
        #expect(tries == 1 && driver.visible?.id == "a.slow")
    }
}
