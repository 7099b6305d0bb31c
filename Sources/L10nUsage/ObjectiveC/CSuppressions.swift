package import L10nSource
import L10nSyntax

/// Reads the directives in the comments of a file of C or Objective-C (SUP-1 of checks.md): behind code they are for their
/// line, else for the statement that begins below; `disable-file` stands above everything but directives of the preprocessor.
package struct CSuppressions {
    package private(set) var suppressions: [Suppression] = []
    private let bytes: [UInt8]
    /// The statement that was found last, and from where: directives above each other have the same.
    private var known: (from: Int, statement: SourceRange)?

    private static let search = BytePattern(SuppressionDirective.marker)

    /// A file without a directive costs one search.
    package init(_ source: SourceFile) {
        bytes = source.bytes
        guard Self.search.first(in: bytes.span, from: 0) != nil else { return }
        var isBehindCode = false
        // Where code of the line that is being read began; nil where there is none yet.
        var code: Int?
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A:
                code = nil
                index += 1
            case 0x09, 0x0D, 0x20: index += 1
            case UInt8(ascii: "/"):
                guard let end = CLexer.endOfComment(bytes.span, from: index, to: bytes.count) else { fallthrough }
                add(SourceRange(index..<end), behind: code, isBehindCode: isBehindCode)
                index = end
            default:
                if code == nil, bytes[index] != UInt8(ascii: "#") { isBehindCode = true }
                code = code ?? index
                index = end(ofPartAt: index)
            }
        }
    }

    private mutating func add(_ comment: SourceRange, behind code: Int?, isBehindCode: Bool) {
        var content = comment
        if bytes[comment.indices].suffix(2).elementsEqual("*/".utf8) { content.upper -= 2 }
        for directive in SuppressionDirective.all(in: bytes, content) {
            let coverage: Suppression.Coverage
            if directive.isForFile {
                coverage = isBehindCode ? .nothing : .file
            } else if let code {
                coverage = .entry(SourceRange(code..<comment.indices.lowerBound), name: "")
            } else {
                coverage = statement(behind: comment.indices.upperBound).map { .entry($0, name: "") } ?? .nothing
            }
            suppressions.append(
                Suppression(directive, covers: coverage, removal: Suppression.removal(of: comment, in: bytes)))
        }
    }

    /// The next statement, up to its semicolon or block.
    private mutating func statement(behind offset: Int) -> SourceRange? {
        if let known, known.from <= offset, offset <= known.statement.indices.lowerBound { return known.statement }
        let statement = findStatement(behind: offset)
        known = statement.map { (offset, $0) }
        return statement
    }

    private func findStatement(behind offset: Int) -> SourceRange? {
        var start: Int?
        var index = offset
        while index < bytes.count {
            switch bytes[index] {
            case 0x09, 0x0A, 0x0D, 0x20: index += 1
            case UInt8(ascii: "/"):
                guard let end = CLexer.endOfComment(bytes.span, from: index, to: bytes.count) else { fallthrough }
                index = end
            case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                return start.map { SourceRange($0..<index + 1) }
            default:
                start = start ?? index
                index = end(ofPartAt: index)
            }
        }
        return start.map { SourceRange($0..<bytes.count) }
    }

    /// Behind a literal, or behind one byte: what stands in a literal is neither a comment nor the end of a statement.
    private func end(ofPartAt index: Int) -> Int {
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return index + 1 }
        var end = index + 1
        while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, bytes.count)
    }
}
