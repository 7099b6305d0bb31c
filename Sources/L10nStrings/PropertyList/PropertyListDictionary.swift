/// A dictionary that is being read: the last value of a key wins, and keys are equal when their code points are.
struct PropertyListDictionary {
    private(set) var pairs: [PropertyListPair] = []
    private var places: [[UInt8]: Int] = [:]

    /// Sets a value, replacing an earlier one.
    mutating func set(_ value: PropertyListValue, for key: String) {
        let bytes = Array(key.utf8)
        if let place = places[bytes] {
            pairs[place].value = value
        } else {
            places[bytes] = pairs.count
            pairs.append(PropertyListPair(key: key, value: value))
        }
    }

    /// Adds a value, unless the key has one.
    mutating func add(_ value: PropertyListValue, for key: String) {
        if places[Array(key.utf8)] == nil { set(value, for: key) }
    }
}
