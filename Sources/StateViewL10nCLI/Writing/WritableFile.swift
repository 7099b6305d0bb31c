import L10nProject
import L10nSource

#if canImport(Glibc)
import CGlibc
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file that is written, and the calls to the operating system that replacing files needs.
struct WritableFile {
    private let path: String
    private let descriptor: Int32

    /// Makes a file that nobody has, with the owner and the permissions of the one that it is to replace.
    static func create(_ path: String, for step: WritePlan.Step) throws(LoadError) -> WritableFile {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure("write", step.path) }
        let file = WritableFile(path: step.path, descriptor: descriptor)
        var (old, new) = (stat(), stat())
        guard step.before != nil, unsafe stat(step.path, &old) == 0, unsafe fstat(descriptor, &new) == 0 else {
            return file
        }
        // An owner may be another one only for those who may give files away.
        let hasOwner = old.st_uid == new.st_uid && old.st_gid == new.st_gid
        guard hasOwner || fchown(descriptor, old.st_uid, old.st_gid) == 0, fchmod(descriptor, old.st_mode & 0o7777) == 0
        else {
            let error = LoadError("write", step.path, "it belongs to somebody else, and would not any more")
            file.close()
            throw error
        }
        return file
    }

    /// Makes a file of a while that nobody has.
    static func createAndWrite(_ bytes: [UInt8], to path: String) throws(LoadError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure("write", path) }
        let file = WritableFile(path: path, descriptor: descriptor)
        defer { file.close() }
        try file.write(bytes)
    }

    /// Opens a file for this process alone, and waits for others that have it, for half a minute at most.
    static func locked(_ path: String) throws(LoadError) -> WritableFile {
        for _ in 0..<1_500 {
            let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw failure("write", path) }
            let isHeld = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
            var (opened, named) = (stat(), stat())
            // Who had it before has removed it, and it is nobody's then.
            let isCurrent =
                unsafe fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_ino == named.st_ino
            if !isHeld, isCurrent { return WritableFile(path: path, descriptor: descriptor) }
            Self.close(descriptor)
            if isHeld { usleep(20_000) }
        }
        throw LoadError("write", path, "another run has been writing there for half a minute")
    }

    /// Writes to something that is no file, as it comes.
    static func writeThrough(_ bytes: [UInt8], to path: String) throws(LoadError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("write", path) }
        let file = WritableFile(path: path, descriptor: descriptor)
        defer { file.close() }
        try file.write(bytes)
    }

    func write(_ bytes: [UInt8]) throws(LoadError) {
        var written = 0
        while written < bytes.count {
            let step = unsafe bytes.withUnsafeBytes { buffer in
                unsafe buffer.baseAddress.map { unsafe Self.write(descriptor, $0 + written, buffer.count - written) }
                    ?? 0
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { throw Self.failure("write", path) }
            written += step
        }
        #if os(Linux)
        // The system begins to write to the disk, and the flush later finds much there. Source: posix_fadvise(2).
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        #endif
    }

    /// Waits until the file is on the disk.
    func flush() throws(LoadError) {
        var alone = DiskFlush(of: 1)
        try flush(&alone)
    }

    /// Waits until the file is on the disk, with others that are flushed with it.
    func flush(_ others: inout DiskFlush) throws(LoadError) {
        guard others.flush(descriptor) else { throw Self.failure("write", path) }
    }

    func truncate() throws(LoadError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw Self.failure("write", path)
        }
    }

    /// All that the file holds.
    func read() throws(LoadError) -> [UInt8] { try FileSystem.read(path) }

    func close() { Self.close(descriptor) }

    /// Gives a file a second name, by which it stays when the first is taken by another one.
    static func keep(_ path: String, as name: String) throws(LoadError) {
        if unsafe link(path, name) == 0 { return }
        // Some file systems have one name for each file.
        let bytes = try FileSystem.read(path)
        let mark = FileSystem.mark(path)
        let copy = try create(name, for: WritePlan.Step(path: path, new: name, old: name, before: mark))
        defer { copy.close() }
        try copy.write(bytes)
        try copy.flush()
    }

    static func rename(_ path: String, to target: String) throws(LoadError) {
        guard moved(path, to: target) else { throw failure("write", target) }
    }

    /// - Returns: whether the file has its new name now.
    static func moved(_ path: String, to target: String) -> Bool {
        #if canImport(Glibc)
        unsafe Glibc.rename(path, target) == 0
        #elseif canImport(Musl)
        unsafe Musl.rename(path, target) == 0
        #else
        unsafe Darwin.rename(path, target) == 0
        #endif
    }

    /// - Returns: whether there is no such file now.
    @discardableResult static func remove(_ path: String) -> Bool {
        unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR
    }

    static func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

    /// Waits until the names in folders are on the disk.
    static func flushFolders(_ paths: Set<String>) {
        var flush = DiskFlush(of: paths.count)
        for path in paths {
            let descriptor = unsafe open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            _ = flush.flush(descriptor)
            close(descriptor)
        }
    }

    /// Makes a folder with all folders above it; does nothing where there is one.
    static func makeFolder(_ path: String) throws(LoadError) {
        let path = PathText.normalized(path)
        guard !path.isEmpty, path != "/", FileSystem.status(path)?.kind != .folder else { return }
        try makeFolder(PathText.parent(of: path))
        // Another process may have made it in between.
        guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST || FileSystem.status(path)?.kind != .folder else {
            return
        }
        throw failure("make the folder", path)
    }

    /// Whether nobody is to write a file, whatever those may who may do all.
    static func isReadOnly(_ path: String) -> Bool {
        var info = stat()
        return unsafe stat(path, &info) == 0 && info.st_mode & 0o222 == 0
    }

    private static func failure(_ operation: String, _ path: String) -> LoadError {
        LoadError(operation, path, unsafe String(cString: strerror(errno)))
    }

    private static func close(_ descriptor: Int32) {
        #if canImport(Glibc)
        _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
        _ = Musl.close(descriptor)
        #else
        _ = Darwin.close(descriptor)
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

/// Brings files to the disk one by one or, where they are many, by their whole file systems: one wait for each of those
/// instead of one for each file. Source: syncfs(2).
struct DiskFlush {
    private let isMany: Bool
    private var flushed: Set<dev_t> = []

    /// - Parameter count: how many files are to be flushed.
    init(of count: Int) {
        // A file system holds what others write as well, so that a few files are brought one by one.
        isMany = count >= 32
    }

    /// - Returns: false where the file cannot be brought to the disk, and `errno` says why.
    mutating func flush(_ descriptor: Int32) -> Bool {
        #if canImport(Glibc)
        var info = stat()
        if isMany, unsafe fstat(descriptor, &info) == 0 {
            return !flushed.insert(info.st_dev).inserted || syncfs(descriptor) == 0
        }
        #endif
        return fsync(descriptor) == 0
    }
}
