package import L10nSource
internal import L10nSyntax

/// Where the places of a generated file come from.
///
/// Source: ECMA-426, Source map format specification, 1st edition.
package struct SourceMap: Sendable, Hashable {
    /// A place of a file that people wrote.
    package struct Origin: Sendable, Hashable {
        /// The path of the file, from the folder of the map.
        package var file: String
        /// From 1.
        package var line: Int
        /// From 1, in UTF-16 code units.
        package var column: Int
    }

    /// A place of the generated file, and where it comes from; all numbers count from 0.
    struct Segment: Sendable, Hashable {
        var line: Int
        var column: Int
        /// -1 for what comes from nowhere.
        var source: Int
        var sourceLine: Int
        var sourceColumn: Int
    }

    /// The paths of the files that people wrote, from the folder of the map; empty for one that is not named.
    let sources: [String]
    /// In the order of the generated file.
    let segments: [Segment]

    init(sources: [String], segments: [Segment]) {
        self.sources = sources
        self.segments = segments
    }

    /// Where a place of the generated file comes from; nil when it is before all that comes from elsewhere.
    ///
    /// What lies between two places that are known comes from the first of them.
    package func origin(of position: SourcePosition) -> Origin? {
        let (line, column) = (position.line - 1, position.column - 1)
        let next = segments.partitioningIndex { ($0.line, $0.column) > (line, column) }
        guard next > 0, sources.indices.contains(segments[next - 1].source) else { return nil }
        let segment = segments[next - 1]
        guard !sources[segment.source].isEmpty else { return nil }
        return Origin(file: sources[segment.source], line: segment.sourceLine + 1, column: segment.sourceColumn + 1)
    }
}

extension SourceMap {
    /// Finds the places of a document that was written from JSON with the places of its author.
    /// - Parameters:
    ///   - files: the files of the authors, by the paths in their places.
    ///   - path: what the map calls a file of an author.
    package init(_ json: TokenJSON, writtenAs text: String, files: [String: SourceFile], path: (String) -> String) {
        let document = SourceFile(path: "", text: text)
        let lines = LineTable(document)
        var tables: [String: LineTable] = [:]
        var numbers: [String: Int] = [:]
        var sources: [String] = []
        var segments: [Segment] = []
        Self.forEachPlace(json, JSONTree.parse(document).value.root) { written, span in
            guard let table = tables[span.file] ?? files[span.file].map({ LineTable($0) }) else { return }
            tables[span.file] = table
            let number = numbers[span.file] ?? sources.count
            if number == sources.count {
                numbers[span.file] = number
                sources.append(path(span.file))
            }
            let here = lines.position(of: Int(written.lower))
            let there = table.position(of: Int(span.range.lower))
            segments.append(
                Segment(
                    line: here.line - 1, column: here.column - 1, source: number, sourceLine: there.line - 1,
                    sourceColumn: there.column - 1))
        }
        self.init(sources: sources, segments: segments)
    }

    /// Walks JSON and what was read of its text, in the order of the text.
    private static func forEachPlace(
        _ json: TokenJSON, _ value: JSONValue, _ body: (SourceRange, SourceSpan) -> Void
    ) {
        var pending = [(json, value)]
        while let (json, value) = pending.popLast() {
            switch json {
            case .raw: break
            case .placed(let json, let name, let place):
                if let name, let member = value.asMember { body(member.nameRange, name) }
                body(value.range, place)
                pending.append((json, value))
            // Members and items are turned around, as the last one of the list is taken first.
            case .object(let members):
                pending += zip(members, value.members).map { ($0.value, $1.value) }.reversed()
            case .list(let items):
                pending += zip(items, value.elements).map { ($0, $1) }.reversed()
            }
        }
    }
}
