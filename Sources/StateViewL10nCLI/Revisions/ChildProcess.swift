#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that is run and waited for. It hears nothing, and what it complains about is not shown.
///
/// This file talks to C for the same reason as `FileSystem`.
enum ChildProcess {
    /// Runs a program that is found on the path.
    /// - Parameters:
    ///   - environment: variables beside `PATH` and `HOME`, as `NAME=VALUE`.
    ///   - output: the file that its standard output replaces; nil for nowhere.
    /// - Returns: its exit status; nil when it could not be started, or was killed.
    static func run(_ arguments: [String], environment: [String] = [], output: String? = nil) -> Int32? {
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(
            &actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var texts: [String] = []
        for name in ["PATH", "HOME"] {
            if let value = unsafe getenv(name) { texts.append(unsafe "\(name)=\(String(cString: value))") }
        }
        var words = unsafe copies(arguments)
        var variables = unsafe copies(texts + environment)
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
