import L10nReporting
import L10nSource
import L10nSyntax

extension JSONWriter {
    /// The member `tree`: a JSON value with all that is in it, each with its kind, its raw text and its place.
    mutating func tree(_ value: JSONValue, _ lines: LineTable) {
        member("tree") { $0.value(value, lines) }
    }

    private mutating func value(_ value: JSONValue, _ lines: LineTable) {
        object { writer in
            writer.place(value.range.lower, lines)
            switch value.kind {
            case .object:
                writer.member("kind", "object")
                writer.member("members") { writer in
                    writer.array(Array(value.members)) { writer, member in
                        writer.object { writer in
                            writer.member("name", member.name)
                            writer.place(member.range.lower, lines)
                            writer.member("value") { $0.value(member.value, lines) }
                        }
                    }
                }
            case .array:
                writer.member("kind", "array")
                writer.member("elements") { writer in
                    writer.array(Array(value.elements)) { $0.value($1, lines) }
                }
            case .string:
                writer.member("kind", "string")
                writer.member("raw", value.rawText)
                writer.member("text", ifPresent: value.string)
            case .number:
                writer.member("kind", "number")
                writer.member("raw", value.rawText)
            case .true, .false:
                writer.member("kind", "boolean")
                writer.member("raw", value.rawText)
            case .null:
                writer.member("kind", "null")
                writer.member("raw", value.rawText)
            case .invalid:
                writer.member("kind", "invalid")
                writer.member("raw", value.rawText)
            }
        }
    }
}
