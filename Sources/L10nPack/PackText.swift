/// Where the text of a key in a table and a language lies, in the pack that told of it.
package struct PackText: Sendable {
    // It holds no memory: counting who holds that would take a fifth of a look-up.
    /// How the text is written, and whether it has forms; see ``PackText/Traits``.
    package let traits: Traits
    /// Where the text lies.
    package let content: Range<Int>
    /// Where the texts of the language end.
    private let end: Int

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

    @inline(__always)
    init?(_ memory: PackMemory, _ range: Range<Int>) {
        var offset = range.lowerBound + 1
        guard !range.isEmpty, let first = memory.byte(range.lowerBound),
            let count = memory.number(at: &offset, before: range.upperBound), count <= range.upperBound - offset
        else { return nil }
        traits = Traits(rawValue: first)
        content = offset..<offset + count
        end = range.upperBound
    }

    /// What stands behind the text: where it was written, and its forms.
    var details: Range<Int> { content.upperBound..<end }
}
