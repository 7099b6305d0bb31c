/// Runs a machine: tells it the time, wakes it when it wants, and hands out what it says, in order.
///
/// What is handed out may ask for more: that waits until everything before it is handed out. At most 1,000 events are worked
/// off at once; the rest has its turn when the main actor is free again, and the log says so. What waits for time holds the
/// runner weakly, so that a screen that goes takes its timers with it.
///
/// A timer that comes late, as after the app was in the background, holds the time of the machine up: what follows from it,
/// such as the `minVisible` of a loading view, counts from when it came.
///
/// Source: run-time.md RT-90 to RT-93.
@MainActor
package final class MachineRunner {
    /// The time, and a way to wait for it. Source: RT-91.
    package struct Pace {
        let now: @MainActor () -> MachineTime
        /// nil where somebody else says when time has passed.
        let sleep: (@Sendable (Duration) async throws -> Void)?

        /// A clock that the runner waits by; its time counts from now.
        package init<C: Clock>(_ clock: C) where C.Duration == Duration {
            let start = clock.now
            now = { MachineTime(start.duration(to: clock.now)) }
            sleep = { try await clock.sleep(for: $0) }
        }

        /// A time that is read and never waited for.
        package init(now: @escaping @MainActor () -> MachineTime) {
            self.now = now
            sleep = nil
        }
    }

    /// Called with whether, and how, what was asked for came to be.
    package typealias Completion = @MainActor (StateViewMachine.Outcome) -> Void

    /// The machine, which nobody else may give events to.
    package var machine: StateViewMachine
    /// Takes what the machine says, completions aside.
    package var take: @MainActor (StateViewMachine.Output) -> Void = { _ in }
    private let pace: Pace
    /// Those before `head` are worked off.
    private var waiting: [Request] = []
    private var head = 0
    private var isBusy = false
    private var completions: [Int: Completion] = [:]
    private var count = 0
    private var timer: (due: MachineTime, task: Task<Void, Never>)?
    /// By how much the machine's time is behind the clock.
    private var missed = Duration.zero

    private struct Request {
        let event: @MainActor (StateViewMachine) -> StateViewMachine.Event
        let animated: Bool?
        let completion: Int?
        let then: @MainActor (StateViewMachine) -> Void
    }

    private static let mostAtOnce = 1000

    package init(_ configuration: StateViewMachine.Configuration, _ pace: Pace) {
        machine = StateViewMachine(configuration)
        self.pace = pace
    }

    deinit {
        timer?.task.cancel()
        // Who waits for an answer would wait for ever.
        let left = completions.sorted { $0.key < $1.key }
        guard !left.isEmpty else { return }
        Task { @MainActor in
            for (_, completion) in left { completion(.superseded) }
        }
    }

    /// Gives the machine an event, now or behind those that wait.
    /// - Parameters:
    ///   - then: called with the machine after the event, before anything that it says is handed out.
    ///   - event: asked for when its turn comes.
    /// - Returns: what the machine said; nothing where the event waits.
    @discardableResult
    package func send(
        animated: Bool? = nil, completion: Completion? = nil,
        then: @escaping @MainActor (StateViewMachine) -> Void = { _ in },
        _ event: @escaping @MainActor (StateViewMachine) -> StateViewMachine.Event
    ) -> [StateViewMachine.Output] {
        if let completion {
            count += 1
            completions[count] = completion
        }
        waiting.append(
            Request(event: event, animated: animated, completion: completion.map { _ in count }, then: then))
        return isBusy ? [] : drain()
    }

    /// Forgets what waits, and answers everybody who still waits for an answer.
    package func giveUp() {
        waiting = []
        head = 0
        let left = completions.sorted { $0.key < $1.key }
        // Empty before anybody is called, who may ask for more.
        completions = [:]
        for (_, completion) in left { completion(.superseded) }
    }

    private func drain() -> [StateViewMachine.Output] {
        isBusy = true
        var all: [StateViewMachine.Output] = []
        var done = 0
        while head < waiting.count, done < Self.mostAtOnce {
            let request = waiting[head]
            head += 1
            done += 1
            let event = request.event(machine)
            let outputs = machine.handle(
                event, animated: request.animated, completion: request.completion, at: time())
            request.then(machine)
            all += outputs
            hand(out: outputs)
        }
        // Once for all: each removal moves what is behind it.
        waiting.removeFirst(head)
        head = 0
        if !waiting.isEmpty { hand(out: [.log(machine.logged(.eventsPostponed(waiting.count)))]) }
        isBusy = false
        wake()
        return all
    }

    /// The time of an event. It never is behind a deadline that waits for a tick: at one instant events come first (PH-12).
    private func time() -> MachineTime {
        let present = now
        guard pace.sleep != nil, let due = machine.nextDeadline.map({ max($0, machine.clock) }), due < present else {
            return present
        }
        missed += due.duration(to: present)
        return due
    }

    private var now: MachineTime { pace.now().advanced(by: .zero - missed) }

    private func hand(out outputs: [StateViewMachine.Output]) {
        for output in outputs {
            if case .completion(let number, let outcome) = output {
                // Out before it is called: it may call `giveUp`, which answers all that are left.
                completions.removeValue(forKey: number)?(outcome)
            } else {
                take(output)
            }
        }
    }

    /// When a tick is wanted: by the machine, or at once for what was postponed.
    package var nextDeadline: MachineTime? { isBusy || waiting.isEmpty ? machine.nextDeadline : machine.clock }

    /// Waits for what is wanted next; what was postponed comes as soon as the main actor is free.
    private func wake() {
        let due = nextDeadline
        // Most events leave the deadline where it is, and the task that waits for it goes on.
        if let timer, timer.due == due { return }
        timer?.task.cancel()
        timer = nil
        guard let due, let sleep = pace.sleep else { return }
        let pause = max(.zero, now.duration(to: due))
        let task = Task { [weak self] in
            if pause > .zero {
                do { try await sleep(pause) } catch { return }
            } else {
                await Task.yield()
            }
            // Cancelled after it woke: the timer that took its place must not be forgotten.
            guard !Task.isCancelled else { return }
            self?.wokeUp()
        }
        timer = (due, task)
    }

    private func wokeUp() {
        timer = nil
        send { _ in .tick }
    }
}
