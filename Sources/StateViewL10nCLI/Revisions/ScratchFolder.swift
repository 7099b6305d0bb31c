import L10nProject
import L10nSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for files of a while, which nobody else can read.
struct ScratchFolder: Sendable {
    /// Absolute.
    let path: String

    init() throws(LoadError) {
        let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        let template = unsafe strdup(PathText.join(parent, "stateview-l10n.XXXXXX"))
        defer { unsafe free(template) }
        guard let made = unsafe template.flatMap({ unsafe mkdtemp($0) }) else {
            throw LoadError("make a folder in", parent, unsafe String(cString: strerror(errno)))
        }
        path = unsafe String(cString: made)
    }

    /// Writes a file that is not there yet, with the folders above it.
    func write(_ bytes: [UInt8], to path: String) throws(LoadError) {
        try WritableFile.makeFolder(PathText.parent(of: path))
        try WritableFile.createAndWrite(bytes, to: path)
    }

    /// Makes a link, as it stands, where nothing is yet.
    func link(_ path: String, to target: String) throws(LoadError) {
        try WritableFile.makeFolder(PathText.parent(of: path))
        guard unsafe symlink(target, path) == 0 else {
            throw LoadError("write", path, unsafe String(cString: strerror(errno)))
        }
    }

    func removeFile(_ path: String) { unsafe unlink(path) }

    func remove() { Self.remove(path) }

    /// Removes a folder with all that it holds, as far as that can be done; links are removed, not followed.
    private static func remove(_ path: String) {
        for name in (try? FileSystem.list(path)) ?? [] {
            let inner = PathText.join(path, name)
            var info = stat()
            // A link is removed itself, and not what it leads to.
            if unsafe lstat(inner, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
                remove(inner)
            } else {
                unsafe unlink(inner)
            }
        }
        unsafe rmdir(path)
    }
}
