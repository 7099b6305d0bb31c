internal import CICU
package import L10nLocale

/// Runs the bidirectional algorithm. Opening costs about as much as a short paragraph, so a loop keeps one.
///
/// One thread at a time: ICU works in the memory of the handle. Source: Unicode Standard Annex #9.
@safe
package struct BidiAlgorithm: ~Copyable {
    private let handle: OpaquePointer

    package init() throws(ICUError) {
        var status: Int32 = 0
        let handle = unsafe svl_bidi_open(&status)
        try ICUError.check(status, "bidirectional algorithm")
        guard let handle = unsafe handle else { throw ICUError(status: status, request: "bidirectional algorithm") }
        unsafe self.handle = handle
    }

    deinit {
        unsafe svl_bidi_close(handle)
    }

    /// The levels and visual order of a text on one line.
    /// - Parameters:
    ///   - text: one paragraph. What follows a paragraph separator inside it has the levels of a paragraph of its own
    ///     but shares the line.
    ///   - base: the base direction; nil for that of the first strong character, left to right without one.
    package mutating func paragraph(_ text: String, base: TextDirection?) throws(ICUError) -> BidiParagraph {
        var result = BidiParagraph()
        try resolve(Array(text.utf16), base: base, into: &result)
        return result
    }

    /// The same for UTF-16 units, into a result whose memory is used again.
    package mutating func resolve(
        _ units: [UInt16], base: TextDirection?, into result: inout BidiParagraph
    ) throws(ICUError) {
        guard let length = Int32(exactly: units.count) else {
            throw ICUError(
                status: Int32(svl_status_overflow), request: "levels of a text of \(units.count) units")
        }
        // A text of the same length writes over everything, so that the memory is kept.
        if result.levels.count != units.count {
            result.levels = Array(repeating: 0, count: units.count)
            result.order = Array(repeating: 0, count: units.count)
        }
        let level: UInt8 =
            switch base {
            case .leftToRight: 0
            case .rightToLeft: 1
            case nil: UInt8(svl_bidi_first_strong)
            }
        var status: Int32 = 0
        let resolved = unsafe svl_bidi_resolve(
            handle, units, length, level, &result.levels, &result.order, &status)
        try ICUError.check(status, "levels of a text")
        result.direction = resolved & 1 == 0 ? .leftToRight : .rightToLeft
    }

    /// What is shown for a character that goes from right to left: `)` for `(`; most characters themselves.
    package borrowing func mirrored(_ character: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(unsafe svl_bidi_mirror(handle, character.value)) ?? character
    }
}

/// How one paragraph is shown: the result of the bidirectional algorithm. Source: Unicode Standard Annex #9.
package struct BidiParagraph: Hashable, Sendable {
    /// The base direction: as asked for, or that of the first strong character.
    package internal(set) var direction: TextDirection
    /// The level of each UTF-16 unit; odd ones go from right to left. Where all of the text has one direction, these
    /// are the level of the paragraph, also for controls, to which the algorithm gives none.
    package internal(set) var levels: [UInt8]
    /// For each place from left to right, the offset of the UTF-16 unit that is shown there.
    package internal(set) var order: [Int32]

    /// An empty paragraph.
    package init() {
        direction = .leftToRight
        levels = []
        order = []
    }
}
