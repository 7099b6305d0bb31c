package import L10nSource

/// What the code of a project asks for.
package struct CodeUsage: Sendable {
    package var uses: [KeyUse] = []
    /// Look-ups whose key nobody can tell by reading.
    package var dynamic: [DynamicLookup] = []

    package init() {}
}

/// A look-up of a key that is a value.
package struct DynamicLookup: Sendable, Hashable {
    package var table: KeyUse.Table
    package var way: String
    package var span: SourceSpan

    package init(table: KeyUse.Table, way: String, at span: SourceSpan) {
        self.table = table
        self.way = way
        self.span = span
    }
}
