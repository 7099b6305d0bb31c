/// The numbers from 0 to 999 as C writes them: most of those that texts show.
struct SmallNumbers: Sendable {
    static let shared = SmallNumbers()

    /// Of each number its digits, the first in the lowest byte, and how many there are in the highest.
    private let words: [UInt32]

    private init() {
        words = (0..<1_000).map { (number: UInt32) in
            let (hundreds, tens) = (number / 100, number / 10)
            let digits = 0x30_30_30 | hundreds | (tens - 10 * hundreds) << 8 | (number - 10 * tens) << 16
            let count: UInt32 = number >= 100 ? 3 : number >= 10 ? 2 : 1
            // The shift takes leading zeros out.
            return digits >> (8 * (3 - count)) | count << 24
        }
    }

    @inline(__always)
    func append(_ number: Int, to output: inout MessageWriter) {
        let word = words[number]
        output.append(word, Int(word >> 24))
    }
}
