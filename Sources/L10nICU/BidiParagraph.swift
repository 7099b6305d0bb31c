package import L10nLocale

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
