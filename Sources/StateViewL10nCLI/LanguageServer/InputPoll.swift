import L10nProject

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for whatever comes first: a message, room for an answer, a change in a folder, the end of work in another task, or
/// silence.
///
/// This file talks to C for the same reason as `FileSystem` (decision 0001).
struct InputPoll: Sendable {
    struct Event {
        var hasInput = false
        /// A folder may have changed.
        var hasChange = false
        var hasEnded = false
        /// Standard output takes `mostWritten` bytes at once.
        var canWrite = false
        /// Nothing came for as long as was to be waited.
        var isSilent = false
    }

    /// How many bytes a pipe takes without a wait where it takes any.
    static let mostWritten = Int(PIPE_BUF)

    private let reading: Int32
    private let writing: Int32

    init() throws(CommandFailure) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .environment("no pipe can be made: \(unsafe String(cString: strerror(errno)))")
        }
        (reading, writing) = (ends[0], ends[1])
        // A client that is gone ends the program by what is written, not by a signal without a word.
        signal(SIGPIPE, SIG_IGN)
    }

    /// - Parameters:
    ///   - silence: how long to wait for anything, in milliseconds; nil for as long as it takes.
    ///   - writes: whether something is to be written.
    ///   - watched: what becomes readable when a folder has changed; nil where it is looked at again and again.
    ///   - pause: how long after which it is, in milliseconds.
    func wait(for silence: Int32?, writes: Bool, watching watched: Int32?, polling pause: Int32) -> Event {
        var polls = [
            pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: watched ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: writes ? 1 : -1, events: Int16(POLLOUT), revents: 0),
        ]
        // Where nothing tells of changes in folders, the wait ends now and then to look at them.
        let timeout = silence ?? (watched == nil ? pause : -1)
        let count = unsafe polls.withUnsafeMutableBufferPointer { buffer in
            unsafe Self.waitForEvents(buffer.baseAddress, nfds_t(buffer.count), timeout)
        }
        var event = Event()
        guard count > 0 else {
            event.isSilent = count == 0 && silence != nil
            event.hasChange = count == 0 && watched == nil
            return event
        }
        event.hasInput = polls[0].revents != 0
        event.hasChange = polls[2].revents != 0
        // A client that is gone makes room as well: what is written tells.
        event.canWrite = polls[3].revents != 0
        if polls[1].revents != 0 {
            // Whoever called meanwhile is answered by the same look.
            _ = read(from: reading)
            event.hasEnded = true
        }
        return event
    }

    /// What has come on standard input; empty at its end.
    func read() -> [UInt8] { read(from: 0) }

    /// Ends a wait, from any task.
    func wake() {
        var byte: UInt8 = 1
        #if canImport(Glibc)
        _ = unsafe Glibc.write(writing, &byte, 1)
        #elseif canImport(Musl)
        _ = unsafe Musl.write(writing, &byte, 1)
        #else
        _ = unsafe Darwin.write(writing, &byte, 1)
        #endif
    }

    private func read(from descriptor: Int32) -> [UInt8] {
        while true {
            var count = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
                #if canImport(Glibc)
                count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                #elseif canImport(Musl)
                count = unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
                #else
                count = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
                #endif
                initialized = max(0, count)
            }
            if count < 0, errno == EINTR { continue }
            return bytes
        }
    }

    private static func waitForEvents(
        _ polls: UnsafeMutablePointer<pollfd>?, _ count: nfds_t, _ timeout: Int32
    ) -> Int32 {
        #if canImport(Glibc)
        unsafe Glibc.poll(polls, count, timeout)
        #elseif canImport(Musl)
        unsafe Musl.poll(polls, count, timeout)
        #else
        unsafe Darwin.poll(polls, count, timeout)
        #endif
    }
}
