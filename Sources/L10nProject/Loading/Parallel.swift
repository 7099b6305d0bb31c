internal import L10nSource

/// Work on many independent values at a time.
package enum Parallel {
    /// How many tasks are worth their start: one for little work.
    /// - Parameters:
    ///   - wanted: the most tasks that may run together.
    ///   - work: the amount of work, in bytes or anything alike.
    ///   - least: the amount below which a second task costs more than it gains.
    package static func jobs(_ wanted: Int, for work: Int, least: Int) -> Int {
        work < least ? 1 : wanted
    }

    /// The results of `transform` in the order of `values`, made by at most `jobs` tasks together.
    ///
    /// With one job, or one value, everything runs in the caller's task.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value) -> Result
    ) async -> [Result] {
        guard jobs > 1, values.count > 1 else { return values.map(transform) }
        let turns = Turns(count: values.count)
        return await withTaskGroup(of: [(Int, Result)].self) { group in
            // Tasks take value by value: files differ too much in size for shares that are dealt out before.
            for _ in 1..<min(jobs, values.count) {
                group.addTask { share(of: values, turns, transform) }
            }
            // The caller's task works too, where it would only wait.
            var results = [Result?](repeating: nil, count: values.count)
            for (index, result) in share(of: values, turns, transform) { results[index] = result }
            for await part in group {
                for (index, result) in part { results[index] = result }
            }
            return results.compactMap { $0 }
        }
    }

    /// What one task makes of the values that it gets hold of.
    private static func share<Value: Sendable, Result: Sendable>(
        of values: [Value], _ turns: Turns, _ transform: @Sendable (Value) -> Result
    ) -> [(Int, Result)] {
        var results: [(Int, Result)] = []
        while let index = turns.take() { results.append((index, transform(values[index]))) }
        return results
    }
}

/// Numbers from zero, each given to one taker.
private final class Turns: Sendable {
    private let next = Locked(0)
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func take() -> Int? {
        next.withLock { next in
            guard next < count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
