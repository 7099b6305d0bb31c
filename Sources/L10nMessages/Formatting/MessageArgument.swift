package import L10nLocale

/// A value for a placeholder. Values have types, so that there is no list to misread.
package struct MessageArgument: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case string(String)
        case int(Int64)
        case uint(UInt64)
        case double(Double)
        /// A moment, in milliseconds since 1970-01-01 00:00 UTC.
        case date(milliseconds: Double)
    }

    package var value: Value
    /// The direction of a text that is known to have one, such as left to right for an address, a path or a code; nil
    /// for names and other texts of people, whose direction is never guessed (B-4).
    package var direction: TextDirection?
    /// Whether the lines of the text are kept, each isolated by itself (B-12).
    package var isMultiline: Bool

    package init(_ value: Value, direction: TextDirection? = nil, isMultiline: Bool = false) {
        self.value = value
        self.direction = direction
        self.isMultiline = isMultiline
    }

    package static func string(_ text: String, direction: TextDirection? = nil) -> MessageArgument {
        MessageArgument(.string(text), direction: direction)
    }

    package static func int(_ number: Int) -> MessageArgument { MessageArgument(.int(Int64(number))) }

    package static func int(_ number: Int64) -> MessageArgument { MessageArgument(.int(number)) }

    package static func int(_ number: some BinaryInteger) -> MessageArgument {
        if let signed = Int64(exactly: number) { return MessageArgument(.int(signed)) }
        return MessageArgument(.uint(UInt64(clamping: number)))
    }

    package static func double(_ number: Double) -> MessageArgument { MessageArgument(.double(number)) }
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    package init(stringLiteral value: String) { self.init(.string(value)) }

    package init(integerLiteral value: Int64) { self.init(.int(value)) }

    package init(floatLiteral value: Double) { self.init(.double(value)) }
}

/// The values for the placeholders of a message, by position and by name.
package struct MessageArguments: Hashable, Sendable {
    /// Argument 1 first; nil for an object that is absent (F-14).
    package var positional: [MessageArgument?]
    package var named: [String: MessageArgument]

    package init() {
        self.init([])
    }

    package init(_ positional: [MessageArgument?], named: [String: MessageArgument] = [:]) {
        self.positional = positional
        self.named = named
    }

    package init(named: [String: MessageArgument]) {
        self.init([], named: named)
    }
}

extension MessageArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: MessageArgument?...) { self.init(elements) }

    package init(dictionaryLiteral elements: (String, MessageArgument)...) {
        self.init(named: Dictionary(elements) { _, last in last })
    }
}
