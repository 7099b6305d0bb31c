package import L10nSource
internal import L10nSyntax

/// Source maps as files. Source: ECMA-426, section 8.
extension SourceMap {
    /// The text of the file.
    /// - Parameter file: the name of the generated file.
    package func text(of file: String) -> String {
        TokenJSON.object([
            ("version", .raw("3")), ("file", .text(file)), ("sources", .list(sources.map(TokenJSON.text))),
            ("names", .list([])), ("mappings", .text(mappings)),
        ]).file
    }

    /// The segments of each line, each as the difference to the one before in Base64 VLQ.
    private var mappings: String {
        var result = ""
        var last = Segment(line: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0)
        var isFirst = true
        for segment in segments {
            // Columns count anew on each line; sources and their places go on from the segment before.
            while last.line < segment.line {
                result += ";"
                last.line += 1
                last.column = 0
                isFirst = true
            }
            if !isFirst { result += "," }
            isFirst = false
            let differences = [
                segment.column - last.column, segment.source - last.source, segment.sourceLine - last.sourceLine,
                segment.sourceColumn - last.sourceColumn,
            ]
            for difference in differences { VLQ.append(difference, to: &result) }
            last = segment
        }
        return result
    }

    /// Reads the text of a source map; nil for what is none.
    ///
    /// Names and the texts of sources are not read.
    package static func read(_ file: SourceFile) -> SourceMap? {
        let parsed = JSONTree.parse(file)
        let root = parsed.value.root
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }), root["version"]?.integer == 3,
            let mappings = root["mappings"]?.string, let sources = root["sources"], sources.isArray
        else { return nil }
        let folder = root["sourceRoot"]?.string.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        return segments(mappings).map { segments in
            SourceMap(sources: sources.elements.map { $0.string.map { folder + $0 } ?? "" }, segments: segments)
        }
    }

    private static func segments(_ mappings: String) -> [Segment]? {
        var segments: [Segment] = []
        var current = Segment(line: 0, column: 0, source: 0, sourceLine: 0, sourceColumn: 0)
        var isSound: Bool {
            current.column >= 0 && current.source >= 0 && current.sourceLine >= 0 && current.sourceColumn >= 0
        }
        for (line, text) in mappings.utf8.split(separator: 0x3B, omittingEmptySubsequences: false).enumerated() {
            current.line = line
            current.column = 0
            for field in text.split(separator: 0x2C) {
                guard let numbers = VLQ.read(field), [1, 4, 5].contains(numbers.count) else { return nil }
                current.column += numbers[0]
                if numbers.count > 1 {
                    current.source += numbers[1]
                    current.sourceLine += numbers[2]
                    current.sourceColumn += numbers[3]
                }
                guard isSound else { return nil }
                segments.append(current)
                // `current` keeps its source, from which the next difference counts.
                if numbers.count == 1 { segments[segments.count - 1].source = -1 }
            }
        }
        // Some writers leave the segments of a line in any order.
        return segments.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}

/// Numbers as Base64 digits of five bits, the lowest first, with the sign in the lowest bit. Source: ECMA-426, section 6.
private enum VLQ {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func append(_ number: Int, to text: inout String) {
        var rest = number < 0 ? -number << 1 | 1 : number << 1
        repeat {
            let digit = rest & 31
            rest >>= 5
            text.unicodeScalars.append(Unicode.Scalar(digits[rest > 0 ? digit | 32 : digit]))
        } while rest > 0
    }

    /// All numbers of a field; nil for what is none, and for numbers of over 32 bits.
    static func read(_ field: Substring.UTF8View) -> [Int]? {
        var numbers: [Int] = []
        var number = 0
        var shift = 0
        for byte in field {
            // Seven digits hold 32 bits; an eighth is refused before anything is shifted out.
            guard let digit = digits.firstIndex(of: byte), shift < 35 else { return nil }
            number |= (digit & 31) << shift
            shift += 5
            guard digit & 32 == 0 else { continue }
            guard number >> 1 <= Int(Int32.max) else { return nil }
            numbers.append(number & 1 == 0 ? number >> 1 : -(number >> 1))
            (number, shift) = (0, 0)
        }
        return shift == 0 ? numbers : nil
    }
}
