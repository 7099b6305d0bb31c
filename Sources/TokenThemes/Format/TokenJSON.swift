package import L10nSource
package import L10nSyntax

/// JSON as people write token files: an object on one line where there is room, else a line for each member.
package enum TokenJSON: Sendable {
    /// Text that is JSON already; it is kept byte for byte.
    case raw(String)
    case list([TokenJSON])
    case object([(name: String, value: TokenJSON)])
    /// What stands elsewhere in the file of its author, with the place of its name where it has one there.
    indirect case placed(TokenJSON, name: SourceSpan? = nil, value: SourceSpan)

    package static func text(_ text: String) -> TokenJSON { .raw(JSONText.quoted(text)) }

    /// A value of a file in the layout of this one; its numbers and texts stay as they are written.
    package init(_ value: JSONValue) {
        switch value.kind {
        case .object: self = .object(value.members.map { ($0.name, TokenJSON($0.value)) })
        case .array: self = .list(value.elements.map(TokenJSON.init))
        case .string where value.rawText.utf8.first == 0x27 || value.rawText.contains("\\'"):
            // As JSON5 writes it.
            self = .text(value.string ?? "")
        case .null, .false, .true, .number, .string, .invalid: self = .raw(value.rawText)
        }
    }

    /// The text of a file.
    package var file: String { written(indent: "", before: 0) + "\n" }

    /// All of it on one line.
    package var lineText: String {
        switch self {
        case .raw(let text): text
        case .list(let items): "[\(items.map(\.lineText).joined(separator: ", "))]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.name)): \($0.value.lineText)" }.joined(separator: ", ") + "}"
        case .placed(let json, _, _): json.lineText
        }
    }

    package static func quoted(_ text: String) -> String { JSONText.quoted(text) }

    private static let width = 120

    /// - Parameter before: the columns that stand before it on its first line.
    private func written(indent: String, before: Int) -> String {
        if let line = line(room: Self.width - before) { return line }
        let inner = indent + "  "
        switch self {
        case .raw(let text): return text
        case .list(let items):
            let lines = items.map { inner + $0.written(indent: inner, before: inner.utf8.count) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members):
            let lines = members.map { name, value in
                let start = inner + JSONText.quoted(name) + ": "
                return start + value.written(indent: inner, before: start.utf8.count)
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .placed(let json, _, _): return json.written(indent: indent, before: before)
        }
    }

    /// Whether it is a token, or a group that says something of itself.
    private var isNode: Bool {
        switch self {
        case .object(let members): members.contains { $0.name.utf8.first == 0x24 }
        case .placed(let json, _, _): json.isNode
        case .raw, .list: false
        }
    }

    /// The text on one line; nil when there is no room for it.
    private func line(room: Int) -> String? {
        // Ends where the line does, so that no object is written in full at each level around it.
        guard room > 0 else { return nil }
        var result: String
        switch self {
        case .raw(let text): return text.utf8.contains(0x0A) ? nil : text
        case .placed(let json, _, _): return json.line(room: room)
        case .list(let items):
            result = "["
            for (index, item) in items.enumerated() {
                guard let text = item.line(room: room - result.utf8.count) else { return nil }
                result += (index > 0 ? ", " : "") + text
            }
            result += "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            result = "{ "
            for (index, member) in members.enumerated() {
                // Groups and tokens inside others stand on lines of their own.
                if member.value.isNode { return nil }
                guard let text = member.value.line(room: room - result.utf8.count) else { return nil }
                result += (index > 0 ? ", " : "") + "\(JSONText.quoted(member.name)): \(text)"
            }
            result += " }"
        }
        return result.utf8.count <= room ? result : nil
    }
}
