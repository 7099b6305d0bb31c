import L10nCatalog

/// Which texts of a message can stand beside each other: at each place on the way to one, the message either says a text or
/// varies by one thing.
struct MessageShape {
    /// What a place varies by; empty where a text stands.
    private var axes: [ExchangePath: String] = [:]

    init(_ paths: [ExchangePath] = []) {
        for path in paths { _ = add(path) }
    }

    /// Whether a text has a place beside those that are there.
    func admits(_ path: ExchangePath) -> Bool {
        steps(to: path).allSatisfy { step in axes[step.place].map { $0 == step.axis } ?? true }
    }

    /// Takes a text in; returns whether it has a place.
    mutating func add(_ path: ExchangePath) -> Bool {
        guard admits(path) else { return false }
        for step in steps(to: path) { axes[step.place] = step.axis }
        return true
    }

    private func steps(to path: ExchangePath) -> [(place: ExchangePath, axis: String)] {
        let choices = path.selectors.indices.map { index in
            let place = ExchangePath(variable: path.variable, Array(path.selectors[..<index]))
            return (place: place, axis: path.selectors[index].axis)
        }
        return choices + [(place: path, axis: "")]
    }
}
