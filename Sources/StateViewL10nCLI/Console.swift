import L10nSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal or the pipes that a command writes to.
enum Console {
    /// Writes a report to standard output, whole.
    /// - Throws: when the system does not take all of it: a report that nobody can read says nothing is fine.
    static func write(_ text: String) throws(CommandFailure) {
        var text = text
        let error = text.withUTF8 { bytes in unsafe writeAll(bytes, to: 1) }
        guard let error else { return }
        throw .environment("cannot write to standard output: \(unsafe String(cString: strerror(error)))")
    }

    /// Writes bytes to standard output, whole.
    static func write(_ bytes: [UInt8]) throws(CommandFailure) {
        let error = unsafe bytes.withUnsafeBufferPointer { unsafe writeAll($0, to: 1) }
        guard let error else { return }
        throw .environment("cannot write to standard output: \(unsafe String(cString: strerror(error)))")
    }

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        report("stateview-l10n: " + message)
    }

    /// Writes a line about a place in a file to standard error, in the form that build systems read.
    static func report(_ finding: String) {
        var text =
            finding.split(separator: "\n", omittingEmptySubsequences: false).map { Wording.visible($0) }
            .joined(separator: "\n") + "\n"
        // What standard error does not take, nobody can be told.
        _ = text.withUTF8 { bytes in unsafe writeAll(bytes, to: 2) }
    }

    /// Writes what a terminal is to show for a while to standard error, as it is.
    static func draw(_ text: String) {
        var text = text
        _ = text.withUTF8 { bytes in unsafe writeAll(bytes, to: 2) }
    }

    /// Whether somebody sees standard error as it comes, on something that can take a line back.
    static var isErrorTerminal: Bool { isatty(2) == 1 && environment("TERM") != "dumb" }

    /// The system's date in UTC; nil where its clock is off by millennia.
    static var today: CalendarDate? {
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        return CalendarDate(daysSince1970: CivilDay.split(seconds: Int(now.tv_sec)).day)
    }

    /// Whether somebody sees what is printed as it comes.
    static var isTerminal: Bool { isatty(1) == 1 }

    /// Whether colours make sense: standard output is a terminal that has not been told otherwise.
    static var wantsColor: Bool {
        isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    /// The width of the terminal that standard output is, where it can show more than plain text; nil elsewhere.
    static var drawingColumns: Int? {
        terminalSize.map { $0.ws_col > 0 ? Int($0.ws_col) : 80 }
    }

    /// The height of the terminal, where `drawingColumns` is its width.
    static var drawingRows: Int? {
        terminalSize.map { $0.ws_row > 0 ? Int($0.ws_row) : 24 }
    }

    /// Zeros where a terminal does not tell.
    private static var terminalSize: winsize? {
        guard isTerminal, environment("TERM") != "dumb" else { return nil }
        var size = winsize()
        return unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
    }

    /// Does nothing for so many microseconds.
    static func pause(_ microseconds: UInt32) { usleep(microseconds) }

    /// The number of processors that the process may use.
    static var processorCount: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// - Returns: the system's number of what went wrong; nil where all was written.
    private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count, let base = bytes.baseAddress {
            #if canImport(Glibc)
            let step = unsafe Glibc.write(descriptor, base + written, bytes.count - written)
            #elseif canImport(Musl)
            let step = unsafe Musl.write(descriptor, base + written, bytes.count - written)
            #else
            let step = unsafe Darwin.write(descriptor, base + written, bytes.count - written)
            #endif
            if step < 0 {
                // A signal came before anything was written.
                if errno == EINTR { continue }
                return errno
            }
            written += step
        }
        return nil
    }
}
