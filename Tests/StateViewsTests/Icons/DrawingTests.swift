import DefaultResources
import StateViews
import Testing

/// Drawings are shapes alone, so that they are safe to paste into a page and can become any platform's vectors.
@Suite struct DrawingTests {
    static let paths = DefaultResources.files(under: Icon.folder).map(\.path)

    /// The attributes that shapes may have, apart from how they are painted.
    static let geometry: [String: Set<String>] = [
        "path": ["d"],
        "circle": ["cx", "cy", "r"],
        "rect": ["x", "y", "width", "height", "rx"],
    ]
    static let paint: Set = ["fill", "fill-rule", "stroke", "stroke-width"]

    @Test(arguments: paths)
    func `a drawing is well-formed, of few shapes, and below 1 KB (ES-9)`(_ path: String) throws {
        let drawing = try #require(Drawing(path))
        #expect(!drawing.hasMore && !drawing.shapes.isEmpty)
        #expect(drawing.text.utf8.count < 1024 && drawing.text.hasSuffix("</svg>\n"))
        #expect(drawing.text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        for shape in drawing.shapes {
            let geometry = try #require(Self.geometry[shape.name], "\(shape.name)")
            #expect(geometry.isSubset(of: shape.attributes.keys))
            #expect(geometry.union(Self.paint).isSuperset(of: shape.attributes.keys))
        }
    }

    @Test(arguments: paths)
    func `drawings are of one family (ES-9)`(_ path: String) throws {
        var attributes = try #require(Drawing(path)).root.attributes
        let size = [attributes.removeValue(forKey: "width"), attributes.removeValue(forKey: "height")].compactMap(
            \.self)
        #expect(attributes.removeValue(forKey: "viewBox") == "0 0 " + size.joined(separator: " "))
        #expect(attributes.removeValue(forKey: "stroke") != nil)
        attributes["aria-hidden"] = nil
        #expect(
            attributes == [
                "xmlns": "http://www.w3.org/2000/svg", "fill": "none", "stroke-width": "1.5",
                "stroke-linecap": "round", "stroke-linejoin": "round",
            ])
    }

    @Test(arguments: IconRegistry.all)
    func `an icon is a square that takes any tint and is not spoken (VA-5 A-2)`(_ icon: Icon) throws {
        let drawing = try #require(Drawing(icon.path))
        #expect(drawing.size == [24, 24])
        #expect(drawing.colors == ["currentColor"])
        #expect(drawing.root.attributes["aria-hidden"] == "true")
    }

    @Test(arguments: paths)
    func `every shape lies within its drawing (ES-9)`(_ path: String) throws {
        let drawing = try #require(Drawing(path))
        for shape in drawing.shapes {
            let points = try #require(Outline.points(of: shape), "\(shape)")
            let half = shape.attributes["stroke"] == "none" ? 0 : 0.75
            for point in points {
                #expect(zip(point, drawing.size).allSatisfy { half <= $0 && $0 <= $1 - half }, "\(point) of \(shape)")
            }
        }
    }
}
