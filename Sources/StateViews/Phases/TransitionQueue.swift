/// Changes of what a screen shows, strictly one after another.
///
/// Source: state-views.md SV-7 to SV-10, PH-34 to PH-38.
package struct TransitionQueue: Sendable, Hashable {
    /// What a screen shows.
    package typealias Picture = StateViewMachine.Picture

    package typealias Outcome = StateViewMachine.Outcome
    package typealias Delay = StateViewMachine.Configuration.Delay

    /// What happened to a transition, and when.
    package struct Change: Sendable, Hashable {
        /// What happens to a transition.
        package enum Event: Sendable, Hashable {
            case queued
            case started(from: Picture)
            case settled
            case unchanged
            case superseded
            /// The completion of this number is due. It comes once, or never where the original never calls it.
            case completed(Int, Outcome)
        }

        /// When it happened.
        package let time: MachineTime
        /// What happened.
        package let event: Event
        /// What the transition leads to.
        package let picture: Picture
        /// Whether it takes the time of a fade.
        package let isAnimated: Bool
    }

    private struct Transition: Sendable, Hashable {
        let picture: Picture
        let isAnimated: Bool
        let completions: [Int]
        /// Before that it does not begin, and whatever is asked for next takes its place.
        let earliest: MachineTime
    }

    /// The length of an animated transition in milliseconds.
    package var fade: Int
    /// Whether the newest transition replaces those that wait (PH-38).
    package let coalesces: Bool
    /// Whether the completion of a transition to what is shown is forgotten, as StatefulViewController does (SV-9).
    package let dropsUnchangedCompletions: Bool

    /// The placeholders that wait or stay for a time of their own.
    package var delays: [Picture: Delay] = [:]
    /// What was asked for last.
    package private(set) var requested: Picture
    /// The last that began.
    package private(set) var current: Picture
    /// The last that ended.
    package private(set) var settled: Picture
    private var running: Transition?
    /// When the running transition ends.
    private var end: MachineTime?
    /// From when the current picture may go.
    private var mayGo: MachineTime?
    private var waiting: [Transition] = []

    /// A queue at rest. A negative fade counts as 0.
    package init(
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

    /// When the running transition ends, or the next begins; nil while nothing runs or waits.
    package var nextDeadline: MachineTime? { end ?? waiting.first.map { due($0) } }

    /// Whether another picture waits for the running transition.
    package var willChange: Bool { waiting.contains { $0.picture != current } }

    /// Asks for a picture. It begins at once where nothing runs. `completions` are numbers of the caller's choice.
    /// - Parameter isOrdered: whether the pictures that wait come first; else they were decided by what is no longer so,
    ///   and the new one takes their place.
    package mutating func request(
        _ picture: Picture, animated: Bool = true, completions: [Int] = [], isOrdered: Bool = true, at now: MachineTime
    ) -> [Change] {
        var changes: [Change] = []
        // A transition that ends at this very instant ends after the request: events come before timers (PH-12).
        while let deadline = nextDeadline, deadline < now { settle(at: deadline, &changes) }
        for old in waiting where isOvertaken(old, by: picture, isOrdered, at: now) {
            changes.append(Change(time: now, event: .superseded, picture: old.picture, isAnimated: old.isAnimated))
            complete(old, .superseded, at: now, &changes)
        }
        waiting = waiting.filter { !isOvertaken($0, by: picture, isOrdered, at: now) }
        requested = picture
        // What is on screen and stays there has nothing to wait for.
        let delay = picture == current && waiting.isEmpty ? 0 : delays[picture]?.show ?? 0
        let transition = Transition(
            picture: picture, isAnimated: animated, completions: completions, earliest: now.after(delay))
        changes.append(Change(time: now, event: .queued, picture: picture, isAnimated: animated))
        waiting.append(transition)
        startNext(at: now, &changes)
        return changes
    }

    /// Ends what is due, and begins what waits for it, each at its own time.
    package mutating func tick(at now: MachineTime) -> [Change] {
        var changes: [Change] = []
        while let deadline = nextDeadline, deadline <= now { settle(at: deadline, &changes) }
        return changes
    }

    private func isOvertaken(_ old: Transition, by picture: Picture, _ isOrdered: Bool, at now: MachineTime) -> Bool {
        // In order, only a picture gives way that still waits for its own delay.
        coalesces || old.picture != picture && (!isOrdered || old.earliest > now)
    }

    private func due(_ next: Transition) -> MachineTime {
        // What leads to what is shown does not make it go: the stay is not waited for.
        next.picture == current ? next.earliest : max(next.earliest, mayGo ?? next.earliest)
    }

    private mutating func settle(at now: MachineTime, _ changes: inout [Change]) {
        finish(at: now, &changes)
        startNext(at: now, &changes)
    }

    private mutating func startNext(at now: MachineTime, _ changes: inout [Change]) {
        while running == nil, let next = waiting.first, due(next) <= now {
            waiting.removeFirst()
            let isAnimated = next.isAnimated
            guard next.picture != current else {
                changes.append(Change(time: now, event: .unchanged, picture: next.picture, isAnimated: isAnimated))
                if !dropsUnchangedCompletions { complete(next, .unchanged, at: now, &changes) }
                continue
            }
            let old = current
            current = next.picture
            running = next
            mayGo = delays[next.picture].map { now.after($0.stay) }
            changes.append(
                Change(time: now, event: .started(from: old), picture: next.picture, isAnimated: isAnimated))
            // Without a fade it ends at once, and the loop goes on with the next.
            if isAnimated && fade > 0 {
                end = now.after(fade)
            } else {
                finish(at: now, &changes)
            }
        }
    }

    private mutating func finish(at now: MachineTime, _ changes: inout [Change]) {
        guard let transition = running else { return }
        running = nil
        end = nil
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
