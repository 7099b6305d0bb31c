/// A file that the project may use.
struct FoundFile: Sendable, Hashable {
    var path: String
    var shown: String
    var role: FileRole
    /// In bytes.
    var size: Int
    /// Whether it was asked for by its name.
    var isNamed = false
    /// What the paths of token files begin with that belong to this one, where its place or name says that it is one.
    var tokenFolder: String?
    /// What the file holds, where it is not on the disk.
    var bytes: [UInt8]?

    /// The same file, with other bytes than those on the disk.
    func holding(_ bytes: [UInt8]?) -> FoundFile {
        guard let bytes else { return self }
        var file = self
        file.bytes = bytes
        file.size = bytes.count
        return file
    }
}
