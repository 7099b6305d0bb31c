import L10nSource

/// Something that the machine would not do. The user's files are never the cause; those get diagnostics.
package struct LoadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path that was asked for.
    package let path: String
    /// What was tried, such as `read` or `list`.
    package let operation: String
    /// The system's own words.
    package let reason: String

    package init(_ operation: String, _ path: String, _ reason: String) {
        self.path = path
        self.operation = operation
        self.reason = reason
    }

    package var description: String { "cannot \(operation) '\(Wording.visible(path))': \(reason)" }
}
