package import L10nSource

/// What a run found.
package struct CheckResult: Sendable {
    /// The findings that count.
    package internal(set) var reported: [Diagnostic]
    /// The findings that somebody accepted, in the file or in the configuration.
    package internal(set) var suppressed: [SuppressedDiagnostic]

    package init(reported: [Diagnostic] = [], suppressed: [SuppressedDiagnostic] = []) {
        self.reported = reported
        self.suppressed = suppressed
    }
}

/// A finding that somebody accepted, and why.
package struct SuppressedDiagnostic: Sendable, Hashable {
    package let diagnostic: Diagnostic
    package let reason: String?
    /// Whether the file says so itself; else the configuration does.
    package let isInFile: Bool
}
