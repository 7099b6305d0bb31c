/// What a reader accepts beyond the grammar of RFC 8259.
package enum JSONDialect: Sendable, Hashable, CaseIterable {
    /// RFC 8259 and nothing else.
    case strict
    /// Comments from `//` to the end of the line, as in the configuration file.
    case lineComments
    /// Comments of both forms and a comma behind the last child, each reported as `legacy-token-syntax`.
    case lenient
    /// JSON5 as far as files of tokens use it: as `lenient`, with texts in single quotes and names without any.
    ///
    /// Only comments are reported, as whoever writes such a file anew loses them. Source: json5.org.
    case json5
}

/// The kinds of JSON values.
package enum JSONKind: UInt8, Sendable, Hashable, CaseIterable {
    case null
    case `false`
    case `true`
    case number
    case string
    case array
    case object
    /// Not a value: the place of one that is missing or broken, which the parser has reported.
    case invalid
}
