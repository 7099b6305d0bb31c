import L10nSource

/// The keys of a table by each three bytes that follow one another in them: whoever looks for a text in the middle of keys
/// has to read those alone that hold its rarest three.
struct KeyParts {
    /// Three bytes above, the number of a key below; sorted, each once.
    private let places: [UInt64]

    init(_ keys: [[UInt8]]) {
        var places: [UInt64] = []
        for (number, key) in keys.enumerated() {
            for part in Self.parts(of: key) { places.append(part << 32 | UInt64(number)) }
        }
        places.sort()
        var kept = 0
        for index in places.indices where index == 0 || places[index] != places[index - 1] {
            places[kept] = places[index]
            kept += 1
        }
        places.removeLast(places.count - kept)
        self.places = places
    }

    /// Where the keys stand that may hold a text; nil for a text of less than three bytes.
    func run(holding text: [UInt8]) -> Range<Int>? {
        let runs = Self.parts(of: text).map { part -> Range<Int> in
            let start = places.partitioningIndex { $0 >= part << 32 }
            let end = places.partitioningIndex { $0 >= (part + 1) << 32 }
            return start..<end
        }
        return runs.min { $0.count < $1.count }
    }

    /// The keys of a run, in their order.
    func keys(in run: Range<Int>) -> [Int] { places[run].map { Int($0 & 0xFFFF_FFFF) } }

    private static func parts(of bytes: [UInt8]) -> some Sequence<UInt64> {
        bytes.indices.dropLast(2).lazy.map { index in
            UInt64(bytes[index]) << 16 | UInt64(bytes[index + 1]) << 8 | UInt64(bytes[index + 2])
        }
    }
}
