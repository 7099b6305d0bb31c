/// What a file is to hold.
package struct FileContent: Hashable, Sendable {
    /// The path to write to.
    package var path: String
    package var bytes: [UInt8]
    /// What somebody said that the file is, such as the `Content-Type` of a server.
    package var mediaType: String?
    /// What the file held when these bytes were made of it; nil where they do not depend on it.
    package var replaced: FileStamp?

    package init(path: String, bytes: [UInt8], mediaType: String? = nil, replacing replaced: FileStamp? = nil) {
        self.path = path
        self.bytes = bytes
        self.mediaType = mediaType
        self.replaced = replaced
    }
}

/// What a file held, to be known again as long as the process lives.
package enum FileStamp: Hashable, Sendable {
    /// There was none.
    case absent
    case contents(count: Int, hash: Int)
}
