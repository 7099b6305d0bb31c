/// The numbers from 0 to 999 as C writes them: most of those that texts show.
struct SmallNumbers: Sendable {
    static let shared = SmallNumbers()

    /// Of each number its digits, the first in the lowest byte, and how many there are in the highest.
    private let words: [UInt32]

    private init() {
        words = (0..<1_000).map { number in
            let digits = "\(number)".utf8.enumerated()
            return digits.reduce(0) {
                ($0 & 0xFF_FFFF) | UInt32($1.element) << UInt32(8 * $1.offset) | UInt32($1.offset + 1) << 24
            }
        }
    }

    @inline(__always)
    func append(_ number: Int, to output: inout MessageWriter) {
        let word = words[number]
        output.append(word, Int(word >> 24))
    }
}
