import Foundation
import StateViews

/// Events with their times, read from a line such as `150 fail offline #1`.
struct TimedEvent: Sendable, CustomStringConvertible {
    let time: Int
    let event: StateViewMachine.Event
    let description: String

    /// Reads `TIME EVENT`; nil where that is nothing of the kind.
    init?(_ line: String) {
        let words = line.split(separator: " ")
        guard words.count > 1, let time = Int(words[0]), let event = Self.event(words.dropFirst()) else { return nil }
        self.time = time
        self.event = event
        description = line
    }

    static func event(_ words: ArraySlice<Substring>) -> StateViewMachine.Event? {
        var words = words.map(String.init)
        var generation: Int?
        if let last = words.last, last.hasPrefix("#") {
            generation = Int(last.dropFirst())
            words.removeLast()
        }
        let argument = words.count > 1 ? words[1] : ""
        switch words.first {
        case "appear": return .appear
        case "start": return .start
        case "finish": return Int(argument).map { .finish(count: $0, generation: generation) }
        case "fail": return reasons[argument].map { .finish(error: StateViewFailure($0), generation: generation) }
        case "retry": return .retry
        case "cancel": return .cancel
        case "content": return Int(argument).map { .contentChanged(count: $0) }
        case "tick", "showDelay", "minVisible", "busyMinVisible": return .tick
        case "show": return .show(key: argument)
        case "hideAll": return .hideAll
        case "dismissNotice": return .dismissNotice
        case "register": return .register(key: argument, isPresent: words.last != "nil")
        case "tap": return StateViewAction.Slot(rawValue: argument).map { .tap($0) }
        default: return nil
        }
    }

    static let reasons: [String: StateViewFailure.Reason] = [
        "offline": .offline, "timedOut": .timedOut, "cancelled": .cancelled, "unknown": .unknown,
    ]
}

/// A machine with what happens to it before a test.
struct PhaseSetup: Sendable {
    var machine: StateViewMachine
    let script: [TimedEvent]

    /// Reads `policy …`, `timing …` and events.
    init(_ steps: [String]) throws {
        var configuration = StateViewMachine.Configuration()
        configuration.actions = [.error: [.first: .retry], .empty: [.first: .retry]]
        var script: [TimedEvent] = []
        for step in steps where !step.isEmpty {
            let words = step.split(separator: " ").map(String.init)
            switch words[0] {
            case "policy": for word in words.dropFirst() { try configuration.policy.read(word) }
            case "timing": for word in words.dropFirst() { try configuration.read(timing: word) }
            default:
                guard let event = TimedEvent(step) else { throw UnreadableStep(step: step) }
                script.append(event)
            }
        }
        machine = StateViewMachine(configuration)
        self.script = script
    }

    /// Runs the script and says what came out.
    mutating func run() -> [StateViewMachine.Output] {
        script.flatMap { machine.handle($0.event, at: .milliseconds($0.time)) }
    }
}

struct UnreadableStep: Error { let step: String }

extension PresentationPolicy {
    fileprivate mutating func read(_ word: String) throws {
        switch word {
        case "replace": whileLoading = .replace
        case "loadingView": retry = .loadingView
        case "alert": errorWithContent = .alert
        case "ignore": errorWithContent = .ignore
        case "callback": errorWithContent = .callback
        case "initial=loading": initial = .loading
        case "initial=blank": initial = .blank
        case "initial=empty": initial = .empty
        case _ where word.hasPrefix("autoDismiss="): autoDismiss = Int(word.dropFirst(12))
        default: throw UnreadableStep(step: word)
        }
    }
}

extension StateViewMachine.Configuration {
    fileprivate mutating func read(timing word: String) throws {
        let parts = word.split(separator: "=").map(String.init)
        switch (parts[0], parts.count > 1 ? Int(parts[1]) : nil) {
        case ("svc", nil):
            timing = .svc
            background = .content
        case ("fade", .some(let value)): timing = TimingProfile(timing, fade: value)
        case ("showDelay", .some(let value)): timing = TimingProfile(timing, showDelay: value)
        case ("minVisible", .some(let value)): timing = TimingProfile(timing, minVisible: value)
        case ("busyDelay", .some(let value)): timing = TimingProfile(timing, busyDelay: value)
        default: throw UnreadableStep(step: word)
        }
    }
}

/// The fixture files of a folder below `Tests/Fixtures/StateViews/phases`.
enum PhaseFixture {
    static func files(_ folder: String) throws -> [(name: String, lines: [String])] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/StateViews/phases/\(folder)")
        return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted().compactMap { name in
            guard name.hasSuffix(".txt"), name != "README.txt" else { return nil }
            let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            return (String(name.dropLast(4)), lines)
        }
    }
}

extension [StateViewMachine.Output] {
    /// The log messages, each with its time.
    var log: [StateViewLogEvent] {
        compactMap { if case .log(let event) = $0 { event } else { nil } }
    }

    var messages: [String] { log.map(\.message) }
}
