/// The first of the names that are put in, by distance and then by name.
struct NearestNames {
    private let count: Int
    private var found: [(distance: Int, name: String)] = []

    init(count: Int) {
        self.count = count
    }

    var names: [String] { found.map(\.name) }

    /// The greatest distance at which another name may still be among the first.
    var reach: Int { found.count < count ? .max : found[count - 1].distance }

    mutating func insert(_ name: String, at distance: Int) {
        let index = found.firstIndex { (distance, name) < ($0.distance, $0.name) } ?? found.count
        guard index < count, !found.contains(where: { $0.name == name }) else { return }
        found.insert((distance, name), at: index)
        if found.count > count { found.removeLast() }
    }
}
