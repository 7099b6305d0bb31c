#if os(Linux)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Folders that the kernel watches (inotify).
///
/// This file talks to C for the same reason as `FileSystem`.
///
/// Source: inotify(7); ci.md AD-30 to AD-32.
struct InotifyWatch: FolderWatch {
    /// What is of interest: saved, renamed, made or removed, and the folder itself removed or renamed.
    // A file tells once, when it is closed, and not with each part that is written.
    private static let mask =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)
    /// How long nothing may happen before the changes are one, in milliseconds.
    private static let quiet: Int32 = 10

    private let queue: Int32
    private var watched: [String: Int32] = [:]
    /// Stands in for folders that the system will not watch.
    private var others = PollingWatch()
    private var polls = false

    /// Nil where the system has none left.
    init?() {
        queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        if queue < 0 { return nil }
    }

    var descriptor: Int32? { polls ? nil : queue }
    var pause: Int32 { others.pause }

    mutating func hasChanged() -> Bool { read() || polls && others.hasChanged() }

    mutating func watch(_ folders: Set<String>) -> Bool {
        var isNew = false
        for (folder, number) in watched where !folders.contains(folder) {
            inotify_rm_watch(queue, number)
            watched[folder] = nil
        }
        for folder in folders.sorted() where watched[folder] == nil && !polls {
            let number = unsafe inotify_add_watch(queue, folder, Self.mask)
            if number >= 0 {
                watched[folder] = number
                isNew = true
            } else if errno == ENOSPC {
                Console.complain(
                    "the system watches no more folders (fs.inotify.max_user_watches); looking again and again")
                polls = true
            }
        }
        return polls ? others.watch(folders) || isNew : isNew
    }

    mutating func wait() {
        if polls { return others.wait() }
        var isOfInterest = false
        while true {
            var poll = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            let count = unsafe waitForEvents(&poll, isOfInterest ? Self.quiet : -1)
            if count == 0 { return }
            guard count > 0 else {
                if errno == EINTR { continue }
                return
            }
            isOfInterest = read() || isOfInterest
        }
    }

    /// Takes what the system has to tell.
    private mutating func read() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let capacity = bytes.count
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in unsafe readEvents(queue, buffer, capacity) }
        var isOfInterest = false
        var start = 0
        // An event: the watch, the mask, a cookie, the length of the name, and the name with zeros behind it.
        while start + 16 <= count {
            func number(_ offset: Int) -> UInt32 {
                (0..<4).reduce(0) { $0 | UInt32(bytes[start + offset + $1]) << (8 * UInt32($1)) }
            }
            let (watch, mask, length) = (Int32(bitPattern: number(0)), number(4), Int(number(12)))
            let name = String(
                decoding: bytes[(start + 16)...].prefix(min(length, count - start - 16)).prefix { $0 != 0 },
                as: UTF8.self)
            // A folder that is gone is watched anew when it comes back.
            if mask & UInt32(IN_IGNORED) != 0 { watched = watched.filter { $0.value != watch } }
            // Events that were lost may have been anything.
            if mask & UInt32(IN_Q_OVERFLOW) != 0 || !FolderWatches.isOfNoInterest(name) { isOfInterest = true }
            start += 16 + length
        }
        return isOfInterest
    }
}

/// The names of the methods are those of the functions.
private func waitForEvents(_ poll: UnsafeMutablePointer<pollfd>, _ timeout: Int32) -> Int32 {
    #if canImport(Glibc)
    unsafe Glibc.poll(poll, 1, timeout)
    #else
    unsafe Musl.poll(poll, 1, timeout)
    #endif
}

private func readEvents(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, buffer.baseAddress, count)
    #else
    unsafe Musl.read(descriptor, buffer.baseAddress, count)
    #endif
}
#endif
