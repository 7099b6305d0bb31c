import StateViews
import TestSupport
import Testing

/// What the pictures of phases are drawn from, as `Tests/Fixtures/StateViews/Strips` has it: from when to when each view
/// is shown, and when events come and timers fire. Source: state-views.md GP-4.
///
/// Run with `UPDATE_GOLDENS=1` to write what is made now, and review the difference.
@Suite struct PhaseStripTests {
    /// A scenario by name: events with their times, in milliseconds.
    static let scenarios: [(name: String, steps: [String])] = [
        ("fast", ["0 appear", "0 start", "200 finish 3"]),
        ("slow", ["0 appear", "0 start", "2000 finish 3"]),
        ("failure", ["0 appear", "0 start", "1000 fail offline"]),
        ("failure-with-content", ["0 finish 3", "1000 start", "2000 fail offline", "5000 dismissNotice"]),
        ("retry-fails", ["0 start", "1000 fail offline", "3000 tap first", "4000 fail offline"]),
        ("cancel", ["0 finish 3", "1000 start", "2000 cancel"]),
    ]

    @Test(arguments: scenarios.map(\.name))
    func `when each view is shown, and what happens meanwhile (GP-4)`(name: String) throws {
        let scenario = try #require(Self.scenarios.first { $0.name == name })
        try Golden.expect(try PhaseStrip(scenario.steps).text, "Strips/\(name).txt")
    }

    @Test func `no two views are shown at once, and none is missing (GP-4 PH-70)`() throws {
        for scenario in Self.scenarios {
            let bars = try PhaseStrip(scenario.steps).views
            for (bar, next) in zip(bars, bars.dropFirst()) {
                #expect(bar.to == next.from && bar.name != next.name, "\(scenario.name)")
            }
            #expect(bars.last?.to == nil, "\(scenario.name)")
        }
    }
}

/// The time line of a scenario.
struct PhaseStrip {
    /// Something that is shown for a while; without an end, to the end of the scenario.
    struct Bar {
        let name: String
        let from: Int
        var to: Int?
    }

    private(set) var views: [Bar] = []
    /// Banners, the mark of a refresh, and buttons that are not idle.
    private var others: [Bar] = []
    private var marks: [String] = []

    init(_ steps: [String]) throws {
        var setup = try PhaseSetup(steps)
        views = [Bar(name: setup.machine.current.key, from: 0)]
        for step in setup.script {
            while let deadline = setup.machine.nextDeadline, deadline < .milliseconds(step.time) {
                take(setup.machine.handle(.tick, at: deadline), at: Int(deadline.milliseconds))
            }
            marks.append("\(step.time) event \(step.event.name)")
            take(setup.machine.handle(step.event, at: .milliseconds(step.time)), at: step.time)
        }
        while let deadline = setup.machine.nextDeadline {
            take(setup.machine.handle(.tick, at: deadline), at: Int(deadline.milliseconds))
        }
    }

    private mutating func take(_ outputs: [StateViewMachine.Output], at time: Int) {
        for output in outputs {
            switch output {
            case .show(let picture, _): show(picture.key, at: time)
            case .notice(let surface, _, _): others.append(Bar(name: surface.rawValue, from: time))
            case .refreshing(true): others.append(Bar(name: "refreshing", from: time))
            case .refreshing(false): Self.end(&others, at: time) { $0 == "refreshing" }
            case .hideNotice: Self.end(&others, at: time) { $0 == "banner" || $0 == "alert" }
            case .action(let slot, let state):
                Self.end(&others, at: time) { $0.hasPrefix(slot.rawValue) }
                if state != .idle { others.append(Bar(name: "\(slot.rawValue) \(state.name)", from: time)) }
            case .log(let event):
                if case .timerFired(let timer, _) = event.event { marks.append("\(time) timer \(timer)") }
            case .willHide, .willShow, .didShow, .didHide, .perform, .announce, .focus, .completion: break
            }
        }
    }

    private mutating func show(_ name: String, at time: Int) {
        guard let last = views.last, last.name != name else { return }
        // What is replaced at once was never seen.
        if last.from == time { views.removeLast() } else { Self.end(&views, at: time) { _ in true } }
        if views.last?.name == name {
            views[views.count - 1].to = nil
        } else {
            views.append(Bar(name: name, from: time))
        }
    }

    private static func end(_ bars: inout [Bar], at time: Int, where isEnded: (String) -> Bool) {
        for index in bars.indices where bars[index].to == nil && isEnded(bars[index].name) { bars[index].to = time }
    }

    var text: String {
        func lines(_ title: String, _ bars: [Bar]) -> [String] {
            [title] + bars.map { "  \(Golden.padded($0.name, 14))\($0.from) to \($0.to.map { "\($0)" } ?? "the end")" }
        }
        let all = lines("views", views) + lines("over them", others) + ["marks"] + marks.map { "  " + $0 }
        return all.map { $0 + "\n" }.joined()
    }
}
