import ArgumentParser
import L10nChecks
import L10nProject
import L10nSource
import TokenTools

/// `tokens diff OLD [NEW]`: what differs between two themes.
struct TokensDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two themes in every permutation, and advises on the version.",
        discussion: """
            A theme is a folder, a resolver document or a token file, now or in a revision of the git repository: \
            'v1.2' is the working folder as it was there, 'v1.2:Theme' a folder in it. Without a new theme, the old \
            one is compared with what stands there now.

            Tokens that are gone or of another type make a major version, as do contexts that are gone; new tokens and \
            contexts, and deprecations, a minor one; other values, aliases and defaults of contexts a patch. \
            Exit status 0 with or without differences.
            """)

    @Argument(help: "The old theme: a folder, a resolver document, a token file, REVISION or REVISION:PATH.")
    var before: String

    @Argument(help: "The new one; by default what the revision is compared with now.")
    var after: String?

    @OptionGroup var project: ProjectOptions

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    func run() throws {
        let format: ReportFormat = try ChoiceOption.value(format, "format")
        let place = ThemePlace(before)
        guard let newPlace = after.map({ ThemePlace($0) }) ?? place.now else {
            throw CommandFailure.usage("there is nothing to compare \(Wording.quoted(before)) with; name the new theme")
        }
        let (old, new) = (try place.load(project), try newPlace.load(project))
        if let after, old.names == nil, new.names == nil, old.theme.theme.path == new.theme.theme.path,
            PathText.normalized(before) != PathText.normalized(after)
        {
            let (path, names) = (Wording.quoted(old.theme.theme.path), [before, after].map { Wording.quoted($0) })
            throw CommandFailure.usage(
                "\(names[0]) and \(names[1]) are of one project, and its theme is \(path); name two token files or documents"
            )
        }
        for (theme, name) in [(old.theme, before), (new.theme, after ?? "the working folder")]
        where theme.theme.origin == .defaults {
            throw CommandFailure.usage("there is no token file in \(Wording.quoted(name))")
        }
        let options = ContrastOptions(new.theme.contrast, new.theme.names)
        let difference = TokenDifference(from: old.theme.theme.theme, to: new.theme.theme.theme, options)
        try Console.write(format == .json ? TokenDifferenceJSON.text(difference) : TokenDifferenceText.text(difference))
        let status = max(old.theme.complain(old.names), new.theme.complain(new.names))
        if status != .success { throw CommandEnd(status: status) }
    }
}
