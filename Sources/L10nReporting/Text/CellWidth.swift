import L10nSource

/// How many cells of a terminal a character takes, and what a terminal would do to a line that holds it.
enum CellWidth {
    /// 2 for wide characters, 0 for combining ones, else 1. Invisible characters are written out before.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        // Vowels and finals join the Hangul letter before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        if value < 0x1100 { return 1 }
        return scalar.properties.isEmojiPresentation || isIn(wide, value) ? 2 : 1
    }

    /// Whether the character belongs to a script that runs from right to left.
    static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x590 && isIn(rightToLeft, scalar.value)
    }

    private static func isIn(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        let place = ranges.partitioningIndex { $0.upperBound >= value }
        return place < ranges.count && ranges[place].contains(value)
    }

    /// Wide and full-width characters that are no emoji, with the unassigned ones between them.
    /// Source: Unicode 17.0, EastAsianWidth.txt; UAX #11.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0x4DBF, 0x4DC0...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
        0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    /// The blocks whose characters, even unassigned ones, are of bidirectional class R or AL, digits among them included.
    /// Source: Unicode 17.0, DerivedBidiClass.txt; UAX #9.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
}
