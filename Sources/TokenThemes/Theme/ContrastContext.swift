/// What contexts of the modifier for the reader's contrast setting are called.
package enum ContrastContext {
    /// What the contexts are called that names of files and folders imply.
    static let usual = "standard"
    static let more = "increased"

    private static let increased: Set<String> = ["increased", "high", "more"]

    /// Whether a context is the one with more contrast, which is held to the stricter level.
    package static func isIncreased(_ name: String) -> Bool { increased.contains(name.lowercased()) }
}
