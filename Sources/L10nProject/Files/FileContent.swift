/// What a file is to hold.
package struct FileContent: Hashable, Sendable {
    /// The path to write to.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
