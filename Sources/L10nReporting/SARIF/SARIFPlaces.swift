import L10nSource

/// Writes files and regions of SARIF.
struct SARIFPlaces {
    /// The name of the folder that relative addresses start from.
    static let root = "%SRCROOT%"
    /// The longest text of a region that is shown whole, in bytes.
    private static let longestSnippet = 400
    private var sources: SourceIndex

    init(_ sources: [SourceFile]) { self.sources = SourceIndex(sources) }

    /// The members of a `physicalLocation`.
    mutating func write(_ span: SourceSpan, to json: inout JSONWriter) {
        Self.writeFile(span.file, to: &json)
        json.object("region") { json in
            writeRegion(span, to: &json)
            guard let snippet = snippet(span) else { return }
            json.object("snippet") { $0.member("text", snippet) }
        }
    }

    /// The members of a `region`, without its text.
    mutating func writeRegion(_ span: SourceSpan, to json: inout JSONWriter) {
        let (start, end) = sources.places(of: span)
        json.member("startLine", start.line)
        json.member("startColumn", start.column)
        json.member("endLine", end.line)
        json.member("endColumn", end.column)
    }

    /// Whether lines and columns can say what an edit replaces: not in a file whose text is unknown, and a byte-order mark
    /// has no column.
    mutating func canTell(_ edit: Edit) -> Bool {
        guard sources.text(of: edit.span.file) != nil else { return false }
        let (start, end) = sources.places(of: edit.span)
        return edit.span.range.isEmpty || (start.line, start.column) != (end.line, end.column)
    }

    /// `PATH:LINE:COLUMN`.
    mutating func text(of span: SourceSpan) -> String {
        let start = sources.places(of: span).start
        return "\(span.file):\(start.line):\(start.column)"
    }

    static func writeFile(_ path: String, to json: inout JSONWriter) {
        json.object("artifactLocation") { json in
            json.member("uri", (path.hasPrefix("/") ? "file://" : "") + address(path))
            if !path.hasPrefix("/") { json.member("uriBaseId", root) }
        }
    }

    /// The path with all but letters, digits, `-._~` and `/` as percent and two digits. Source: RFC 3986, 2.1.
    private static func address(_ path: String) -> String {
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private mutating func snippet(_ span: SourceSpan) -> String? {
        guard let (file, _) = sources.text(of: span.file) else { return nil }
        let lower = min(Int(span.range.lower), file.bytes.count)
        let upper = min(Int(span.range.upper), file.bytes.count)
        guard upper - lower > Self.longestSnippet else {
            return String(decoding: file.bytes[lower..<upper], as: UTF8.self)
        }
        var end = lower + Self.longestSnippet
        while end > lower, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: file.bytes[lower..<end], as: UTF8.self) + "…"
    }
}
