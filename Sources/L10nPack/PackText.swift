/// The text of a key in a table and a language, where it lies in the pack.
package struct PackText: Sendable {
    private let memory: PackMemory
    private let range: Range<Int>
    /// How the text is written, and whether it has forms; see ``PackText/Traits``.
    package let traits: Traits
    /// Where the text lies.
    package let content: Range<Int>

    /// What the first byte of a text says.
    package struct Traits: Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// - Parameters:
        ///   - notation: from 1 on; 0 where nobody says how the text is written.
        ///   - apostrophes: what apostrophes do in ICU's notation.
        package init(hasForms: Bool, notation: UInt8, apostrophes: UInt8) {
            precondition(notation < 8 && apostrophes < 4, "there is a byte for both")
            rawValue = (hasForms ? 1 : 0) | notation << 1 | apostrophes << 4
        }

        /// Whether numbers, devices or widths choose among several texts.
        package var hasForms: Bool { rawValue & 1 != 0 }
        /// From 1 on; 0 where nobody says how the text is written.
        package var notation: UInt8 { rawValue >> 1 & 7 }
        /// What apostrophes do in ICU's notation.
        package var apostrophes: UInt8 { rawValue >> 4 & 3 }
    }

    init?(_ memory: PackMemory, _ range: Range<Int>) {
        var cursor = PackCursor(memory, range)
        guard let first = cursor.byte(), let content = cursor.range() else { return nil }
        self.memory = memory
        self.range = range
        traits = Traits(rawValue: first)
        self.content = content
    }

    /// Calls `body` with the bytes of the text, which are not copied.
    package func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result? {
        try memory.withBytes(content, body)
    }

    /// The text, what is no UTF-8 replaced.
    package var string: String { memory.string(content) ?? "" }

    /// What stands behind the text: where it was written, and its forms.
    package var details: PackCursor { PackCursor(memory, content.upperBound..<range.upperBound) }
}
