import StateViews
import Testing

@Suite struct TransitionQueueTests {
    private func text(_ changes: [TransitionQueue.Change]) -> [String] {
        changes.compactMap { change in
            let time = change.time.milliseconds
            switch change.event {
            case .queued: return nil
            case .started: return "\(time) start \(change.picture.key)"
            case .settled: return "\(time) settle \(change.picture.key)"
            case .unchanged: return "\(time) unchanged \(change.picture.key)"
            case .superseded: return "\(time) superseded \(change.picture.key)"
            case .completed(let number, let outcome): return "\(time) \(number) \(outcome.rawValue)"
            }
        }
    }

    @Test func `transitions run one after another (PH-34)`() {
        var queue = TransitionQueue()
        var changes: [TransitionQueue.Change] = []
        for picture in [TransitionQueue.Picture.error, .loading, .content, .empty] {
            changes += queue.request(picture, at: MachineTime())
        }
        changes += queue.tick(at: .milliseconds(5000))
        #expect(
            text(changes) == [
                "0 start error", "300 settle error", "300 start loading", "600 settle loading", "600 start content",
                "900 settle content", "900 start empty", "1200 settle empty",
            ])
        #expect(queue.nextDeadline == nil)
    }

    @Test func `requested, current and settled (PH-35)`() {
        var queue = TransitionQueue()
        _ = queue.request(.error, at: MachineTime())
        _ = queue.request(.empty, at: MachineTime())
        #expect((queue.requested, queue.current, queue.settled) == (.empty, .error, .content))
        _ = queue.tick(at: .milliseconds(300))
        #expect((queue.requested, queue.current, queue.settled) == (.empty, .empty, .error))
        _ = queue.tick(at: .milliseconds(600))
        #expect(queue.settled == .empty)
    }

    @Test func `what is shown already is unchanged when its turn comes (PH-36)`() {
        var queue = TransitionQueue()
        var changes = queue.request(.error, completions: [1], at: MachineTime())
        changes += queue.request(.error, completions: [2], at: MachineTime())
        changes += queue.tick(at: .milliseconds(300))
        #expect(
            text(changes) == [
                "0 start error", "300 settle error", "300 1 applied", "300 unchanged error", "300 2 unchanged",
            ])

        var legacy = TransitionQueue(dropsUnchangedCompletions: true)
        #expect(text(legacy.request(.content, completions: [1], at: MachineTime())) == ["0 unchanged content"])
    }

    @Test func `the newest takes the place of those that wait (PH-38)`() {
        var queue = TransitionQueue(coalesces: true)
        var changes = queue.request(.error, completions: [1], at: MachineTime())
        changes += queue.request(.loading, completions: [2], at: MachineTime())
        changes += queue.request(.empty, completions: [3], at: MachineTime())
        changes += queue.tick(at: .milliseconds(1000))
        #expect(
            text(changes) == [
                "0 start error", "0 superseded loading", "0 2 superseded", "300 settle error", "300 1 applied",
                "300 start empty", "600 settle empty", "600 3 applied",
            ])
    }

    @Test func `a request at the end of a fade comes before the end (PH-12)`() {
        var queue = TransitionQueue()
        _ = queue.request(.error, at: MachineTime())
        #expect(text(queue.request(.empty, at: .milliseconds(300))).isEmpty)
        #expect(text(queue.tick(at: .milliseconds(300))) == ["300 settle error", "300 start empty"])
        #expect(text(queue.request(.content, at: .milliseconds(700))) == ["600 settle empty", "700 start content"])
    }

    @Test func `without animation a transition settles at once (SV-10)`() {
        var queue = TransitionQueue()
        #expect(text(queue.request(.error, animated: false, at: MachineTime())) == ["0 start error", "0 settle error"])
        var still = TransitionQueue(fade: -1)
        #expect(text(still.request(.error, at: MachineTime())) == ["0 start error", "0 settle error"])
    }
}
