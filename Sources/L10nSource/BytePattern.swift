/// Searches for one fixed word in many texts.
///
/// The search compares the last byte of the word first and, where that does not occur in the word, goes on a whole word
/// further. Source: R. N. Horspool, Practical fast searching in strings, Software: Practice and Experience 10 (1980).
package struct BytePattern: Sendable {
    private let word: [UInt8]
    /// How far the window may move, by the last byte under it.
    private let shifts: [UInt8]

    /// - Parameter word: 1 to 255 bytes.
    package init(_ word: [UInt8]) {
        precondition(!word.isEmpty && word.count <= 255, "a pattern has 1 to 255 bytes")
        self.word = word
        var shifts = [UInt8](repeating: UInt8(word.count), count: 256)
        for (index, byte) in word.dropLast().enumerated() { shifts[Int(byte)] = UInt8(word.count - 1 - index) }
        self.shifts = shifts
    }

    /// Where the word first stands, from `start`; nil when it does not.
    package func first(in text: Span<UInt8>, from start: Int) -> Int? {
        let word = word.span
        let shifts = shifts.span
        let last = word.count - 1
        var index = start
        while index + last < text.count {
            let byte = text[index + last]
            if byte == word[last] {
                var matched = 0
                while matched < last, text[index + matched] == word[matched] { matched += 1 }
                if matched == last { return index }
            }
            index += Int(shifts[Int(byte)])
        }
        return nil
    }
}
