import L10nSource

/// Writes XML the way that reports look: one element a line, two spaces, attributes in the order in which they come.
///
/// Any text can be written. Control, direction and invisible characters become references, so that a report which somebody
/// looks at hides nothing; what XML cannot hold, not even as a reference, becomes its code point as in `U+0000`.
/// Source: XML 1.0, 2.2 and 4.1.
struct XMLWriter {
    private var buffer = TextBuffer()
    private var depth = 0

    init() { buffer += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

    /// What was written so far. Made anew each time.
    var output: String { buffer.text }

    typealias Attributes = KeyValuePairs<String, String?>

    /// An element without content. Attributes without a value are left out.
    mutating func element(_ name: String, _ attributes: Attributes) {
        start(name, attributes)
        buffer += "/>\n"
    }

    /// An element with other elements in it.
    mutating func element(_ name: String, _ attributes: Attributes, _ content: (inout XMLWriter) -> Void) {
        start(name, attributes)
        buffer += ">\n"
        depth += 1
        content(&self)
        depth -= 1
        indent()
        end(name)
    }

    /// An element with text in it. A line break within a line becomes a reference.
    mutating func element(_ name: String, _ attributes: Attributes, lines: [String]) {
        start(name, attributes)
        buffer += ">"
        for (index, line) in lines.enumerated() {
            if index > 0 { buffer += "\n" }
            append(line)
        }
        end(name)
    }

    private mutating func start(_ name: String, _ attributes: Attributes) {
        indent()
        buffer += "<"
        buffer += name
        for (name, value) in attributes {
            guard let value else { continue }
            buffer += " "
            buffer += name
            buffer += "=\""
            append(value)
            buffer += "\""
        }
    }

    private mutating func end(_ name: String) {
        buffer += "</"
        buffer += name
        buffer += ">\n"
    }

    private mutating func indent() {
        buffer.indent(depth)
    }

    private mutating func append(_ text: String) {
        if buffer.append(text, where: Self.isPlain) { return }
        for scalar in text.unicodeScalars { append(scalar) }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        guard byte >= 0x20, byte < 0x7F else { return false }
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return false
        default: return true
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "&": buffer += "&amp;"
        case "<": buffer += "&lt;"
        case ">": buffer += "&gt;"
        case "\"": buffer += "&quot;"
        case "\t", "\n", "\r": appendReference(scalar)
        case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": buffer += Wording.codePoint(scalar)
        case let scalar where Wording.isInvisible(scalar): appendReference(scalar)
        default: buffer.append(scalar)
        }
    }

    private mutating func appendReference(_ scalar: Unicode.Scalar) {
        buffer += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
}
