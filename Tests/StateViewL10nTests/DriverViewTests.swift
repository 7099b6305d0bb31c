import StateViewL10n
import StateViewL10nLoader
import Testing

/// Which view and which buttons of it a driver shows, and what its log says of them.
@MainActor @Suite struct DriverViewTests {
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

    @Test(arguments: [
        (StateViewFailure.Reason.offline, "noConnection", "noConnection"),
        (.status(503), "unknownError", "maintenance"), (.timedOut, "unknownError", "timeout"),
        (.other("parse"), "unknownError", "loadingFailure"),
    ])
    func `no view stands in that names another cause (PH-25)`(
        _ reason: StateViewFailure.Reason, _ general: String, _ specific: String
    ) async {
        func shown(_ failure: String) async -> String? {
            let documents = """
                { "screens": [{ "id": "a", "errorWithContent": "banner", "phases": { "initial": "blank",
                    "loading": "loading", "content": "content", "empty": "empty", "failure": \(failure) } }] }
                """
            let screen = Screen()
            let driver = await driver("a", documents, screen)
            driver.endLoading(error: StateViewFailure(reason))
            return driver.visible?.id
        }
        #expect(await shown(#"["noConnection", "unknownError"]"#) == general)
        #expect(await shown(#"["noConnection", "permission"]"#) == specific)
        #expect(await shown(#""noConnection""#) == "noConnection")
    }

    @Test func `a button of the kind's own is shown where somebody is bound to it (5.1, A-16)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver.endLoading(error: Offline())
        #expect(screen.shown?.actions.map(\.intent) == [.retry])
        driver.on(.contactSupport) {}
        #expect(screen.shown?.actions.map(\.intent) == [.retry, .contactSupport])
        driver[.empty] = StateViewDefinition(
            kind: .empty, actions: [.first(.create), .second(.custom("import"), label: "Import a list")])
        await clock.advance(by: 1000)
        driver.endLoading(count: 0)
        await clock.advance(by: 1000)
        // What the author describes is shown all the same.
        #expect(screen.shown?.actions.map(\.intent) == [.custom("import")])
        driver.tap(.first)
        driver.on(.create, screen) { $0.states = ["created"] }
        #expect(screen.shown?.actions.map(\.intent) == [.create, .custom("import")])
        driver.tap(.first)
        #expect(screen.states == ["created"])
    }

    @Test func `a view of the data has no button that dismisses, and a tap on an author's is told (5.1)`() async {
        let issues = ExampleTests.Calls()
        let screen = Screen()
        let driver = await driver(nil, "", screen) { issues($0.metadata["intent"] ?? "") }
        driver.endLoading(error: StateViewFailure(.denied))
        #expect(screen.shown?.kind == .permission && screen.shown?.actions.isEmpty == true)
        driver.on(.openSettings) {}
        #expect(screen.shown?.actions.map(\.intent) == [.openSettings])
        driver.on(.dismiss, screen) { $0.states = ["dismissed"] }
        #expect(screen.shown?.actions.map(\.intent) == [.openSettings, .dismiss])
        driver.tap(.second)
        #expect(screen.states == ["dismissed"] && issues.all.isEmpty)

        let other = await self.driver(nil, "", screen) { issues($0.metadata["intent"] ?? "") }
        other[.empty] = StateViewDefinition(
            kind: .empty, actions: [.first(.dismiss, label: "Close"), .second(.cancel, label: "Stop")])
        other.endLoading(count: 0)
        await clock.advance(by: 1000)
        other.tap(.first)
        other.tap(.second)
        #expect(issues.all == ["dismiss", "cancel"])
        // What the app shows itself is dismissed.
        other.show("permission")
        await clock.advance(by: 1000)
        #expect(screen.shown?.actions.map(\.intent) == [.dismiss])
        other.tap(.second)
        await clock.advance(by: 1000)
        #expect(screen.shown?.kind == .empty && issues.all.count == 2)
    }

    @Test func `work that runs is not started again when its view comes back (PH-41, PH-46)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        driver[.custom("pay")] = StateViewDefinition(
            kind: .custom, actions: [StateViewAction(.first, "payNow", label: "Pay", busyPolicy: .inlineSpinner)])
        var paid = 0
        driver.on("payNow") { paid += 1 }
        driver.endLoading(count: 2)
        func comeAgain() async {
            driver.hide()
            await clock.advance(by: 1000)
            screen.states = []
            driver.show("pay")
            await clock.advance(by: 1000)
        }
        await comeAgain()
        driver.tap(.first)
        await comeAgain()
        #expect(screen.states == ["busy"])
        driver.tap(.first)
        #expect(paid == 1)
        // It ends on screen, or while the view is away, and then the button is as new.
        driver.finish(.first, succeeded: true)
        await clock.advance(by: 1000)
        #expect(screen.states.last == "succeeded")
        driver.tap(.first)
        driver.hide()
        await clock.advance(by: 1000)
        screen.states = []
        driver.finish(.first, succeeded: true)
        #expect(screen.states.isEmpty)
        await comeAgain()
        #expect(screen.states.isEmpty)
        driver.tap(.first)
        #expect(paid == 3)
    }

    @Test func `a login is not started again by a load that asks for it once more (PH-46)`() async {
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        var logins = 0
        driver.on(.login) { logins += 1 }
        driver.endLoading(error: StateViewFailure(.unauthenticated))
        await clock.advance(by: 1000)
        driver.tap(.first)
        driver.startLoading()
        await clock.advance(by: 1000)
        driver.endLoading(error: StateViewFailure(.unauthenticated))
        await clock.advance(by: 1000)
        #expect(screen.seen == ["login", "loading", "login"] && screen.states.last == "busy")
        driver.tap(.first)
        #expect(logins == 1)
    }

    @Test func `a retry that another brand does not have can be tapped when it comes again (PH-46)`() async {
        let screen = Screen()
        let driver = await driver(
            "a",
            #"""
            { "id": "a", "kind": "loadingFailure", "actions": [{ "intent": "retry" }],
              "brands": { "tori": { "actions": { "first": "none" } } } }
            """#, screen)
        var tries = 0
        driver.on(.retry) { tries += 1 }
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        driver.tap(.first)
        driver.environment.brand = "tori"
        #expect(screen.shown?.actions.isEmpty == true)
        await clock.advance(by: 1000)
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        screen.states = []
        driver.environment.brand = nil
        #expect(screen.states.isEmpty)
        driver.tap(.first)
        #expect(tries == 2)
    }

    @Test func `what the app shows and hides says nothing of the data (PH-32)`() async {
        let screen = Screen()
        let driver = await driver(
            nil,
            #"""
            { "id": "welcome", "kind": "success", "presentation": { "autoDismiss": 500 } }
            """#, screen)
        driver.show("success")
        await clock.advance(by: 1000)
        driver.hide()
        await clock.advance(by: 1000)
        driver.show("welcome")
        await clock.advance(by: 2000)
        #expect(screen.shown == nil && driver.phase == .notInitiated)
        // So that the first load is one without content.
        driver.startLoading()
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "loading")
        driver.endLoading(error: StateViewFailure(.offline))
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "noConnection" && screen.notices.isEmpty)
        // Nothing is shown that could be hidden.
        var isDone: Bool?
        driver.hide { isDone = $0 }
        await clock.advance(by: 1000)
        #expect(screen.seen.last == "noConnection" && isDone == true)
        #expect(driver.phase == .failed(StateViewFailure(.offline), hasContent: false))
    }

    @Test func `the log of an Empty State says what people see, of no other profile (ES-22, PR-33)`() async {
        final class Log: StateViewLogSink {
            let said = ExampleTests.Calls()
            func record(_ event: StateViewLogEvent) {
                switch event.event {
                case .displayed, .actionTapped: said("\(event.category): \(event.message)")
                default: break
                }
            }
        }
        let screen = Screen()
        let driver = await driver(nil, "", screen)
        let log = Log()
        driver.log = log
        driver.environment.profile = .cookbook
        driver.on(.create) {}
        driver.endLoading(count: 0)
        await clock.advance(by: 1000)
        driver.tap(.first)
        #expect(
            log.said.all == [
                #"EmptyState: EmptyState: displayed "Nothing here yet""#,
                #"EmptyState: EmptyState: action "Add an item" tapped"#,
            ])
        driver.environment.profile = .warp
        driver.tap(.first)
        driver.endLoading(error: Offline())
        #expect(
            log.said.all.suffix(2) == ["StateView: action-tapped first create", "StateView: displayed error"])
    }
}
