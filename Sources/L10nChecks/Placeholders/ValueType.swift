import L10nCatalog
import L10nMessages
import L10nSource
import MessageChecks

/// The type that a file names for a variable: a conversion without its percent sign, such as `lld`.
struct ValueType {
    /// What the run time reads, which takes the first conversion there is; nil without one.
    let argument: ArgumentType?
    /// Whether the text is one conversion and nothing else.
    let isOneConversion: Bool

    init(_ text: String) {
        let bytes = Array(("%" + text).utf8)
        let placeholders = PlaceholderReading(bytes.span, notation: .printf).placeholders
        argument = placeholders.first?.type
        isOneConversion = placeholders.count == 1 && placeholders[0].range.count == bytes.count
    }
}

extension FormVariable {
    /// What is read for the variable; nil when its type is none.
    var argumentType: ArgumentType? { ValueType(valueType ?? "").argument }
}
