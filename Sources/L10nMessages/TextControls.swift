/// Which characters steer the order or the breaks of a text without being seen.
package enum TextControls {
    /// What a bidirectional control does. Source: UAX #9, section 2.
    package enum Bidi: Hashable, Sendable {
        /// LRI, RLI, FSI.
        case isolateStart
        /// PDI.
        case isolateEnd
        /// LRE, RLE.
        case embeddingStart
        /// LRO, RLO.
        case overrideStart
        /// PDF, which ends embeddings and overrides.
        case embeddingEnd
        /// LRM, RLM, ALM.
        case mark
    }

    package static func bidi(_ scalar: Unicode.Scalar) -> Bidi? {
        switch scalar.value {
        case 0x2066...0x2068: .isolateStart
        case 0x2069: .isolateEnd
        case 0x202A, 0x202B: .embeddingStart
        case 0x202D, 0x202E: .overrideStart
        case 0x202C: .embeddingEnd
        case 0x200E, 0x200F, 0x061C: .mark
        default: nil
        }
    }

    /// Whether the character ends a paragraph, and with it every open isolate (class B of UAX #9).
    package static func isParagraphSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // U+2028 is white space to the algorithm: a line of its own, in which isolates stay open.
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }

    /// Whether the character is a C0 or C1 control other than tab, line feed and carriage return.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F: true
        default: false
        }
    }

    /// Whether the character has neither a shape nor a width, and is not a bidirectional control: zero-width spaces and
    /// joiners, soft hyphens, fillers, and tags.
    package static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B...0x200D, 0x2060...0x2064, 0x206A...0x206F,
            0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0001, 0xE0020...0xE007F:
            true
        default: false
        }
    }

    /// Whether the character is a bidirectional control or has no width.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        bidi(scalar) != nil || isZeroWidth(scalar)
    }

    /// Whether the byte can start a control, a bidirectional control or a character without width; most bytes of most
    /// texts cannot.
    @inlinable
    package static func mayStartControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D: false
        // They begin, among others, U+0085 (0xC2), U+034F (0xCD), U+061C (0xD8), U+3164 (0xE3) and tags (0xF3).
        case 0x00...0x1F, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
        default: false
        }
    }
}
