import L10nMessages
import L10nSource

/// What the arguments of a text are, by their positions.
struct ArgumentTypes {
    private var types: [Int: ArgumentType] = [:]

    init(_ reading: PlaceholderReading) {
        var next = 0
        for placeholder in reading.placeholders where placeholder.specifier != nil {
            next += 1
            types[placeholder.position > 0 ? placeholder.position : next] = placeholder.type
        }
    }

    /// Whether what a fix writes reads each argument as what it is.
    func accept(_ fix: TextFix, notation: MessageNotation) -> Bool {
        fix.edits.allSatisfy { edit in
            let written = Array(edit.replacement.utf8)
            return PlaceholderReading(written.span, notation: notation).placeholders.allSatisfy { placeholder in
                types[placeholder.position].map { ArgumentRelation(from: $0, to: placeholder.type).severity != .error }
                    ?? false
            }
        }
    }
}
