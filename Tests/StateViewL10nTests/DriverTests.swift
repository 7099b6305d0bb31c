import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Testing

/// A screen of an app, as the article has it.
@MainActor
final class Screen: StateViewSink {
    /// What the reader saw, in order; `-` for the content.
    var seen: [String] = []
    var shown: ResolvedStateView?
    var notices: [String] = []
    var states: [String] = []
    var onShow: (@MainActor () -> Void)?
    var driver: StateViewDriver?

    func show(_ view: ResolvedStateView, animated: Bool) {
        shown = view
        seen.append(view.id)
        onShow?()
    }

    func hide(animated: Bool) {
        shown = nil
        seen.append("-")
    }

    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {
        notices.append("\(surface.rawValue) \(view.kind.rawValue)")
    }

    func hideNotice() { notices.append("-") }
    func show(_ state: ActionMachine.State, of slot: StateViewAction.Slot) { states.append(state.name) }
}

@MainActor @Suite struct DriverTests {
    struct Offline: Error {}
    let clock = ManualClock()

    private func driver(
        _ id: String? = nil, _ documents: String = "", _ screen: Screen, onIssue: StateViewLibrary.IssueHandler? = nil
    ) async -> StateViewDriver {
        let library = await StateViewLibrary(
            files: documents.isEmpty ? [] : [.init(path: "app.stateview.json", text: documents)], onIssue: onIssue)
        return StateViewDriver(
            id, from: library, in: library.environment(languages: ["en"]), sink: screen, clock: clock)
    }

    @Test func `a retry that fails twice and then succeeds, by a clock of the test (RT-90, RT-91, US-24)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        var tries = 0
        driver.on("retry") { [weak driver] in
            tries += 1
            driver?.startLoading()
        }
        driver.startLoading()
        await clock.advance(by: 400)
        #expect(screen.seen == ["loading"])
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        #expect(screen.seen == ["loading", "noConnection"])
        for failure in [StateViewFailure(.offline), StateViewFailure(.timedOut)] {
            driver.tap(.first)
            #expect(screen.states.last == "busy")
            driver.tap(.first)
            await clock.advance(by: 1000)
            driver.endLoading(error: failure)
            await clock.advance(by: 1000)
            #expect(screen.states.last == "failed")
        }
        // The view follows the error that is the newest.
        #expect(screen.seen == ["loading", "noConnection", "timeout"])
        driver.tap(.first)
        driver.endLoading(count: 3)
        await clock.advance(by: 1000)
        #expect(tries == 3)
        #expect(screen.seen.last == "-" && driver.visible == nil && driver.phase == .content)
        #expect(clock.sleepers == 0)
    }

    @Test func `documents drive it: phases, timing and presentation`() async {
        let screen = Screen()
        let documents = """
            { "views": [
                { "id": "a.loading", "kind": "loading", "timing": { "showDelay": 100, "minVisible": 0, "fade": 0 },
                  "presentation": { "errorWithContent": "alert", "retryPresentation": "loadingView" } },
                { "id": "a.failed", "kind": "loadingFailure" },
                { "id": "a.offline", "kind": "noConnection" },
                { "id": "a.none", "kind": "firstUse", "presentation": { "showDelay": 200 } }],
              "screens": [{ "id": "a", "phases": { "initial": "blank", "loading": "a.loading", "content": "content",
                            "empty": "a.none", "failure": ["a.failed", "a.offline"] } }] }
            """
        let driver = await driver("a", documents, screen)
        driver.on(.retry) {}
        driver.startLoading()
        await clock.advance(by: 99)
        #expect(screen.seen.isEmpty)
        await clock.advance(by: 2)
        #expect(screen.seen == ["a.loading"])
        driver.endLoading(error: StateViewFailure(.offline))
        driver.tap(.first)
        await clock.advance(by: 101)
        driver.endLoading(error: Offline())
        #expect(screen.seen == ["a.loading", "a.offline", "a.loading", "a.failed"])
        // The placeholder waits for its own delay, and is not shown if something else comes first (SV-18).
        driver.endLoading(count: 0)
        await clock.advance(by: 199)
        #expect(screen.seen.last == "a.failed")
        await clock.advance(by: 1)
        #expect(screen.seen.last == "a.none")
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        #expect(screen.seen.last == "-" && screen.notices == ["alert updateFailure"])
        driver.tapNotice(.second)
        #expect(screen.notices.last == "-")
        driver.contentChanged(count: 0)
        driver.endLoading(count: 1)
        await clock.advance(by: 1000)
        #expect(screen.seen.filter { $0 == "a.none" }.count == 1)
    }

    @Test func `nothing keeps a screen alive that owns its driver (RT-90, RT-92, US-15)`() async {
        weak var gone: Screen?
        weak var driverGone: StateViewDriver?
        var answers: [Bool] = []
        do {
            let screen = Screen()
            let driver = await driver(nil, "", screen)
            driver.on(.retry, screen) { $0.seen = [] }
            screen.driver = driver
            driver.startLoading { answers.append($0) }
            (gone, driverGone) = (screen, driver)
            for _ in 0..<20 { await Task.yield() }
            #expect(clock.sleepers == 1)
        }
        #expect(gone == nil && driverGone == nil)
        for _ in 0..<20 { await Task.yield() }
        // Nobody waits for ever for an answer.
        #expect(clock.sleepers == 0 && answers == [false])
    }

    @Test func `completions come once, may read and may start (RT-90, RT-92, US-17)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        var answers: [String] = []
        driver.show("success") { isShown in
            answers.append("\(isShown) \(driver.visible?.id ?? "-")")
            driver.startLoading { answers.append("load \($0)") }
        }
        await clock.advance(by: 300)
        #expect(answers.first == "true success")
        driver.hide { answers.append("hide \($0)") }
        driver.cancel()
        await clock.advance(by: 2000)
        #expect(answers == ["true success", "load true", "hide false"])
    }

    @Test func `a sink that always starts again has its turns and no more (RT-92)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        final class Log: StateViewLogSink {
            let events = Events()
            @MainActor final class Events { var postponed = 0 }
            func record(_ event: StateViewLogEvent) {
                MainActor.assumeIsolated { if case .eventsPostponed = event.event { events.postponed += 1 } }
            }
            @MainActor init() {}
        }
        let log = Log()
        driver.log = log
        var count = 0
        screen.onShow = { [weak driver] in
            count += 1
            guard count < 5000 else { return }
            driver?.show(count.isMultiple(of: 2) ? "empty" : "success")
            driver?.show("noResults")
        }
        driver.environment.scheme = .dark
        driver.show("empty")
        #expect(log.events.postponed <= 1)
        await clock.advance(by: 5000)
        #expect(log.events.postponed < 20)
        driver.cancel()
    }

    @Test func `the result of an older load changes nothing (PH-13)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        let first = driver.startLoading()
        let second = driver.startLoading()
        var answers: [Bool] = []
        driver.endLoading(error: Offline(), of: first) { answers.append($0) }
        #expect(driver.phase == .loading(hasContent: false) && answers == [false])
        driver.endLoading(count: 2, of: second)
        #expect(driver.phase == .content)
        driver.endLoading(error: Offline(), of: second)
        #expect(driver.phase == .content)
    }

    @Test func `another brand or language changes what is shown`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.show("noResults")
        let english = screen.shown?.title?.text
        driver.environment = StateViewEnvironment(locales: [LanguageTag("da") ?? .english], brand: "dba")
        #expect(screen.shown?.title?.text != english && screen.shown?.environment.brand == "dba")
    }

    @Test func `a button that nothing is bound to is reported and waits for nobody`() async {
        let issues = ExampleTests.Calls()
        let screen = Screen()
        let driver = await driver("nowhere", "", screen) { issue in issues(issue.metadata["issue"] ?? "") }
        driver.endLoading(error: Offline())
        await clock.advance(by: 1000)
        driver.tap(.first)
        #expect(driver.phase != .loading(hasContent: false))
        #expect(
            issues.all.contains("unknown-view") && issues.all.contains("unhandled-action")
        )
    }

    @Test func `a kind of the app has keys, icon and actions of its own (RT-100 to RT-103)`() async throws {
        let strings = """
            "stateView.outOfStock.title" = "Sold out";
            "stateView.outOfStock.action.first.label" = "Tell me";
            """
        let document = """
            { "id": "outOfStock", "kind": { "custom": "outOfStock" }, "visual": { "icon": "inbox" },
              "actions": [ { "intent": { "custom": "notify" } }, { "intent": "goBack" } ] }
            """
        let library = await StateViewLibrary(files: [
            .init(path: "en.lproj/Localizable.strings", text: strings), .init(path: "a.stateview.json", text: document),
        ])
        let environment = library.environment(languages: ["en"])
        let view = library.resolve(.kind("outOfStock"), in: environment)
        #expect(view.kind == "outOfStock" && view.kind.builtIn == nil && view.kind.family == nil)
        #expect(view.title?.text == "Sold out" && view.pictures.map(\.id) == ["inbox"])
        #expect(view.actions.map(\.intent) == [.custom("notify"), .goBack])
        #expect(view.actions.first?.label?.text == "Tell me")
        // What the app has no text for says what its tap does.
        #expect(view.actions.last?.label?.key == "DesignSystem.stateView.notFoundSecondButton")
        #expect(view.issues.isEmpty)
        let own = StateViewDefinition(kind: "outOfStock", actions: [.first(.custom("notify"))])
        #expect(library.resolve(own, in: environment).title?.text == "Sold out")
        #expect(library.resolve(.empty, in: environment).kind == .empty)
        #expect(StateViewKind.empty == "empty" && StateViewKind("empty").builtIn == .empty)
        switch view.kind {
        case .empty: Issue.record("another kind")
        default: break
        }
    }
}
