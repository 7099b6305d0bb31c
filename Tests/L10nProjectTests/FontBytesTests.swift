import L10nProject
import Testing

/// Fonts that are no more than the tables that are read.
@Suite struct FontBytesTests {
    private static func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

    private static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number & 0xFFFF) }

    private static func names(_ names: [(platform: Int, id: Int, text: String)]) -> [UInt8] {
        var (records, texts): ([UInt8], [UInt8]) = ([], [])
        for (platform, id, text) in names {
            let bytes = platform == 1 ? Array(text.utf8) : Array(text.utf16).flatMap { short(Int($0)) }
            records += short(platform) + short(0) + short(0) + short(id) + short(bytes.count) + short(texts.count)
            texts += bytes
        }
        return short(0) + short(names.count) + short(6 + records.count) + records + texts
    }

    private static func traits(weight: Int, selection: Int) -> [UInt8] {
        short(4) + short(0) + short(weight) + [UInt8](repeating: 0, count: 56) + short(selection)
    }

    private static func axes(_ axes: [(tag: String, low: Int, high: Int)]) -> [UInt8] {
        let records = axes.flatMap { axis in
            Array(axis.tag.utf8) + long(axis.low << 16) + long(400 << 16) + long(axis.high << 16) + long(0)
        }
        return long(0x1_0000) + short(16) + short(2) + short(axes.count) + short(20) + short(0) + short(0) + records
    }

    /// - Parameter start: where the face stands in its file.
    private static func face(
        _ tables: [(tag: String, bytes: [UInt8])], version: Int = 0x0001_0000, at start: Int = 0
    ) -> [UInt8] {
        var (records, data): ([UInt8], [UInt8]) = ([], [])
        let first = start + 12 + 16 * tables.count
        for (tag, bytes) in tables {
            records += Array(tag.utf8) + long(0) + long(first + data.count) + long(bytes.count)
            data += bytes
        }
        return long(version) + short(tables.count) + [UInt8](repeating: 0, count: 6) + records + data
    }

    @Test func `the names of a family are those of all systems and languages`() {
        let names = Self.names([
            (3, 1, "Grün Sans"), (1, 1, "Gruen Sans"), (1, 1, "Gr\u{FC}n"), (0, 16, "Grün"), (3, 21, "Grün WWS"),
            (3, 6, "GruenSans-Regular"), (3, 2, "Regular"), (3, 4, "Grün Sans Regular"), (3, 1, ""),
        ])
        let face = FontFace(
            families: ["Grün Sans", "Gruen Sans", "Grün", "Grün WWS"], postScriptNames: ["GruenSans-Regular"],
            weights: 400...400, isItalic: false)
        for version in [0x0001_0000, 0x4F54_544F, 0x7472_7565] {
            #expect(FontFace.faces(in: Self.face([("name", names)], version: version)) == [face])
        }
        #expect(FontFace.faces(in: Self.face([("name", names)], version: 0x774F_4646)).isEmpty)
        #expect(FontFace.faces(in: Self.face([("post", names)])).isEmpty)
        #expect(FontFace.faces(in: Self.face([("name", Self.names([]))])).isEmpty)
    }

    @Test(
        arguments: [
            ("Regular", nil, 400, false), ("Bold", nil, 700, false), ("Italic", nil, 400, true),
            ("Oblique", nil, 400, true),
            ("Bold", (300, 0), 300, false), ("Regular", (250, 1), 250, true), ("Regular", (900, 0x200), 900, true),
            ("Regular", (500, 0x1FE), 500, false), ("Semibold Italic", (600, 0x40), 600, true),
        ] as [(String, (Int, Int)?, Double, Bool)])
    func `weight and slant are those of the table, or else of the style's name`(
        style: String, table: (weight: Int, selection: Int)?, weight: Double, isItalic: Bool
    ) {
        for id in [2, 17] {
            var tables = [("name", Self.names([(3, 1, "A"), (3, id, style)]))]
            if let table { tables.append(("OS/2", Self.traits(weight: table.weight, selection: table.selection))) }
            let faces = FontFace.faces(in: Self.face(tables))
            #expect(faces.map(\.weights) == [weight...weight] && faces.map(\.isItalic) == [isItalic])
        }
    }

    @Test(
        arguments: [
            ([("wght", 100, 900)], 100.0...900.0), ([("wdth", 75, 125), ("wght", 300, 700)], 300...700),
            ([("wght", 800, 200)], 200...800), ([("opsz", 8, 72)], 400...400), ([], 400...400),
        ] as [([(String, Int, Int)], ClosedRange<Double>)])
    func `a variable font has the weights of its axis`(axes: [(String, Int, Int)], weights: ClosedRange<Double>) {
        let tables = [("name", Self.names([(3, 1, "A")])), ("fvar", Self.axes(axes.map { ($0, $1, $2) }))]
        #expect(FontFace.faces(in: Self.face(tables)).map(\.weights) == [weights])
    }

    @Test func `a collection has all its faces`() {
        let names = ["A", "B", "C"].map { Self.face([("name", Self.names([(3, 1, $0)]))]).count }
        var (offsets, faces): ([Int], [UInt8]) = ([], [])
        let start = 12 + 4 * names.count
        for name in ["A", "B", "C"] {
            offsets.append(start + faces.count)
            faces += Self.face([("name", Self.names([(3, 1, name)]))], at: start + faces.count)
        }
        let file = Array("ttcf".utf8) + Self.long(0x1_0000) + Self.long(3) + offsets.flatMap(Self.long) + faces
        #expect(FontFace.faces(in: file).map(\.families) == [["A"], ["B"], ["C"]])
        // A file that ends too early keeps the faces that are whole.
        #expect(FontFace.faces(in: file.dropLast(3)).map(\.families) == [["A"], ["B"]])
    }
}
