import L10nProject
import L10nReporting
import L10nSource

/// What is known when a request is answered: the projects as they were last checked, and the documents as they are now.
struct Workspace: Sendable {
    let judged: JudgedWorkspace
    /// The versions of the documents that were checked.
    let versions: [String: Int]
    let documents: [String: OpenDocument]
    let client: ClientCapabilities

    /// A file as it is now, as UTF-8: the editor's text, else what was read.
    func text(at path: String) -> SourceFile? {
        if let document = documents[path] { return SourceFile(path: path, bytes: document.text) }
        return source(at: path).map { SourceFile(path: path, bytes: $0.bytes, encoding: $0.encoding) }
    }

    /// A file as it was checked.
    func source(at path: String) -> SourceFile? {
        for part in judged.parts { if let source = part.source(at: path) { return source } }
        return nil
    }

    /// Whether places in what was checked are places in what the editor shows.
    func isCurrent(_ path: String) -> Bool {
        documents[path].map { versions[path] == $0.version } ?? true
    }

    func uri(of path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(of: path) }

    /// The places of a text as it is in the editor.
    func positions(inText source: SourceFile) -> TextPositions {
        TextPositions(source.bytes, client.encoding, countsMark: documents[source.path] != nil)
    }

    /// The places of a file as it was checked, in the editor.
    func positions(inChecked source: SourceFile, at path: String) -> TextPositions {
        TextPositions(source.bytes, client.encoding, countsMark: documents[path]?.countsMark ?? false)
    }

    /// A place of the protocol; nil for one in a file that is built in, or that has changed since.
    func location(_ span: SourceSpan, in part: JudgedWorkspace.Part) -> Location? {
        guard let path = part.path(of: span.file), isCurrent(path), let source = part.source(span.file) else {
            return nil
        }
        return Location(path: path, source: source, range: span.range)
    }
}

/// A place in a file of a project.
struct Location: Sendable, Hashable {
    let path: String
    let source: SourceFile
    let range: SourceRange

    static func == (left: Location, right: Location) -> Bool { left.path == right.path && left.range == right.range }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(range)
    }
}

extension Workspace {
    /// Places as the protocol writes them: each once, in the order in which they come. Lines of a file are counted once.
    func json(_ locations: [Location]) -> JSON {
        var tables: [String: TextPositions] = [:]
        var seen: Set<Location> = []
        return .array(
            locations.filter { seen.insert($0).inserted }.map { place in
                let table = tables[place.path] ?? positions(inChecked: place.source, at: place.path)
                tables[place.path] = table
                return ["uri": .string(uri(of: place.path)), "range": table.json(place.range)]
            })
    }
}
