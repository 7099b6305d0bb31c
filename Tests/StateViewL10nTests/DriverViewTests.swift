import StateViewL10n
import StateViewL10nLoader
import Testing

/// Which view and which buttons of it a driver shows, and what its log says of them.
@MainActor @Suite struct DriverViewTests {
    struct Offline: Error {}
    let clock = ManualClock()

    private func driver(_ id: String? = nil, _ documents: String = "", _ screen: Screen) async -> StateViewDriver {
        let library = await StateViewLibrary(
            files: documents.isEmpty ? [] : [.init(path: "app.stateview.json", text: documents)])
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
