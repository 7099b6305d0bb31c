import L10nSource

/// Writes JSON the way that reports look: members in the order in which they come, two spaces, `/` as it is.
///
/// Control, direction and invisible characters are escaped, so that a report which somebody looks at hides nothing.
/// Source: RFC 8259.
package struct JSONWriter {
    private var buffer = TextBuffer()
    private var depth = 0
    /// Whether the innermost array or object has nothing in it yet.
    private var isEmpty = true
    private var isOnOneLine = false

    package init() {}

    /// What was written so far. Made anew each time.
    package var output: String { buffer.text }

    package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

    package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        nest("[", "]") { writer in
            for element in elements {
                writer.separate()
                write(&writer, element)
            }
        }
    }

    /// One member of an object; `write` writes its value.
    package mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
        separate()
        string(name)
        buffer += ": "
        write(&self)
    }

    package mutating func member(_ name: String, _ value: String) { member(name) { $0.string(value) } }

    package mutating func member(_ name: String, _ value: Int) { member(name) { $0.buffer += String(value) } }

    package mutating func member(_ name: String, _ value: Double) { member(name) { $0.buffer += Self.text(of: value) } }

    /// An object on one line, for what there is much of.
    package mutating func line(_ members: (inout JSONWriter) -> Void) {
        isOnOneLine = true
        object(members)
        isOnOneLine = false
    }

    /// An object as a member.
    package mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
        member(name) { $0.object(members) }
    }

    /// An array as a member.
    package mutating func array<Element>(
        _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        member(name) { $0.array(elements, write) }
    }

    /// A value by itself: `true` or `false`.
    package mutating func flag(_ value: Bool) { buffer += value ? "true" : "false" }

    /// A value by itself: a text.
    package mutating func text(_ value: String) { string(value) }

    /// A value by itself: a number; `null` for nil and for what JSON cannot say.
    package mutating func number(_ value: Double?) { buffer += value.map(Self.text) ?? "null" }

    /// A member that is left out when there is no value.
    package mutating func member(_ name: String, ifPresent value: String?) {
        if let value { member(name, value) }
    }

    package mutating func endLine() { buffer += "\n" }

    private mutating func nest(_ open: String, _ close: String, _ content: (inout JSONWriter) -> Void) {
        buffer += open
        depth += 1
        isEmpty = true
        content(&self)
        depth -= 1
        if !isEmpty { newLine() }
        isEmpty = false
        buffer += close
    }

    private mutating func separate() {
        if !isEmpty { buffer += isOnOneLine ? ", " : "," }
        // The one around it holds something now: this one.
        isEmpty = false
        newLine()
    }

    private mutating func newLine() {
        if isOnOneLine { return }
        buffer += "\n"
        buffer.indent(depth)
    }

    private mutating func string(_ text: String) {
        buffer += "\""
        if !buffer.append(text, where: { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            for scalar in text.unicodeScalars { append(scalar) }
        }
        buffer += "\""
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": buffer += "\\\""
        case "\\": buffer += "\\\\"
        case "\n": buffer += "\\n"
        case "\r": buffer += "\\r"
        case "\t": buffer += "\\t"
        case let scalar where Wording.isInvisible(scalar):
            for unit in String(scalar).utf16 { buffer += "\\u" + String(unit, radix: 16).zeroPadded(to: 4) }
        default: buffer.append(scalar)
        }
    }

    /// Whole numbers without a fraction; `null` for what JSON cannot say.
    static func text(of value: Double) -> String {
        guard value.isFinite else { return "null" }
        // Above 2^53 a double stands for several whole numbers, and its digits would look exact.
        if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
        return value.description
    }
}
