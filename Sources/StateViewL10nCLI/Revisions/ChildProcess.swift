import L10nProject

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that is run and waited for.
///
/// This file talks to C for the same reason as `FileSystem`.
enum ChildProcess {
    /// Runs a program that is found on the path.
    /// - Parameters:
    ///   - environment: all its variables, as `NAME=VALUE`.
    ///   - input: the file that is its standard input; nil for nothing.
    ///   - output: the file that its standard output replaces.
    ///   - complaints: the file that its standard error replaces.
    ///   - seconds: how long it may take before it is killed; nil where it is trusted to end.
    /// - Returns: its exit status; nil when it could not be started, or was killed.
    static func run(
        _ arguments: [String], environment: [String], input: String?, output: String, complaints: String,
        seconds: Int? = nil
    ) -> Int32? {
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        // Without input, nothing is to wait for the terminal.
        unsafe posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
        for (descriptor, path) in [(Int32(1), output), (2, complaints)] {
            unsafe posix_spawn_file_actions_addopen(
                &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        var words = unsafe copies(arguments)
        var variables = unsafe copies(environment)
        defer {
            unsafe release(words)
            unsafe release(variables)
        }
        var process = pid_t()
        guard let program = arguments.first,
            unsafe posix_spawnp(&process, program, &actions, nil, &words, &variables) == 0
        else { return nil }
        var status: Int32 = 0
        if let seconds {
            let deadline = ContinuousClock.now + .seconds(seconds)
            // A program that ends soon is noticed soon, and one that takes long is asked seldom.
            var pause: UInt32 = 500
            while true {
                let ended = unsafe waitpid(process, &status, WNOHANG)
                if ended == process { return exitStatus(status) }
                if ended < 0, errno != EINTR { return nil }
                if ContinuousClock.now >= deadline { break }
                Console.pause(pause)
                pause = min(pause * 2, 20_000)
            }
            kill(process, SIGKILL)
        }
        while unsafe waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        return exitStatus(status)
    }

    private static func exitStatus(_ status: Int32) -> Int32? {
        // The lowest seven bits are the signal that killed it.
        status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }

    /// Whether a program of a name is in a folder of the path.
    static func isOnPath(_ name: String) -> Bool {
        (variable("PATH") ?? "").split(separator: ":").contains { FileSystem.exists("\($0)/\(name)") }
    }

    /// What a variable of this process says; nil where there is none.
    static func variable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// C strings and a null behind them, which are the caller's to release.
    private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        var result: [UnsafeMutablePointer<CChar>?] = unsafe []
        for text in texts { unsafe result.append(strdup(text)) }
        unsafe result.append(nil)
        return unsafe result
    }

    private static func release(_ strings: [UnsafeMutablePointer<CChar>?]) {
        for index in unsafe strings.indices { unsafe free(strings[index]) }
    }
}
