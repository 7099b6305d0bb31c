/// What a file is to hold.
package struct FileContent: Hashable, Sendable {
    /// The path to write to.
    package var path: String
    package var bytes: [UInt8]
    /// What somebody said that the file is, such as the `Content-Type` of a server.
    package var mediaType: String?

    package init(path: String, bytes: [UInt8], mediaType: String? = nil) {
        self.path = path
        self.bytes = bytes
        self.mediaType = mediaType
    }
}
