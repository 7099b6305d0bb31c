public import L10nLocale

/// A value for a placeholder. Values have types, so that there is no list to misread.
public struct MessageArgument: Hashable, Sendable {
    /// A value with its type.
    public enum Value: Hashable, Sendable {
        case string(String)
        case int(Int64)
        case uint(UInt64)
        case double(Double)
        /// A moment, in milliseconds since 1970-01-01 00:00 UTC. Messages of ICU tell it in the time zone of the reader's
        /// environment.
        case date(milliseconds: Double)
    }

    /// What is filled in.
    public var value: Value
    /// The direction of a text that is known to have one, such as left to right for an address, a path or a code; nil
    /// for names and other texts of people, whose direction is never guessed (B-4).
    public var direction: TextDirection?
    /// Whether the lines of the text are kept, each isolated by itself (B-12).
    public var isMultiline: Bool

    /// A value of any type.
    public init(_ value: Value, direction: TextDirection? = nil, isMultiline: Bool = false) {
        self.value = value
        self.direction = direction
        self.isMultiline = isMultiline
    }

    /// A text, such as the name of a person.
    public static func string(_ text: String, direction: TextDirection? = nil) -> MessageArgument {
        MessageArgument(.string(text), direction: direction)
    }

    /// A whole number; it selects plural forms and is written as the language does.
    public static func int(_ number: Int) -> MessageArgument { MessageArgument(.int(Int64(number))) }

    /// A whole number; it selects plural forms and is written as the language does.
    public static func int(_ number: Int64) -> MessageArgument { MessageArgument(.int(number)) }

    /// A whole number; it selects plural forms and is written as the language does.
    public static func int(_ number: some BinaryInteger) -> MessageArgument {
        if let signed = Int64(exactly: number) { return MessageArgument(.int(signed)) }
        return MessageArgument(.uint(UInt64(clamping: number)))
    }

    /// A number that may have a fraction.
    public static func double(_ number: Double) -> MessageArgument { MessageArgument(.double(number)) }
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A text.
    public init(stringLiteral value: String) { self.init(.string(value)) }

    /// A whole number.
    public init(integerLiteral value: Int64) { self.init(.int(value)) }

    /// A number with a fraction.
    public init(floatLiteral value: Double) { self.init(.double(value)) }
}

/// The values for the placeholders of a message, by position and by name.
public struct MessageArguments: Hashable, Sendable {
    /// Argument 1 first; nil for an object that is absent (F-14).
    public var positional: [MessageArgument?]
    /// The arguments that have names.
    public var named: [String: MessageArgument]

    /// No arguments.
    public init() {
        self.init([])
    }

    /// Arguments by position, nil for one that is missing, and by name.
    public init(_ positional: [MessageArgument?], named: [String: MessageArgument] = [:]) {
        self.positional = positional
        self.named = named
    }

    /// Arguments by name.
    public init(named: [String: MessageArgument]) {
        self.init([], named: named)
    }

    /// These values with others over them.
    package func merging(_ others: MessageArguments) -> MessageArguments {
        if others.named.isEmpty, others.positional.isEmpty { return self }
        return MessageArguments(
            others.positional.isEmpty ? positional : others.positional,
            named: named.merging(others.named) { _, other in other })
    }
}

extension MessageArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Arguments by position; nil for one that is missing.
    public init(arrayLiteral elements: MessageArgument?...) { self.init(elements) }

    /// Arguments by name; the last of a name counts.
    public init(dictionaryLiteral elements: (String, MessageArgument)...) {
        self.init(named: Dictionary(elements) { _, last in last })
    }
}
