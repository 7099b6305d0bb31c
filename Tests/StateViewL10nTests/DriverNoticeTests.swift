import Foundation
import StateViewL10n
import StateViewL10nLoader
import Testing

/// What a driver does about errors over content, and when the reader changes while a button works.
@MainActor @Suite struct DriverNoticeTests {
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

    @Test func `a notice does what the view of the error would, or says that nothing is bound (PH-24)`() async {
        let issues = ExampleTests.Calls()
        let screen = Screen()
        let driver = await driver(nil, "", screen) { issues($0.metadata["issue"] ?? "") }
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        await clock.advance(by: 1000)
        #expect(screen.notices == ["banner updateFailure"])
        driver.tapNotice(.first)
        #expect(issues.all == ["unhandled-action"] && screen.notices == ["banner updateFailure"])
        var reloads = 0
        driver[.error] = LoadingFailureStateViewConfiguration(firstButtonAction: { reloads += 1 })
        driver.tapNotice(.first)
        #expect(reloads == 1)
        driver.endLoading(count: 2)
        #expect(screen.notices.last == "-")
    }

    @Test func `a screen has the last word on errors, also where it says what is usual (PH-33)`() async {
        let documents = """
            { "views": [{ "id": "a.failed", "kind": "loadingFailure", "presentation": { "errorWithContent": "alert" } }],
              "screens": [{ "id": "a", "errorWithContent": "banner", "phases": { "initial": "blank", "loading": "loading",
                            "content": "content", "empty": "empty", "failure": "a.failed" } }] }
            """
        let screen = Screen()
        let driver = await driver("a", documents, screen)
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        await clock.advance(by: 1000)
        #expect(screen.notices == ["banner updateFailure"])
    }

    @Test func `what a bound view says of timing and presentation counts before the documents (RT-87)`() async throws {
        let documents = """
            { "views": [{ "id": "a.failed", "kind": "loadingFailure", "timing": { "showDelay": 900 },
                          "presentation": { "errorWithContent": "ignore", "retryPresentation": "loadingView" } }],
              "screens": [{ "id": "a", "phases": { "initial": "blank", "loading": "loading", "content": "content",
                            "empty": "empty", "failure": "a.failed" } }] }
            """
        let screen = Screen()
        let driver = await driver("a", documents, screen)
        var loading = StateViewDefinition(.loading)
        loading.timing = TimingProfile(showDelay: 0, minVisible: 0, fade: 0)
        loading.presentation = PresentationPolicy(errorWithContent: .alert)
        driver[.loading] = loading
        driver.startLoading()
        #expect(screen.seen == ["loading"])
        driver.endLoading(count: 2)
        #expect(screen.seen == ["loading", "-"])
        driver.endLoading(error: Offline())
        #expect(screen.notices == ["alert updateFailure"])
        // Where the view says nothing, the documents do.
        driver[.loading] = StateViewKind.loading
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        #expect(screen.notices == ["alert updateFailure", "-"])
    }

    @Test func `what an app tells itself has no buttons that do nothing (C-17)`() async {
        @MainActor final class Told: StateViewSink {
            var views: [ResolvedStateView] = []
            func show(_ view: ResolvedStateView, animated: Bool) {}
            func hide(animated: Bool) {}
            func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {
                views.append(view)
            }
            func hideNotice() {}
        }
        let documents = """
            { "screens": [{ "id": "a", "errorWithContent": "callback", "phases": { "initial": "blank",
                "loading": "loading", "content": "content", "empty": "empty", "failure": "loadingFailure" } }] }
            """
        let sink = Told()
        let library = await StateViewLibrary(files: [.init(path: "app.stateview.json", text: documents)])
        let driver = StateViewDriver(
            "a", from: library, in: library.environment(languages: ["en"]), sink: sink, clock: clock)
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        #expect(sink.views.map(\.kind) == [.updateFailure] && sink.views[0].title != nil)
        #expect(sink.views[0].actions.isEmpty && driver.notice == nil)
    }

    @Test func `a view that no document defines is told, and the usual one shown (RT-87)`() async {
        let documents = """
            { "screens": [{ "id": "a", "errorWithContent": "banner", "phases": { "initial": "blank", "loading": "loading",
                            "content": "content", "empty": "a.nun", "failure": "loadingFailure" } }] }
            """
        let issues = ExampleTests.Calls()
        let screen = Screen()
        let driver = await driver("a", documents, screen) { issues($0.metadata["view"] ?? "") }
        driver.endLoading(count: 0)
        await clock.advance(by: 1000)
        #expect(screen.seen == ["empty"] && issues.all.contains("a.nun"))
    }

    @Test func `a busy button stays so when the reader or the scheme changes (PH-46)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.on(.retry) {}
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        driver.tap(.first)
        screen.states = []
        driver.environment.scheme = .dark
        #expect(screen.states == ["busy"])
    }

    @Test func `a retry that starts no load can be ended, on a view and on a banner (PH-46)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        var tries = 0
        driver.on(.retry) { tries += 1 }
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        for end in [
            { driver.finish(.first, succeeded: false) }, { driver.finish(.first, succeeded: true) },
            { driver.cancel() },
        ] {
            driver.tap(.first)
            #expect(screen.states.last == "busy" && driver.phase == .loading(hasContent: false))
            await clock.advance(by: 100)
            end()
            #expect(screen.states.last == "idle")
            #expect(driver.phase == .failed(StateViewFailure(.offline), hasContent: false))
        }
        #expect(tries == 3)
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        await clock.advance(by: 1000)
        driver.tapNotice(.first)
        #expect(driver.phase == .loading(hasContent: true))
        driver.finish(.first, succeeded: false)
        #expect(driver.phase == .content)
        // A load that the app started is its own.
        driver.on(.retry) { [weak driver] in driver?.startLoading() }
        driver.endLoading(error: Offline())
        driver.tapNotice(.first)
        driver.finish(.first, succeeded: false)
        #expect(driver.phase == .loading(hasContent: true))
    }

    @Test(arguments: [
        (-1009, "noConnection"), (-1001, "timeout"), (-1013, "login"), (-1100, "notFound"), (-1011, "loadingFailure"),
    ])
    func `errors of URLSession choose the view (PH-25)`(code: Int, view: String) async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.endLoading(error: NSError(domain: NSURLErrorDomain, code: code))
        await clock.advance(by: 1000)
        #expect(screen.seen == [view])
        #expect(StateViewFailure(NSError(domain: NSURLErrorDomain, code: code)).id == "URLError.\(code)")
    }

    @Test func `a value that is followed again is no news (PH-33)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.follow(Loadable.success([1]))
        let failed = Loadable.failure(Offline(), previous: [1])
        driver.follow(failed)
        #expect(screen.notices == ["banner updateFailure"])
        driver.follow(failed)
        driver.dismissNotice()
        driver.follow(failed)
        #expect(screen.notices == ["banner updateFailure", "-"])
        driver.follow(Loadable.loading(previous: [1]))
        driver.follow(Loadable.loading(previous: [1]))
        driver.follow(failed)
        #expect(screen.notices == ["banner updateFailure", "-", "banner updateFailure"])
        // Nor is it one behind a view of the app's own.
        driver.show("success")
        await clock.advance(by: 1000)
        driver.follow(failed)
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "success")
        driver.hide()
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "-" && driver.phase == .failed(StateViewFailure(Offline()), hasContent: true))
        #expect(screen.notices.count == 3)
    }

    /// A screen that shows whether a load runs behind its content.
    @MainActor final class List: StateViewSink {
        var isRefreshing = false

        func show(_ view: ResolvedStateView, animated: Bool) {}
        func hide(animated: Bool) {}
        func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {}
        func hideNotice() {}
        func showRefreshing(_ isOn: Bool) { isRefreshing = isOn }
    }

    @Test func `a banner that is dismissed late says nothing of the load that runs by then (PH-33)`() async {
        let list = List()
        let library = await StateViewLibrary()
        let driver = StateViewDriver(
            from: library, in: library.environment(languages: ["en"]), sink: list, clock: clock)
        driver.endLoading(count: 2)
        driver.endLoading(error: Offline())
        driver.startLoading()
        await clock.advance(by: 1000)
        #expect(list.isRefreshing)
        driver.dismissNotice()
        #expect(list.isRefreshing)
        driver.endLoading(count: 2)
        #expect(!list.isRefreshing)
    }

    @Test func `a value that is no collection is followed, too (FS-1)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.follow(Loadable<Int>.failure(StateViewFailure(.timedOut)), isEmpty: { $0 == 0 })
        await clock.advance(by: 1000)
        driver.follow(Loadable<Int>.success(0), isEmpty: { $0 == 0 })
        await clock.advance(by: 1000)
        #expect(screen.seen == ["timeout", "empty"])
    }
}
