import ArgumentParser
import L10nProject
import L10nSource
import TokenThemes
import TokenTools

/// The options that say which theme a command about tokens works on, and in which of its contexts.
struct TokenOptions: ParsableArguments {
    @Option(
        name: .customLong("project"),
        help: ArgumentHelp(
            "A folder of the project, a resolver document or a token file; repeatable, a later token file overrides an "
                + "earlier one.", valueName: "path"))
    var paths: [String] = []

    @Option(help: "The brand.")
    var brand: String?

    @Option(help: "The scheme, such as light or dark.")
    var scheme: String?

    @Option(help: "The contrast, such as standard or increased.")
    var contrast: String?

    @Option(help: "The profile, such as backbase or warp.")
    var profile: String?

    @Option(help: ArgumentHelp("The context of any modifier; repeatable.", valueName: "modifier=context"))
    var set: [String] = []

    @OptionGroup var project: ProjectOptions

    /// Loads the theme.
    func load() throws(CommandFailure) -> RequestedTheme {
        try project.loadTheme(paths)
    }

    /// The permutation that is chosen; what is not chosen takes its default.
    func permutation(of theme: RequestedTheme) throws(CommandFailure) -> ThemePermutation {
        let input = try input(theme)
        do throws(ThemeInputError) {
            return try theme.theme.theme.permutation(input)
        } catch {
            throw Self.failure(error)
        }
    }

    /// The permutations that the choice leaves open.
    func part(of theme: RequestedTheme) throws(CommandFailure) -> ThemePart {
        let input = try input(theme)
        do throws(ThemeInputError) {
            return try theme.theme.theme.part(input)
        } catch {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: ThemeInputError) -> CommandFailure {
        .usage(error.problems.map(\.message).joined(separator: "; "))
    }

    /// The chosen contexts by the names of their modifiers.
    private func input(_ theme: RequestedTheme) throws(CommandFailure) -> [String: String] {
        let names = theme.names
        // As in an export: files of Figma have modes, of which light and dark are the schemes.
        let schemeModifier = theme.theme.theme.schemeModifier(names.schemeModifier)
        var choices = [
            (names.brandModifier, brand), (schemeModifier, scheme), (names.contrastModifier, contrast),
            ("profile", profile),
        ]
        for text in set {
            guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
                throw .usage("\(Wording.quoted(text)) chooses nothing; write such as --set brand=tori")
            }
            choices.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
        }
        var input: [String: String] = [:]
        for case (let modifier, let context?) in choices {
            guard input.updateValue(context, forKey: modifier) == nil else {
                throw .usage("a context of \(Wording.quoted(modifier)) is chosen twice; keep one")
            }
        }
        return input
    }
}

extension RequestedTheme {
    /// Says what is wrong with the files of the theme, and ends the command where something is.
    func endIfWrong() throws {
        let status = complain()
        guard status == .success else { throw CommandEnd(status: status) }
    }

    /// So many findings are told by commands that do something else; `check` tells them all.
    private static let shownFindings = 20

    /// Says what is wrong with the files of the theme on standard error.
    /// - Parameter names: what the files are called, if they are those of a revision.
    /// - Returns: the status that the command ends with if nothing else is wrong.
    func complain(_ names: RevisionNames? = nil) -> ExitStatus {
        func shown(_ text: String) -> String { names?.shown(text) ?? text }
        if !others.isEmpty {
            let others = others.prefix(3).map { "'\(Wording.visible($0))'" } + (others.count > 3 ? ["…"] : [])
            Console.complain(
                shown("this is '\(Wording.visible(theme.path))'; for another theme name it with --project: ")
                    + shown(others.joined(separator: ", ")))
        }
        let findings = (theme.diagnostics + diagnostics).filter { $0.severity == .error }
        report(findings, names)
        for finding in theme.diagnostics where finding.rule == .impliedModifier {
            Console.complain(shown(finding.message))
        }
        for error in errors { Console.complain(shown(error.description)) }
        return errors.isEmpty ? (findings.isEmpty ? .success : .findings) : .environment
    }

    /// Writes the first errors among some findings to standard error.
    func report(_ findings: [Diagnostic], _ names: RevisionNames? = nil) {
        func shown(_ text: String) -> String { names?.shown(text) ?? text }
        let places = PlaceText(self)
        let errors = findings.filter { $0.severity == .error }
        for finding in errors.prefix(Self.shownFindings) {
            Console.report(shown("\(places.text(finding.span)): error: \(finding.message) [\(finding.id)]"))
        }
        if errors.count > Self.shownFindings {
            let others = Wording.count(errors.count - Self.shownFindings, "more error", "more errors")
            Console.complain("\(others) in these files; see 'check'")
        }
    }
}
