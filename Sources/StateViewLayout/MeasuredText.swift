import L10nSource

/// A text whose widths are known, before it is broken into lines: one measuring serves every size and width.
///
/// Widths are in ems and exactly linear in the size of the font. Source: layout.md LA-23, LA-32, LA-33.
package struct MeasuredText: Sendable, Hashable {
    /// A place where a line may end, and the next one begin.
    package struct Break: Sendable, Hashable {
        /// The cluster that the next line begins with.
        package var next: Int
        /// The cluster before which the line ends: spaces behind it hang, and do not count.
        package var end: Int
        /// Whether the line must end here.
        package var isMandatory: Bool
        /// What a line is wider by that ends here, and one that begins here, as letters that no longer meet are apart.
        package var endChange: Double
        package var startChange: Double

        package init(
            next: Int, end: Int, isMandatory: Bool = false, endChange: Double = 0, startChange: Double = 0
        ) {
            self.next = next
            self.end = end
            self.isMandatory = isMandatory
            self.endChange = endChange
            self.startChange = startChange
        }
    }

    /// A character that no font has.
    package struct MissingGlyph: Sendable, Hashable, Codable {
        package let scalar: String
        /// In UTF-16 units.
        package let offset: Int
    }

    /// A font that was measured with.
    package struct FontUse: Sendable, Hashable, Codable {
        package let family: String
        /// As the file itself states it, such as `Version 3.019;git-0a5106e0b`.
        package let version: String
        package let file: String
        /// Whether it stands in for a family that is not here: widths are near those of the family, not equal.
        package let isStandIn: Bool

        package init(family: String, version: String, file: String, isStandIn: Bool) {
            self.family = family
            self.version = version
            self.file = file
            self.isStandIn = isStandIn
        }
    }

    /// The UTF-16 unit that each cluster begins with, in the order of the text, and the length of the text.
    package var offsets: [Int]
    /// What stands before each cluster, in ems, and the width of all.
    package var prefix: [Double]
    /// Whether a cluster is white space.
    package var isSpace: [Bool]
    /// In the order of the text; the last one is the end of it.
    package var breaks: [Break]
    /// The width of U+2026.
    package var ellipsis: Double
    package var missing: [MissingGlyph] = []
    /// Letters of a script that the first font has others of, which another font stands in for.
    package var borrowed: [MissingGlyph] = []
    package var fonts: [FontUse] = []

    package init(
        offsets: [Int], prefix: [Double], isSpace: [Bool], breaks: [Break], ellipsis: Double
    ) {
        self.offsets = offsets
        self.prefix = prefix
        self.isSpace = isSpace
        self.breaks = breaks
        self.ellipsis = ellipsis
    }

    /// A text of words whose widths somebody else has measured, in ems.
    package init(words: [Double], space: Double, ellipsis: Double = 0) {
        self.init(offsets: [0], prefix: [0], isSpace: [], breaks: [], ellipsis: ellipsis)
        for (index, width) in words.enumerated() {
            append(width, isSpace: false)
            let end = isSpace.count
            if index < words.count - 1 { append(space, isSpace: true) }
            breaks.append(Break(next: isSpace.count, end: end))
        }
    }

    private mutating func append(_ width: Double, isSpace space: Bool) {
        offsets.append(offsets.count)
        prefix.append(prefix[prefix.count - 1] + width)
        isSpace.append(space)
    }
}

extension MeasuredText.MissingGlyph {
    /// Whether the character is a picture by itself.
    package var isEmoji: Bool {
        UInt32(scalar.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)?.properties.isEmojiPresentation ?? false
    }

    package init(_ scalar: Unicode.Scalar, at offset: Int) {
        self.init(scalar: Wording.codePoint(scalar), offset: offset)
    }
}
