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
    /// - Returns: its exit status; nil when it could not be started, or was killed.
    static func run(
        _ arguments: [String], environment: [String], input: String?, output: String, complaints: String
    ) -> Int32? {
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
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
        while unsafe waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        // The lowest seven bits are the signal that killed it.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
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
