import L10nProject

/// What the process tells its caller. The highest applicable status wins.
///
/// Source: checks.md 3.2.
enum ExitStatus: Int32, Comparable {
    /// Nothing at or above the threshold was found.
    case success = 0
    /// There are findings; nothing else went wrong.
    case findings = 1
    /// The command line or the configuration is wrong.
    case usage = 2
    /// The machine did not do what was asked of it.
    case environment = 3

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// Ends a command with a status and a sentence for standard error.
struct CommandFailure: Error {
    let status: ExitStatus
    let message: String

    static func usage(_ message: String) -> CommandFailure { CommandFailure(status: .usage, message: message) }

    static func environment(_ message: String) -> CommandFailure {
        CommandFailure(status: .environment, message: message)
    }

    /// Does something that the machine may refuse, which ends the command.
    static func attempt<Result>(_ body: () throws(LoadError) -> Result) throws(CommandFailure) -> Result {
        do throws(LoadError) {
            return try body()
        } catch {
            throw environment(error.description)
        }
    }
}

/// Ends a command with a status after it has said everything itself.
struct CommandEnd: Error {
    let status: ExitStatus
}
