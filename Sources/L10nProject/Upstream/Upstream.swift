package import L10nSource

/// What a project remembers of the defaults that it overrides.
package struct Upstream: Sendable {
    /// Where the lock is or would be, as reports print it.
    package var lockPath = OverrideLock.fileName
    /// The file of the lock; nil where there is none.
    package var lockFile: SourceFile?
    /// nil where there is none, or none that can be read.
    package var lock: OverrideLock?
    /// The new name of each default that got another one.
    package var renames: [String: String] = [:]

    package init() {}
}
