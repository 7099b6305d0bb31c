import L10nSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few calls to the operating system that reading a project needs. Nothing here changes a file.
///
/// This is the one file of the module that talks to C; decision 0001 says why it does so without Foundation.
package enum FileSystem {
    package enum Kind: Sendable {
        case file
        case folder
        /// A device, a socket, or a link that leads nowhere.
        case other
    }

    package struct Status: Sendable, Hashable {
        package var kind: Kind
        /// In bytes.
        package var size: Int
        /// Identifies the file whatever its path, so that a loop of links is seen.
        package var identity: FileIdentity
        /// Whether the path itself is a link.
        package var isLink: Bool
    }

    package struct FileIdentity: Sendable, Hashable {
        fileprivate var device: UInt64
        fileprivate var inode: UInt64
    }

    /// The most bytes that a file may have: places in files are 32 bits wide.
    package static let mostBytes = Int(UInt32.max) - 1

    /// The bytes of the longest path that the system takes.
    static let longestPath = Int(PATH_MAX) - 1

    /// What a path leads to, links followed; nil when there is nothing.
    package static func status(_ path: String) -> Status? {
        var info = stat()
        guard unsafe lstat(path, &info) == 0 else { return nil }
        let isLink = info.st_mode & S_IFMT == S_IFLNK
        // A second call for links alone: most paths are none.
        if isLink { guard unsafe stat(path, &info) == 0 else { return nil } }
        return Status(info, isLink: isLink)
    }

    /// Whether a path is that of something, be it a link that leads nowhere.
    package static func exists(_ path: String) -> Bool {
        var info = stat()
        return unsafe lstat(path, &info) == 0
    }

    /// What a file is now, to be asked before it is read: who writes it meanwhile makes another mark.
    package static func stamp(_ path: String) -> FileStamp { mark(path).map { .mark($0) } ?? .absent }

    /// What a file is now, links followed; nil where there is none.
    package static func mark(_ path: String) -> FileMark? {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
        let time = info.st_mtimespec
        #else
        let time = info.st_mtim
        #endif
        return FileMark(
            size: Int(info.st_size), modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
            inode: UInt64(info.st_ino))
    }

    /// What a file is now, unless it was written so lately that it could be written again without another mark: times of
    /// files go by the tick of the kernel, some milliseconds.
    package static func settledMark(_ path: String) -> FileMark? {
        var now = timespec()
        guard let mark = mark(path), unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        let age = Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec) - mark.modified
        // Some ticks of the slowest kernels, where one takes ten milliseconds.
        return age > 50_000_000 ? mark : nil
    }

    /// The absolute path that a path leads to, links followed; nil when there is nothing.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The absolute path that a path leads to, links followed. What does not exist yet lies where its folder lies.
    package static func target(of path: String) -> String {
        var (existing, rest) = (path, "")
        while true {
            if let target = resolved(existing.isEmpty ? "." : existing) { return PathText.join(target, rest) }
            if existing.isEmpty || existing == "/" { return PathText.join("/", rest) }
            rest = PathText.join(PathText.name(of: existing), rest)
            existing = PathText.parent(of: existing)
        }
    }

    /// The names in a folder, sorted by their bytes, without `.` and `..`.
    package static func list(_ path: String) throws(LoadError) -> [String] {
        guard let stream = unsafe opendir(path) else { throw failure("list", path) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            // C's array of characters comes as a tuple, whose memory is that of the array.
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes of a file.
    /// - Parameter limit: the most bytes that are read; a longer file is cut there, which the caller sees by the count.
    package static func read(_ path: String, limit: Int = mostBytes) throws(LoadError) -> [UInt8] {
        // A pipe that nobody writes to would keep its reader waiting.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure("read", path) }
        defer { close(descriptor) }
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw failure("read", path) }
        guard let status = Status(info, isLink: false), status.kind == .file else {
            throw LoadError("read", path, "it is not a file")
        }
        var failed = false
        // One byte more than there should be: the read that gets nothing there sees the end.
        var bytes = unsafe [UInt8](unsafeUninitializedCapacity: min(status.size, limit) + 1) { buffer, count in
            unsafe prepare(buffer)
            while count < buffer.count, let base = buffer.baseAddress {
                let step = unsafe Self.read(descriptor, base + count, buffer.count - count)
                if step == 0 { break }
                if step < 0 {
                    if errno == EINTR { continue }
                    failed = true
                    break
                }
                count += step
            }
        }
        if failed { throw failure("read", path) }
        if bytes.count > limit { bytes.removeLast(bytes.count - limit) }
        return bytes
    }

    /// Asks the system for the memory of a large buffer in one call: to be given it page by page, each when it is first
    /// written, takes longer than to read the file.
    private static func prepare(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        #if os(Linux)
        // Where pages are larger, the start may lie within one, which the call refuses; then nothing is gained.
        let page = 4096
        guard buffer.count > 16 * page, let base = buffer.baseAddress else { return }
        let start = (UInt(bitPattern: base) + UInt(page) - 1) & ~(UInt(page) - 1)
        let end = UInt(bitPattern: base) + UInt(buffer.count)
        // MADV_POPULATE_WRITE, since Linux 5.14 and not in all headers; where it is unknown nothing happens.
        unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), 23)
        #endif
    }

    /// The folder that relative paths start from, without a slash at its end.
    package static func currentFolder() throws(LoadError) -> String {
        guard let text = unsafe getcwd(nil, 0) else { throw failure("find", ".") }
        defer { unsafe free(text) }
        return unsafe String(cString: text)
    }

    /// What a file of a project holds.
    /// - Parameters:
    ///   - limit: the most bytes that are of interest; of a longer file one more is read.
    ///   - takesEncrypted: whether a file that git-crypt has encrypted is read as it is.
    /// - Throws: also for what stands in the place of a file that Git LFS has not fetched.
    static func readSource(
        _ path: String, limit: Int, takesEncrypted: Bool = false
    ) throws(LoadError) -> [UInt8] {
        let bytes = try read(path, limit: limit + 1)
        // The specification keeps pointers below 1024 bytes, so that a text with such a beginning is none.
        if bytes.count < 1024, bytes.starts(with: largeFilePointer) {
            throw LoadError("read", path, "Git LFS has not fetched it; run 'git lfs pull'")
        }
        if !takesEncrypted, isEncrypted(bytes) { throw LoadError("read", path, encryption) }
        return bytes
    }

    /// Whether git-crypt has encrypted a file.
    package static func isEncrypted(_ bytes: [UInt8]) -> Bool { bytes.starts(with: encryptedStart) }

    /// Why such a file cannot be read, and what to do.
    package static let encryption = "git-crypt has encrypted it; run 'git-crypt unlock'"

    /// Source: git-crypt, `commands.cpp`, "file starts with \0GITCRYPT\0".
    private static let encryptedStart = Array("\0GITCRYPT\0".utf8)

    /// What a pointer begins with.
    ///
    /// Source: Git LFS Specification, "The Pointer".
    private static let largeFilePointer = Array("version https://git-lfs.github.com/spec/".utf8)

    private static func failure(_ operation: String, _ path: String) -> LoadError {
        LoadError(operation, path, unsafe String(cString: strerror(errno)))
    }

    private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.read(descriptor, buffer, count)
        #elseif canImport(Musl)
        unsafe Musl.read(descriptor, buffer, count)
        #else
        unsafe Darwin.read(descriptor, buffer, count)
        #endif
    }
}

extension FileSystem.Status {
    fileprivate init?(_ info: stat, isLink: Bool) {
        let kind: FileSystem.Kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        self.init(
            kind: kind, size: Int(info.st_size),
            identity: FileSystem.FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)),
            isLink: isLink)
    }
}
