internal import CHarfBuzz

/// Turns runs of one font, script and direction into glyphs. One thread at a time: it works in its own memory.
@safe
final class Shaper {
    /// A cluster's share of a run, in ems.
    struct Glyph {
        /// The UTF-16 unit that the cluster begins with.
        let unit: Int
        let advance: Double
        let id: UInt32
        /// How far right and up of its place it is drawn, in ems.
        let offset: (x: Double, y: Double)
        /// Whether a line cannot begin here without shaping both sides again.
        let isUnsafeToBreak: Bool
    }

    private let handle: OpaquePointer

    /// nil where HarfBuzz is not on the machine.
    init?() {
        guard let handle = unsafe svl_shaper_open() else { return nil }
        unsafe self.handle = handle
    }

    deinit { unsafe svl_shaper_close(handle) }

    static var isAvailable: Bool { svl_harfbuzz_is_open() != 0 }

    /// The script of a character as ISO 15924 tag in four bytes; nil for one that belongs to all scripts.
    static func script(of scalar: Unicode.Scalar) -> UInt32? {
        let script = svl_script(scalar.value)
        // `Zyyy` and `Zinh`: common and inherited.
        return script == 0x5A79_7979 || script == 0x5A69_6E68 ? nil : script
    }

    /// Shapes a part of a text.
    /// - Parameter context: the units that the font may look at.
    func shape(
        _ units: [UInt16], _ range: Range<Int>, context: Range<Int>, font: FontFile, script: UInt32,
        isRightToLeft: Bool, language: String, _ body: (Glyph) -> Void
    ) {
        let start = Int32(range.lowerBound - context.lowerBound)
        unsafe units[context].withUnsafeBufferPointer { text in
            var glyphs: UnsafePointer<svl_glyph>?
            let count = unsafe font.withHandle { font in
                unsafe svl_shape(
                    handle, font, text.baseAddress, Int32(text.count), start, Int32(range.count), isRightToLeft ? 1 : 0,
                    script, language, &glyphs)
            }
            for index in 0..<Int(count) {
                guard let glyph = unsafe glyphs?[index] else { return }
                body(
                    Glyph(
                        unit: Int(glyph.cluster) + context.lowerBound, advance: Double(glyph.advance) / font.scale,
                        id: glyph.glyph,
                        offset: (Double(glyph.x_offset) / font.scale, Double(glyph.y_offset) / font.scale),
                        isUnsafeToBreak: glyph.is_unsafe_to_break != 0))
            }
        }
    }
}
