internal import L10nSource

/// The lines that version control leaves in a text that it could not merge.
package enum ConflictMarker {
    /// The first byte of a marker: seven equal characters at the start of a line, alone or before a space.
    package static func byte(_ text: Span<UInt8>, at start: Int) -> UInt8? {
        guard start + 7 <= text.count, start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else {
            return nil
        }
        let marker = text[start]
        guard marker == 0x3C || marker == 0x3D || marker == 0x3E || marker == 0x7C else { return nil }
        for index in start + 1..<start + 7 where text[index] != marker { return nil }
        guard start + 7 < text.count else { return marker }
        switch text[start + 7] {
        case 0x20, 0x0A, 0x0D: return marker
        default: return nil
        }
    }

    /// The marker lines of a text; none where no line begins or ends a conflict, as a row of `=` may be an ornament.
    package static func lines(_ text: Span<UInt8>, from start: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var isConflict = false
        var index = start
        while index < text.count {
            let marker = byte(text, at: index)
            let first = index
            while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
            if let marker {
                lines.append(first..<index)
                isConflict = isConflict || marker == 0x3C || marker == 0x3E
            }
            index += 1
        }
        return isConflict ? lines : []
    }
}
