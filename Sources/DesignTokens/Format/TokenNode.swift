package import L10nSource
package import L10nSyntax

/// A group or a token as one file states it, before any reference is followed.
package struct TokenNode: Sendable {
    package enum Kind: Sendable, Hashable {
        case group
        case token
    }

    package var kind: Kind
    /// The last name of the path; empty for the outermost group.
    package var name: String
    /// The place of the name with its quotes; for the outermost group that of its opening brace.
    package var nameSpan: SourceSpan
    /// The index of the enclosing group in `TokenFile.nodes`; -1 for the outermost group.
    package var parent: Int
    /// The whole object.
    package var object: JSONValue
    /// The value of a token: that of `$value`, or the whole object where `$ref` stands instead.
    package var value: JSONValue?
    package var type: Stated<TokenType>?
    /// Whether `$type` stands there, also when it names no type, which is reported.
    var statesType = false
    package var description: Stated<String>?
    package var deprecation: Stated<Deprecation>?
    /// Data of vendors, kept as it is written.
    package var extensions: JSONValue?
    /// The group that this group extends, as it is written.
    package var extends: JSONValue?
}

/// What a file states, with the place of the statement's value.
package struct Stated<Value: Sendable & Hashable>: Sendable, Hashable {
    package var value: Value
    package var span: SourceSpan

    package init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

/// Whether something should no longer be used.
package enum Deprecation: Sendable, Hashable {
    /// Lifts the deprecation of an enclosing group.
    case no
    case yes
    /// It is, and this is what to know about it.
    case because(String)

    package var isDeprecated: Bool { self != .no }
}

/// A file, or a part of one, as groups and tokens in document order; a group stands before what it holds.
package struct TokenFile: Sendable {
    package var nodes: [TokenNode]

    package init(nodes: [TokenNode]) {
        self.nodes = nodes
    }
}
