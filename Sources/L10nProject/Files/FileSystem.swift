import L10nSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few calls to the operating system that reading and writing a project needs.
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
    }

    package struct FileIdentity: Sendable, Hashable {
        fileprivate var device: UInt64
        fileprivate var inode: UInt64
    }

    /// What a path leads to, links followed; nil when there is nothing.
    package static func status(_ path: String) -> Status? {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { return nil }
        return Status(info)
    }

    /// The absolute path that a path leads to, links followed; nil when there is nothing.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The names in a folder, sorted by their bytes, without `.` and `..`.
    package static func list(_ path: String) throws(LoadError) -> [String] {
        guard let stream = unsafe opendir(path) else { throw failure("list", path) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes of a file.
    /// - Parameter limit: the most bytes that are read; a longer file is cut there, which the caller sees by the count.
    package static func read(_ path: String, limit: Int = Int(UInt32.max) - 1) throws(LoadError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("read", path) }
        defer { close(descriptor) }
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { throw failure("read", path) }
        guard let status = Status(info), status.kind == .file else {
            throw LoadError("read", path, "it is not a file")
        }
        var failed = false
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
        let page = 4096
        guard buffer.count > 16 * page, let base = buffer.baseAddress else { return }
        let start = (UInt(bitPattern: base) + UInt(page) - 1) & ~(UInt(page) - 1)
        let end = UInt(bitPattern: base) + UInt(buffer.count)
        // MADV_POPULATE_WRITE, since Linux 5.14 and not in all headers; where it is unknown nothing happens.
        unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), 23)
        #endif
    }

    /// Replaces a file in one step: a temporary file beside it is written, flushed and renamed over it.
    package static func write(_ bytes: [UInt8], to path: String) throws(LoadError) {
        try write([FileContent(path: path, bytes: bytes)])
    }

    /// Replaces several files: all temporary files are written and flushed before the first one is renamed.
    ///
    /// Whenever the process ends, each file is the old one or the new one. Folders that are missing are made. What is no file,
    /// such as `/dev/stdout`, is written to and not replaced.
    /// Many are written before they are flushed: the journal of the file system is then committed for all at once.
    package static func write(_ files: [FileContent]) throws(LoadError) {
        var staged: [(temporary: String, path: String)] = []
        var unflushed: [StagedFile] = []
        var failure: LoadError?
        for file in files where failure == nil {
            do throws(LoadError) {
                if status(file.path)?.kind == .other {
                    try writeThrough(file.bytes, to: file.path)
                    continue
                }
                let path = try target(of: file.path)
                let file = try stage(file.bytes, for: path)
                staged.append((file.temporary, path))
                unflushed.append(file)
            } catch {
                failure = error
            }
            if unflushed.count == openFilesLimit { failure = flush(&unflushed) ?? failure }
        }
        failure = flush(&unflushed) ?? failure
        for file in staged {
            if failure == nil, unsafe rename(file.temporary, file.path) != 0 {
                failure = Self.failure("write", file.path)
            }
            if failure != nil { unsafe unlink(file.temporary) }
        }
        // What a folder names is on the disk only when the folder is.
        for folder in Set(staged.map { PathText.parent(of: $0.path) }) { flushFolder(folder.isEmpty ? "." : folder) }
        if let failure { throw failure }
    }

    /// A temporary file that is written but may not be on the disk yet.
    private struct StagedFile {
        var temporary: String
        /// The file that it is to replace.
        var path: String
        var descriptor: Int32
    }

    /// How many temporary files are open at a time; systems allow 256 at least.
    private static let openFilesLimit = 128

    /// Writes a temporary file beside a path, and leaves it open.
    private static func stage(_ bytes: [UInt8], for path: String) throws(LoadError) -> StagedFile {
        // A number at random, as a process that was killed may have left a file with the number of this process.
        let temporary = path + ".\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure("write", path) }
        let failed = !write(bytes, descriptor)
        if !failed, let mode = permissions(path) { fchmod(descriptor, mode) }
        if !failed { startFlush(descriptor) }
        guard !failed else {
            let error = failure("write", path)
            close(descriptor)
            unsafe unlink(temporary)
            throw error
        }
        return StagedFile(temporary: temporary, path: path, descriptor: descriptor)
    }

    /// Writes to something that is no file, as it comes.
    private static func writeThrough(_ bytes: [UInt8], to path: String) throws(LoadError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("write", path) }
        defer { close(descriptor) }
        guard write(bytes, descriptor) else { throw failure("write", path) }
    }

    /// - Returns: whether all could be written; else the system knows why not.
    private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        var written = 0
        return unsafe bytes.withUnsafeBytes { buffer in
            while written < buffer.count, let base = buffer.baseAddress {
                let step = unsafe write(descriptor, base + written, buffer.count - written)
                if step < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                written += step
            }
            return true
        }
    }

    /// Has the system begin to write a file to the disk, without waiting: a commit of the journal then finds many there.
    private static func startFlush(_ descriptor: Int32) {
        #if os(Linux)
        // Written pages are not dropped before they are on the disk. Source: posix_fadvise(2).
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        #endif
    }

    /// Waits until files are on the disk, and closes them.
    /// - Returns: why one of them is not.
    private static func flush(_ files: inout [StagedFile]) -> LoadError? {
        var failure: LoadError?
        for file in files {
            if fsync(file.descriptor) != 0 { failure = failure ?? Self.failure("write", file.path) }
            if close(file.descriptor) != 0 { failure = failure ?? Self.failure("write", file.path) }
        }
        files.removeAll()
        return failure
    }

    /// The file that a path leads to, links followed, so that a link is not replaced; its folder is made if need be.
    private static func target(of path: String) throws(LoadError) -> String {
        if let resolved = unsafe realpath(path, nil) {
            defer { unsafe free(resolved) }
            return unsafe String(cString: resolved)
        }
        try makeFolder(PathText.parent(of: path))
        return path
    }

    private static func flushFolder(_ path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Makes a folder with all folders above it; does nothing where there is one.
    package static func makeFolder(_ path: String) throws(LoadError) {
        let path = PathText.normalized(path)
        guard !path.isEmpty, path != "/", status(path)?.kind != .folder else { return }
        try makeFolder(PathText.parent(of: path))
        guard unsafe mkdir(path, 0o755) != 0, errno != EEXIST || status(path)?.kind != .folder else { return }
        throw failure("make the folder", path)
    }

    /// The folder that relative paths start from, without a slash at its end.
    package static func currentFolder() throws(LoadError) -> String {
        guard let text = unsafe getcwd(nil, 0) else { throw failure("find", ".") }
        defer { unsafe free(text) }
        return unsafe String(cString: text)
    }

    /// A new folder for files of a while, which nobody else can read.
    package static func makeScratchFolder() throws(LoadError) -> String {
        let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        guard let template = unsafe strdup(PathText.join(parent, "stateview-l10n.XXXXXX")) else {
            throw failure("make a folder in", parent)
        }
        defer { unsafe free(template) }
        guard unsafe mkdtemp(template) != nil else { throw failure("make a folder in", parent) }
        return unsafe String(cString: template)
    }

    /// Removes a folder with all that it holds, as far as that can be done; links are removed, not followed.
    package static func removeFolder(_ path: String) {
        for name in (try? list(path)) ?? [] {
            let inner = PathText.join(path, name)
            var info = stat()
            if unsafe lstat(inner, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
                removeFolder(inner)
            } else {
                unsafe unlink(inner)
            }
        }
        unsafe rmdir(path)
    }

    private static func permissions(_ path: String) -> mode_t? {
        var info = stat()
        return unsafe stat(path, &info) == 0 ? info.st_mode & 0o777 : nil
    }

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

    private static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer, count)
        #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer, count)
        #else
        unsafe Darwin.write(descriptor, buffer, count)
        #endif
    }
}

extension FileSystem.Status {
    fileprivate init?(_ info: stat) {
        let kind: FileSystem.Kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        self.init(
            kind: kind, size: Int(info.st_size),
            identity: FileSystem.FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)))
    }
}
