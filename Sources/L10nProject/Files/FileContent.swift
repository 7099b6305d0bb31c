/// What a file is to hold.
package struct FileContent: Hashable, Sendable {
    /// The path to write to.
    package var path: String
    package var bytes: [UInt8]
    /// What somebody said that the file is, such as the `Content-Type` of a server.
    package var mediaType: String?
    /// What the file was when these bytes were made of it; nil where they do not depend on it.
    package var replaced: FileStamp?

    package init(path: String, bytes: [UInt8], mediaType: String? = nil, replacing replaced: FileStamp? = nil) {
        self.path = path
        self.bytes = bytes
        self.mediaType = mediaType
        self.replaced = replaced
    }
}

/// By what a file is known again that somebody read.
package enum FileStamp: Hashable, Sendable {
    /// There was none.
    case absent
    case mark(FileMark)
}

/// What changes whenever a file is written or replaced.
package struct FileMark: Hashable, Sendable {
    /// In bytes.
    package let size: Int
    /// The time of its last change, in nanoseconds since 1970.
    package let modified: Int
    package let inode: UInt64

    package init(size: Int, modified: Int, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.inode = inode
    }
}
