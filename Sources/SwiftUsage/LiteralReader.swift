#if SourceScan
import L10nSource
import L10nUsage
import SwiftSyntax

/// Reads string literals: plain, raw and of several lines.
enum LiteralReader {
    /// The literal with its escapes resolved.
    /// - Parameter hole: what is known of an interpolation.
    static func text(
        _ literal: StringLiteralExprSyntax, _ hole: (ExpressionSegmentSyntax) -> CodeHole
    ) -> CodeText {
        let pounds = literal.openingPounds?.text.utf8.count ?? 0
        var parts: [CodeText.Part] = []
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let segment): append(segment.content.text, pounds, to: &text)
            case .expressionSegment(let segment):
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(.hole(hole(segment)))
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return CodeText(parts, at: literal.range)
    }

    /// Source: The Swift Programming Language, "Lexical Structure", grammar of a string literal.
    private static func append(_ content: String, _ pounds: Int, to text: inout String) {
        // Most segments say what they are written as.
        guard content.utf8.contains(UInt8(ascii: "\\")) || content.utf8.contains(0x0D) else {
            text += content
            return
        }
        var rest = content.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            // A line ends in one line feed, however the file writes it.
            case "\r":
                if rest.first == "\n" { rest.removeFirst() }
                text.unicodeScalars.append("\n")
            case "\\" where rest.prefix(pounds).count == pounds && rest.prefix(pounds).allSatisfy { $0 == "#" }:
                rest.removeFirst(pounds)
                if let value = escaped(&rest) { text.unicodeScalars.append(value) }
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The character that an escape stands for; nil for the end of a line that goes on.
    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard let kind = rest.popFirst() else { return nil }
        switch kind {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "u":
            guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
            let digits = String(rest[..<end].dropFirst())
            rest = rest[rest.index(after: end)...]
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        // In a literal of several lines a backslash at a line's end takes the line end away, blanks before it too.
        case " ", "\t", "\r", "\n":
            var last = kind
            while last != "\n", let next = rest.popFirst() { last = next }
            return nil
        default: return kind
        }
    }
}
#endif
