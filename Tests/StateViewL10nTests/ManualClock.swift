import StateViewL10n
import Synchronization

/// A clock that stands still until a test moves it, and wakes who sleeps, each at its own time.
final class ManualClock: Clock {
    private struct State {
        var now = MachineTime()
        var count = 0
        var sleepers: [Int: (due: MachineTime, continuation: CheckedContinuation<Void, any Error>)] = [:]
    }

    private let state = Mutex(State())

    var now: MachineTime { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }
    /// Who sleeps at the moment.
    var sleepers: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: MachineTime, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state in
                    if Task.isCancelled || deadline <= state.now { return true }
                    state.sleepers[number] = (deadline, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the time forward at once, as while the app was in the background, and wakes whoever should have been woken.
    func jump(by milliseconds: Int) {
        let late = state.withLock { state in
            state.now = state.now + .milliseconds(milliseconds)
            let late = state.sleepers.filter { $0.value.due <= state.now }
            for number in late.keys { state.sleepers[number] = nil }
            return late.sorted { $0.key < $1.key }.map(\.value.continuation)
        }
        for continuation in late { continuation.resume() }
    }

    /// Moves the time forward, by milliseconds.
    @MainActor func advance(by milliseconds: Int) async {
        let end = now + .milliseconds(milliseconds)
        while true {
            // Whoever was woken has to get to its next sleep.
            for _ in 0..<20 { await Task.yield() }
            let next = state.withLock { state in
                let next = state.sleepers.min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
                guard let next, next.value.due <= end else {
                    state.now = end
                    return nil as CheckedContinuation<Void, any Error>?
                }
                state.now = max(state.now, next.value.due)
                state.sleepers[next.key] = nil
                return next.value.continuation
            }
            guard let next else { return }
            next.resume()
        }
    }
}
