import L10nProject

/// Tells when something in a set of folders has changed.
protocol FolderWatch {
    /// Watches these folders from now on, and no others.
    /// - Parameter folders: absolute paths.
    /// - Returns: whether one of them was not watched before, so that a change may have been missed.
    mutating func watch(_ folders: Set<String>) -> Bool
    /// Waits until a file has changed, and nothing has for a moment.
    mutating func wait()
    /// What becomes readable when a file has changed, for whoever waits for other things too; nil where nothing does, and
    /// `hasChanged` is to be asked again and again.
    var descriptor: Int32? { get }
    /// How long to pause between two such questions, in milliseconds.
    var pause: Int32 { get }
    /// Whether a file has changed since the last question, without waiting.
    mutating func hasChanged() -> Bool
}

enum FolderWatches {
    /// The system's own, where there is one.
    static func make() -> any FolderWatch {
        #if os(Linux)
        if let watch = InotifyWatch() { return watch }
        #endif
        return PollingWatch()
    }

    /// Whether a name is of no file that anybody reads: editors write such beside the one that they save.
    static func isOfNoInterest(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") && !name.hasPrefix(".git") || name.hasSuffix("~") || name.hasSuffix(".swp")
            || name == "4913"
    }
}
