/// What a font file says of one of its faces: enough to tell whether a design can be set in it.
package struct FontFace: Hashable, Sendable {
    /// The names of its family, in every language of the file; those of older systems too.
    package var families: Set<String>
    package var postScriptNames: Set<String>
    /// From 1 to 1000; more than one number in a variable font.
    package var weights: ClosedRange<Double>
    package var isItalic: Bool

    package init(
        families: Set<String>, postScriptNames: Set<String>, weights: ClosedRange<Double>, isItalic: Bool
    ) {
        self.families = families
        self.postScriptNames = postScriptNames
        self.weights = weights
        self.isItalic = isItalic
    }

    /// The faces of an OpenType or TrueType file, or of a collection; none for other bytes.
    ///
    /// Source: OpenType 1.9, chapters "OpenType font file", "name", "OS/2" and "fvar".
    package static func faces(in bytes: [UInt8]) -> [FontFace] {
        FontReader(bytes: bytes).faces()
    }
}

/// Reads big-endian numbers at places that may be anywhere.
private struct FontReader {
    /// A file with more faces or records is cut off; none that exists comes near.
    private static let limit = 4096

    let bytes: [UInt8]

    private func byte(_ offset: Int) -> Int? {
        offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
    }

    private func short(_ offset: Int) -> Int? {
        guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
        return high << 8 | low
    }

    private func long(_ offset: Int) -> Int? {
        guard let high = short(offset), let low = short(offset + 2) else { return nil }
        return high << 16 | low
    }

    private func tag(_ offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    func faces() -> [FontFace] {
        guard tag(0) == "ttcf", let count = long(8) else { return face(at: 0).map { [$0] } ?? [] }
        return (0..<min(count, Self.limit)).compactMap { number in long(12 + 4 * number).flatMap(face) }
    }

    private func face(at start: Int) -> FontFace? {
        // TrueType outlines, `OTTO` for those of CFF, and `true`, which Apple writes.
        guard let version = long(start), version == 0x0001_0000 || version == 0x4F54_544F || version == 0x7472_7565,
            let count = short(start + 4)
        else { return nil }
        var tables: [String: Int] = [:]
        for index in 0..<min(count, Self.limit) {
            let record = start + 12 + 16 * index
            guard let name = tag(record), let offset = long(record + 8) else { break }
            tables[name] = offset
        }
        guard let names = tables["name"].map(names), !names.isEmpty else { return nil }
        // The family, the typographic one and that by weight, width and slope; 2 and 17 are styles, 6 is the PostScript
        // name.
        let families = Set(names.filter { [1, 16, 21].contains($0.id) }.map(\.text))
        let styles = names.filter { $0.id == 2 || $0.id == 17 }.map { $0.text.lowercased() }
        let os2 = tables["OS/2"]
        // `usWeightClass`; fonts of older Macs have no such table.
        let weight = os2.flatMap { short($0 + 4) }.map(Double.init) ?? (styles.contains("bold") ? 700 : 400)
        let selection = os2.flatMap { short($0 + 62) } ?? 0
        // The bits ITALIC and OBLIQUE of `fsSelection`.
        let isSlanted = selection & 0x1 != 0 || selection & 0x200 != 0
        return FontFace(
            families: families, postScriptNames: Set(names.filter { $0.id == 6 }.map(\.text)),
            weights: tables["fvar"].flatMap(weights) ?? weight...weight,
            isItalic: isSlanted || styles.contains { $0.contains("italic") || $0.contains("oblique") })
    }

    private func names(at table: Int) -> [(id: Int, text: String)] {
        guard let count = short(table + 2), let storage = short(table + 4) else { return [] }
        var names: [(Int, String)] = []
        for index in 0..<min(count, Self.limit) {
            let record = table + 6 + 12 * index
            guard let platform = short(record), let id = short(record + 6), let length = short(record + 8),
                let offset = short(record + 10)
            else { break }
            let start = table + storage + offset
            guard start + length <= bytes.count, let text = text(platform, start..<start + length), !text.isEmpty else {
                continue
            }
            names.append((id, text))
        }
        return names
    }

    /// UTF-16 on the platforms of Unicode and Windows; on that of Macintosh, ASCII is all that is sure.
    private func text(_ platform: Int, _ range: Range<Int>) -> String? {
        if platform == 1 {
            let isPlain = bytes[range].allSatisfy { $0 < 0x80 }
            return isPlain ? String(decoding: bytes[range], as: UTF8.self) : nil
        }
        let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map { index in
            UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The weights of a variable font; nil where it varies in something else.
    private func weights(at table: Int) -> ClosedRange<Double>? {
        guard let axes = short(table + 4), let count = short(table + 8), let size = short(table + 10) else {
            return nil
        }
        for index in 0..<min(count, Self.limit) {
            let axis = table + axes + size * index
            guard tag(axis) == "wght", let low = long(axis + 4), let high = long(axis + 12) else { continue }
            // Fixed-point numbers, sorted because a range that begins behind its end traps.
            let range = [Double(low) / 65536, Double(high) / 65536].sorted()
            return range[0]...range[1]
        }
        return nil
    }
}
