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
        return await withTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: values.count)
            var next = 0
            while next < min(jobs, values.count) {
                let index = next
                group.addTask { (index, transform(values[index])) }
                next += 1
            }
            for await (index, result) in group {
                results[index] = result
                if next < values.count {
                    let index = next
                    group.addTask { (index, transform(values[index])) }
                    next += 1
                }
            }
            return results.compactMap { $0 }
        }
    }
}
