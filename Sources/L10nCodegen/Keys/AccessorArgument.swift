/// A value that an accessor takes.
package struct AccessorArgument: Hashable, Sendable {
    /// Where a text has it.
    package enum Place: Hashable, Sendable {
        /// From 1.
        case position(Int)
        case name(String)
    }

    package enum ValueType: Hashable, Sendable {
        case string, int, uint, double, character, cString, pointer
        /// In milliseconds since 1970-01-01 00:00 UTC.
        case moment
        /// What no value of Swift can be passed for, such as a Pascal string.
        case unpassable
    }

    package var place: Place
    /// The name of a plural variable or a hole; nil for what has a number alone.
    package var name: String?
    package var type: ValueType
    /// How a text writes it, such as `%1$@`.
    package var source: String
}

/// What a message asks of its caller.
package struct AccessorArguments: Hashable, Sendable {
    /// Argument 1 first; nil for one that no placeholder reads.
    package var positional: [AccessorArgument?] = []
    /// In the order of the text.
    package var named: [AccessorArgument] = []

    package var all: [AccessorArgument] { positional.compactMap(\.self) + named }
}
