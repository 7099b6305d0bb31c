import L10nProject

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Puts off the signals that ask a program to end, until no files are half written.
struct Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let actions: [sigaction]

    init() {
        unsafe received = 0
        var action = sigaction()
        #if canImport(Darwin)
        unsafe action.__sigaction_u.__sa_handler = { unsafe received = $0 }
        #else
        unsafe action.__sigaction_handler.sa_handler = { unsafe received = $0 }
        #endif
        actions = Self.signals.map { signal in
            var before = sigaction()
            unsafe sigaction(signal, &action, &before)
            return before
        }
    }

    /// - Throws: when the program was asked to end.
    func check() throws(LoadError) {
        if unsafe received != 0 { throw LoadError("write", ".", "the program was asked to end; no file was changed") }
    }

    /// Ends the program now if it was asked to.
    func end() {
        for (signal, action) in zip(Self.signals, actions) {
            var action = action
            unsafe sigaction(signal, &action, nil)
        }
        guard unsafe received != 0 else { return }
        unsafe Self.unblock([received])
        // With the action of before, the signal ends the program as it was meant to.
        raise(unsafe received)
    }

    /// Lets the signals end the program that ask for it, also where who started it has blocked them.
    static func allow() { unblock(signals) }

    /// Threads of a pool have all signals blocked, and so have the programs that they start.
    private static func unblock(_ signals: [Int32]) {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}

/// The signal that came last; 0 for none. A handler may do no more than set it.
private nonisolated(unsafe) var received: Int32 = 0
