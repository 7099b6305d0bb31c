/// Searches from path to path, the nearest first, and remembers what each of them leads to.
///
/// Where no way leads back, what is found from a path is the same wherever the search began, and each path is looked at once.
/// Where one does, a search tries every path once and ends at a limit; its answer holds for the path where it began alone.
struct PathSearch<Found: Sendable>: Sendable {
    private enum Answer {
        /// The path lies on the way of the search that goes on.
        case open
        case known(Found?)
        /// The way leads back to the path, or to one that lies behind it.
        case circular
    }

    /// So many paths are tried where a way may lead back.
    private static var limit: Int { 256 }

    private var answers: [PathID: Answer] = [:]
    /// What is found from those paths that are circular.
    private var found: [PathID: Found?] = [:]

    /// What lies nearest behind a path, which is not asked itself.
    /// - Parameters:
    ///   - next: where a path leads, the nearest first.
    ///   - own: what lies at a path itself.
    mutating func first(behind path: PathID, next: (PathID) -> [PathID], own: (PathID) -> Found?) -> Found? {
        if case .known(let found) = answers[path] ?? follow(path, next, own) { return found }
        if let known = found[path] { return known }
        var visited: [PathID] = []
        let answer = Self.tryOnce(behind: path, &visited, next: next, own: own)
        found[path] = .some(answer)
        return answer
    }

    /// The same without what is remembered.
    /// - Parameter visited: the paths that are not tried again.
    static func tryOnce(
        behind path: PathID, _ visited: inout [PathID], next: (PathID) -> [PathID], own: (PathID) -> Found?
    ) -> Found? {
        guard visited.count < limit, !visited.contains(path) else { return nil }
        visited.append(path)
        for target in next(path) {
            if let found = own(target) { return found }
            if let found = tryOnce(behind: target, &visited, next: next, own: own) { return found }
        }
        return nil
    }

    private mutating func follow(
        _ start: PathID, _ next: (PathID) -> [PathID], _ own: (PathID) -> Found?
    ) -> Answer {
        var way: [(path: PathID, next: ArraySlice<PathID>)] = [(start, next(start)[...])]
        answers[start] = .open
        while let last = way.indices.last {
            guard let target = way[last].next.popFirst() else {
                answers[way.removeLast().path] = .known(nil)
                continue
            }
            let end: Answer
            if let found = own(target) {
                end = .known(found)
            } else if let answer = answers[target] {
                switch answer {
                case .known(.none): continue
                case .known: end = answer
                case .open, .circular: end = .circular
                }
            } else {
                answers[target] = .open
                way.append((target, next(target)[...]))
                continue
            }
            // What ends the search is what all paths on the way lead to.
            for step in way { answers[step.path] = end }
            return end
        }
        return .known(nil)
    }
}
