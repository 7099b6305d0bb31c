import ArgumentParser
import L10nSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command-line tool, for its executable.
package enum CommandLineTool {
    /// Runs a command line, without the program's name, and ends the process.
    package static func run(_ arguments: [String]) async -> Never {
        exit(await RootCommand.status(of: arguments).rawValue)
    }
}

/// `stateview-l10n`: checks and shows the texts, tokens and state views of an app.
struct RootCommand: AsyncParsableCommand {
    static let name = "stateview-l10n"

    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "Checks the texts, overrides, design tokens and state views of an app together.",
        version: ToolVersion.text,
        subcommands: [
            CheckCommand.self,
            CompileCommand.self,
            ConvertCommand.self,
            DoctorCommand.self,
            DumpCommand.self,
            ExplainCommand.self,
            ExplainKeyCommand.self,
            ExportCommand.self,
            FormatCommand.self,
            GalleryCommand.self,
            GenerateCommand.self,
            ImportCommand.self,
            InitCommand.self,
            KeysCommand.self,
            LanguageServerCommand.self,
            LockCommand.self,
            MessageCommand.self,
            OverridesCommand.self,
            PackCommand.self,
            PictureCommand.self,
            RulesCommand.self,
            SchemaCommand.self,
            ShowCommand.self,
            StatesCommand.self,
            StatusCommand.self,
            TokensCommand.self,
        ])

    /// Runs the command line and answers with the status that the process has to end with.
    fileprivate static func status(of arguments: [String]) async -> ExitStatus {
        do {
            var command = try command(of: arguments)
            if let check = command as? CheckCommand {
                // By its protocol a command runs on a thread of its own, whose start takes longer than a small check.
                try await check.run()
            } else if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            return .success
        } catch let end as CommandEnd {
            return end.status
        } catch let failure as CommandFailure {
            return told(failure)
        } catch {
            let isHelp = exitCode(for: error) == .success
            var text = fullMessage(for: error) + "\n" + languageAdvice(arguments, isHelp: isHelp)
            // The name of a file that a script names may do things to a terminal or a build server.
            for argument in arguments {
                let visible = Wording.visible(argument)
                if visible != argument { text = text.replacing(argument, with: visible) }
            }
            guard isHelp else { return told(.usage(text.trimmingSuffix)) }
            do throws(CommandFailure) {
                try Console.write(text)
                return .success
            } catch {
                return told(error)
            }
        }
    }

    private static func told(_ failure: CommandFailure) -> ExitStatus {
        Console.complain(failure.message)
        return failure.status
    }

    /// What is said where a command that takes no '--locale' is given one.
    private static func languageAdvice(_ arguments: [String], isHelp: Bool) -> String {
        guard !isHelp, arguments.contains(where: { $0 == "--locale" || $0.hasPrefix("--locale=") }) else { return "" }
        return switch arguments.first {
        case "compile", "convert": "  Languages are named with --language here.\n"
        case "tokens": "  Tokens have no language; 'show --locale' draws a state view in one.\n"
        case "dump", "format": "  A file is taken with all its languages.\n"
        case "import": "  The files say which language they are in.\n"
        default: ""
        }
    }

    /// Parses a command line.
    ///
    /// A command that names its parent is first parsed by itself, which takes a quarter of the time: `check` runs often
    /// and briefly. What it does not take as it is, such as `--help` or a misspelled option, is for the whole tree of
    /// commands, which knows what to answer.
    static func command(of arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first {
            $0.configuration.commandName == arguments.first && $0.configuration._superCommandName == name
        }
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
            return command
        }
        try checkName(arguments)
        return try parseAsRoot(arguments)
    }

    /// Says which command may have been meant where the first word is none, or the second none of a command's parts.
    private static func checkName(_ arguments: [String]) throws(CommandFailure) {
        var commands = configuration.subcommands
        var what = "command"
        for name in arguments {
            guard !commands.isEmpty, !name.hasPrefix("-"), name != "help" else { return }
            guard let command = commands.first(where: { $0._commandName == name }) else {
                throw .usage(Unknown.message(what, name, among: commands.map { $0._commandName }))
            }
            commands = command.configuration.subcommands
            what = "\(name) command"
        }
    }
}

extension String {
    /// The text without the line ends at its end.
    fileprivate var trimmingSuffix: String {
        var text = Substring(self)
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
