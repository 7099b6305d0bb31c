import Foundation
import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct SourceMapTests {
    private static let files = [
        "t/x.resolver.json": """
        { "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "a b.tokens.json" }, { "in": { "$type": "number", "line": { "$value": 3 } } }] } },
          "modifiers": { "m": { "default": "one", "contexts": { "one": [], "two": [{ "$ref": "two.tokens.json" }] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/m" }] }
        """,
        "t/a b.tokens.json": """
        { "\u{1F600} größe": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "z": { "$type": "number", "$value": 1 },
          "shade": {
            "$type": "color", "$description": "a long description that makes this group one of several lines in whatever is written of it",
            "red": { "$value": { "colorSpace": "srgb",
              "components": [1, 0, 0] } },
            "alias": { "$ref": "#/shade/red" } },
          "more": { "$extends": "{shade}" } }
        """,
        "t/two.tokens.json": #"{ "z": { "$type": "number", "$value": 2 } }"#,
    ]

    private static let sources = files.reduce(into: [:]) { $0[$1.key] = SourceFile(path: $1.key, text: $1.value) }

    /// A definition as its author's file has it.
    private struct Place: Hashable, Comparable {
        var path: String
        var name: SourceMap.Origin
        var value: SourceMap.Origin

        static func < (left: Place, right: Place) -> Bool {
            (left.path, left.name.file, left.name.line) < (right.path, right.name.file, right.name.line)
        }
    }

    private static func places(_ theme: Theme, _ origin: (SourceSpan) throws -> SourceMap.Origin) rethrows -> [Place] {
        try theme.tokens.paths.flatMap { path in
            try theme.tokens.definitions(of: path).map { definition in
                Place(path: path.text, name: try origin(definition.nameSpan), value: try origin(definition.valueSpan))
            }
        }.sorted()
    }

    @Test(arguments: [ThemeBundle.Place.inline, .definitions])
    func `places survive a bundle (TO-4)`(place: ThemeBundle.Place) throws {
        let theme = Theme.read("t/x.resolver.json") { Self.sources[$0] }.value
        let document = ThemeBundle(theme, place).document()
        let written = document.sourceMap(files: Self.sources) { String($0.dropFirst(2)) }.text(of: "b.resolver.json")
        let map = try #require(SourceMap.read(SourceFile(path: "b.resolver.json.map", text: written)))
        let bundle = SourceFile(path: "b.resolver.json", text: document.text)
        let after = Theme.read(bundle.path) { _ in bundle }.value

        let authored = Self.places(theme) { span in
            let position = LineTable(Self.sources[span.file]!).position(of: Int(span.range.lower))
            return SourceMap.Origin(file: String(span.file.dropFirst(2)), line: position.line, column: position.column)
        }
        let lines = LineTable(bundle)
        let traced = try Self.places(after) { try #require(map.origin(of: lines.position(of: Int($0.range.lower)))) }
        #expect(authored.count == 6)
        #expect(traced == authored)
    }

    @Test func `without extensions an inherited token comes from where it is defined`() throws {
        let theme = Theme.read("t/x.resolver.json") { Self.sources[$0] }.value
        let document = try #require(ThemeBundle(theme, .inline).plainDocument())
        let map = document.sourceMap(files: Self.sources) { $0 }
        let bundle = SourceFile(path: "b.resolver.json", text: document.text)
        let after = Theme.read(bundle.path) { _ in bundle }.value
        let inherited = try #require(after.tokens.definitions(of: "more.red").first)
        let origin = map.origin(of: LineTable(bundle).position(of: Int(inherited.nameSpan.range.lower)))
        #expect(origin == SourceMap.Origin(file: "t/a b.tokens.json", line: 4, column: 5))
    }

    /// The same text read by the `SourceMap` of Node.js 20 gives the same places.
    @Test func `maps of other writers are read`() throws {
        let text = #"""
            {"version":3,"sourceRoot":"src","sources":["a.json",null,"b.json"],"names":["n"],
             "mappings":"AAAA,EACG,C;;YEiB0iBA,F,KADA"}
            """#
        let map = try #require(SourceMap.read(SourceFile(path: "x.map", text: text)))
        func origin(_ line: Int, _ column: Int) -> SourceMap.Origin? {
            map.origin(of: SourcePosition(line: line, column: column, offset: 0))
        }
        #expect(origin(1, 1) == SourceMap.Origin(file: "src/a.json", line: 1, column: 1))
        #expect(origin(1, 2) == SourceMap.Origin(file: "src/a.json", line: 1, column: 1))
        #expect(origin(1, 3) == SourceMap.Origin(file: "src/a.json", line: 2, column: 4))
        #expect(origin(1, 4) == nil && origin(2, 9) == nil, "from here on nothing is known")
        #expect(origin(3, 11) == nil)
        #expect(origin(3, 13) == SourceMap.Origin(file: "src/b.json", line: 19, column: 558))
        #expect(origin(3, 16) == SourceMap.Origin(file: "src/b.json", line: 18, column: 558))
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"version":2,"sources":[],"mappings":""}"#, #"{"version":3,"sources":[],"mappings":"A!"}"#,
        #"{"version":3,"sources":{},"mappings":""}"#, #"{"version":3,"sources":["a"],"mappings":"D"}"#,
        #"{"version":3,"sources":["a"],"mappings":"AA"}"#,
        #"{"version":3,"sources":["a"],"mappings":"ggggggggggggggggggggg"}"#,
        #"{"version":3,"sources":["a"],"mappings":"A"#,
    ])
    func `what is no source map is refused`(text: String) {
        #expect(SourceMap.read(SourceFile(path: "x.map", text: text)) == nil)
    }

    @Test func `a map that names a source too many answers nothing there`() throws {
        let file = SourceFile(path: "x.map", text: #"{"version":3,"sources":["a"],"mappings":"ACAA"}"#)
        let map = try #require(SourceMap.read(file))
        #expect(map.origin(of: SourcePosition(line: 1, column: 1, offset: 0)) == nil)
    }

    @Test func `every segment comes back as it was written`() throws {
        var random = SeededGenerator.announced()
        for _ in 0..<200 {
            var line = 0
            var segments: [SourceMap.Segment] = []
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                line += Int.random(in: 0...2, using: &random)
                segments.append(
                    SourceMap.Segment(
                        line: line, column: Int.random(in: 0...5_000, using: &random),
                        source: Int.random(in: 0...3, using: &random),
                        sourceLine: Int.random(in: 0...2_000_000, using: &random),
                        sourceColumn: Int.random(in: 0...40, using: &random)))
            }
            segments.sort { ($0.line, $0.column) < ($1.line, $1.column) }
            let map = SourceMap(sources: ["a", "b \"c\"", "../d", "<e>"], segments: segments)
            let read = SourceMap.read(SourceFile(path: "x.map", text: map.text(of: "x")))
            #expect(read?.sources == map.sources)
            #expect(read?.segments.map { [$0.line, $0.column] } == segments.map { [$0.line, $0.column] })
            #expect(Set(read?.segments ?? []) == Set(segments))
        }
    }
}
