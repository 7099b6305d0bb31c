/// Changes of what a screen shows, strictly one after another.
///
/// Source: state-views.md SV-7 to SV-10, PH-34 to PH-38.
public struct TransitionQueue: Sendable, Hashable {
    /// What a screen shows.
    public typealias Picture = StateViewMachine.Picture

    /// How a transition ended.
    public enum Outcome: String, Sendable, Hashable {
        /// It ran to its end.
        case applied
        /// What it asked for was shown already.
        case unchanged
        /// Something newer took its place before it began.
        case superseded
    }

    /// What happened to a transition, and when.
    public struct Change: Sendable, Hashable {
        /// What happens to a transition.
        public enum Event: Sendable, Hashable {
            case queued
            case started(from: Picture)
            case settled
            case unchanged
            case superseded
            /// The completion of this number is due. It comes once, or never where the original never calls it.
            case completed(Int, Outcome)
        }

        /// When it happened.
        public let time: MachineTime
        /// What happened.
        public let event: Event
        /// What the transition leads to.
        public let picture: Picture
        /// Whether it takes the time of a fade.
        public let isAnimated: Bool
    }

    private struct Transition: Sendable, Hashable {
        let picture: Picture
        let isAnimated: Bool
        let completions: [Int]
    }

    /// The length of an animated transition in milliseconds.
    public let fade: Int
    /// Whether the newest transition replaces those that wait (PH-38).
    public let coalesces: Bool
    /// Whether the completion of a transition to what is shown is forgotten, as StatefulViewController does (SV-9).
    public let dropsUnchangedCompletions: Bool

    /// What was asked for last.
    public private(set) var requested: Picture
    /// The last that began.
    public private(set) var current: Picture
    /// The last that ended.
    public private(set) var settled: Picture
    /// When the running transition ends; nil while none runs.
    public private(set) var nextDeadline: MachineTime?
    private var running: Transition?
    private var waiting: [Transition] = []

    /// A queue at rest. A negative fade counts as 0.
    public init(
        showing picture: Picture = .content, fade: Int = TimingProfile.standard.fade, coalesces: Bool = false,
        dropsUnchangedCompletions: Bool = false
    ) {
        requested = picture
        current = picture
        settled = picture
        self.fade = max(0, fade)
        self.coalesces = coalesces
        self.dropsUnchangedCompletions = dropsUnchangedCompletions
    }

    /// Whether another picture waits for the running transition.
    public var willChange: Bool { waiting.contains { $0.picture != current } }

    /// Asks for a picture. It begins at once where nothing runs. `completions` are numbers of the caller's choice.
    public mutating func request(
        _ picture: Picture, animated: Bool = true, completions: [Int] = [], at now: MachineTime
    ) -> [Change] {
        var changes: [Change] = []
        // A transition that ends at this very instant ends after the request: events come before timers (PH-12).
        while let deadline = nextDeadline, deadline < now { settle(at: deadline, &changes) }
        if coalesces {
            for old in waiting {
                changes.append(Change(time: now, event: .superseded, picture: old.picture, isAnimated: old.isAnimated))
                complete(old, .superseded, at: now, &changes)
            }
            waiting.removeAll()
        }
        requested = picture
        let transition = Transition(picture: picture, isAnimated: animated, completions: completions)
        changes.append(Change(time: now, event: .queued, picture: picture, isAnimated: animated))
        waiting.append(transition)
        startNext(at: now, &changes)
        return changes
    }

    /// Ends what is due, and begins what waits for it, each at its own time.
    public mutating func tick(at now: MachineTime) -> [Change] {
        var changes: [Change] = []
        while let deadline = nextDeadline, deadline <= now { settle(at: deadline, &changes) }
        return changes
    }

    private mutating func settle(at now: MachineTime, _ changes: inout [Change]) {
        end(at: now, &changes)
        startNext(at: now, &changes)
    }

    private mutating func startNext(at now: MachineTime, _ changes: inout [Change]) {
        while running == nil, !waiting.isEmpty {
            let next = waiting.removeFirst()
            let isAnimated = next.isAnimated
            guard next.picture != current else {
                changes.append(Change(time: now, event: .unchanged, picture: next.picture, isAnimated: isAnimated))
                if !dropsUnchangedCompletions { complete(next, .unchanged, at: now, &changes) }
                continue
            }
            let old = current
            current = next.picture
            running = next
            changes.append(
                Change(time: now, event: .started(from: old), picture: next.picture, isAnimated: isAnimated))
            if isAnimated && fade > 0 {
                nextDeadline = now.after(fade)
            } else {
                end(at: now, &changes)
            }
        }
    }

    private mutating func end(at now: MachineTime, _ changes: inout [Change]) {
        guard let transition = running else { return }
        running = nil
        nextDeadline = nil
        settled = transition.picture
        changes.append(
            Change(time: now, event: .settled, picture: transition.picture, isAnimated: transition.isAnimated))
        complete(transition, .applied, at: now, &changes)
    }

    private func complete(
        _ transition: Transition, _ outcome: Outcome, at now: MachineTime, _ changes: inout [Change]
    ) {
        for completion in transition.completions {
            changes.append(
                Change(
                    time: now, event: .completed(completion, outcome), picture: transition.picture,
                    isAnimated: transition.isAnimated))
        }
    }
}
