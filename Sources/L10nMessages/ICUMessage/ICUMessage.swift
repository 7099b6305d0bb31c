package import L10nSource

/// A text in ICU's notation (MessageFormat 1) as it is written: a tree with the place of every part.
///
/// Source: ICU user guide, "Formatting messages"; ICU4C MessagePattern. Ids M1-1 to M1-9.
package struct ICUMessage: Hashable, Sendable {
    package var parts: [Located<Part>]

    package init(_ parts: [Located<Part>]) {
        self.parts = parts
    }

    package enum Part: Hashable, Sendable {
        /// With quotations undone; never empty.
        case text(String)
        /// `#` directly inside a plural case: the number that chose the case.
        case number
        case argument(Argument)
    }

    /// What stands between a pair of braces.
    package struct Argument: Hashable, Sendable {
        /// A number such as `0`, or an identifier.
        package var name: Located<String>
        package var kind: Kind
    }

    package indirect enum Kind: Hashable, Sendable {
        /// `{name}`.
        case value
        /// `{name, number, style}`; an absent style and an empty one are the same.
        case formatted(FormattedType, style: Located<String>?)
        case plural(Plural)
        case select([Case])
        /// An old way to write ranges; the limits with `#` or `<` behind them.
        case choice([Limit])
    }

    /// The types that show a value.
    package enum FormattedType: String, Hashable, Sendable, CaseIterable {
        case number, date, time, spellout, ordinal, duration
    }

    package struct Plural: Hashable, Sendable {
        package var isOrdinal: Bool
        /// What is subtracted from the number before its category is looked for.
        package var offset: Located<Double>?
        package var cases: [Case]
    }

    /// One case. Of several with one key the first is chosen.
    package struct Case: Hashable, Sendable {
        package var key: Located<Key>
        package var message: ICUMessage
        /// From the key to the closing brace.
        package var range: SourceRange
    }

    package enum Key: Hashable, Sendable {
        case word(String)
        /// `=1`; the number before the offset.
        case exact(Double)
    }

    package struct Limit: Hashable, Sendable {
        package var lower: Located<Double>
        /// Whether the limit itself belongs to the range before (`<`).
        package var isExclusive: Bool
        package var message: ICUMessage
    }
}

/// When apostrophes quote (M1-20 to M1-29).
package enum ICUApostrophes: String, Hashable, Sendable, CaseIterable {
    /// Only directly before a character with a meaning: ICU's default since 4.8.
    case doubleOptional
    /// Always, as in older sources and in Java's own class.
    case doubleRequired
}
