import StateViews

/// Something that happens to a screen, whose picture is drawn (GP-4).
struct PhaseScenario {
    let name: String
    /// With their times in milliseconds.
    let events: [(time: Int, event: StateViewMachine.Event)]

    private static let offline = StateViewFailure(.offline)

    /// Source: state-views.md GP-4.
    static let all = [
        PhaseScenario(name: "Fast answer", events: [(0, .appear), (0, .start), (200, .finish(count: 3))]),
        PhaseScenario(name: "Slow answer", events: [(0, .appear), (0, .start), (2000, .finish(count: 3))]),
        PhaseScenario(name: "Failure", events: [(0, .appear), (0, .start), (1000, .finish(error: offline))]),
        PhaseScenario(
            name: "Failure over content",
            events: [
                (0, .finish(count: 3)), (1000, .start), (2000, .finish(error: offline)), (5000, .dismissNotice),
            ]),
        PhaseScenario(
            name: "Retry that fails",
            events: [
                (0, .start), (1000, .finish(error: offline)), (3000, .tap(.first)), (4000, .finish(error: offline)),
            ]),
        PhaseScenario(name: "Given up", events: [(0, .finish(count: 3)), (1000, .start), (2000, .cancel)]),
    ]
}

/// The time line of a scenario: from when to when each view is shown, and what happens meanwhile.
struct PhaseStrip {
    /// Something that is shown for a while; without an end, to the end of the scenario.
    struct Bar {
        let name: String
        let from: Int
        var to: Int?
    }

    let name: String
    private(set) var views: [Bar]
    /// Banners, the mark of a refresh, and buttons that are not idle.
    private(set) var others: [Bar] = []
    private(set) var marks: [(time: Int, kind: String, name: String)] = []

    init(_ scenario: PhaseScenario) {
        name = scenario.name
        var machine = StateViewMachine()
        views = [Bar(name: machine.current.key, from: 0)]
        for (time, event) in scenario.events {
            // A timer of the same instant comes after the event (PH-12).
            while let deadline = machine.nextDeadline, deadline < .milliseconds(time) {
                take(machine.handle(.tick, at: deadline), at: Int(deadline.milliseconds))
            }
            marks.append((time, "event", event.name))
            take(machine.handle(event, at: .milliseconds(time)), at: time)
        }
        while let deadline = machine.nextDeadline {
            take(machine.handle(.tick, at: deadline), at: Int(deadline.milliseconds))
        }
    }

    private mutating func take(_ outputs: [StateViewMachine.Output], at time: Int) {
        for output in outputs {
            switch output {
            case .show(let picture, _): show(picture.key, at: time)
            case .notice(let surface, _, _): others.append(Bar(name: surface.rawValue, from: time))
            case .refreshing(true): others.append(Bar(name: "refreshing", from: time))
            case .refreshing(false): end(at: time) { $0 == "refreshing" }
            case .hideNotice: end(at: time) { $0 == "banner" || $0 == "alert" }
            case .action(let slot, let state):
                end(at: time) { $0.hasPrefix(slot.rawValue) }
                if state != .idle { others.append(Bar(name: "\(slot.rawValue) \(state.name)", from: time)) }
            case .log(let event):
                if case .timerFired(let timer, _) = event.event { marks.append((time, "timer", timer)) }
            case .willHide, .willShow, .didShow, .didHide, .perform, .announce, .focus, .completion: break
            }
        }
    }

    private mutating func show(_ name: String, at time: Int) {
        guard let last = views.last, last.name != name else { return }
        // What is replaced at once was never seen.
        if last.from == time { views.removeLast() } else { views[views.count - 1].to = time }
        if views.last?.name == name {
            views[views.count - 1].to = nil
        } else {
            views.append(Bar(name: name, from: time))
        }
    }

    private mutating func end(at time: Int, where isEnded: (String) -> Bool) {
        for index in others.indices where others[index].to == nil && isEnded(others[index].name) {
            others[index].to = time
        }
    }

    var data: PageData {
        func bars(_ bars: [Bar]) -> PageData {
            .list(bars.map { .list([.text($0.name), .number($0.from), .optional($0.to)]) })
        }
        return .object([
            "name": .text(name), "views": bars(views), "others": bars(others),
            "marks": .list(marks.map { .list([.number($0.time), .text($0.kind), .text($0.name)]) }),
        ])
    }
}
