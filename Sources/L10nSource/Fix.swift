/// A change to a file that mends a finding.
package struct Fix: Hashable, Sendable {
    /// May a tool make the change on its own?
    package enum Applicability: String, Hashable, Sendable {
        /// Changes nothing that was read or shown correctly, and the author can have meant nothing else.
        case safe
        /// Likely right, but needs a look.
        case unsafe
        /// Shown, never applied.
        case displayOnly
    }

    /// What the change does, as an imperative.
    package var title: String
    package var applicability: Applicability
    /// The replacements, in ascending order and without overlap in a file.
    package var edits: [Edit]

    package init(_ title: String, _ applicability: Applicability, edits: [Edit] = []) {
        self.title = title
        self.applicability = applicability
        self.edits = edits
    }
}

/// The replacement of one range of a file's text.
package struct Edit: Hashable, Sendable {
    package var span: SourceSpan
    package var replacement: String

    package init(_ span: SourceSpan, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }
}
