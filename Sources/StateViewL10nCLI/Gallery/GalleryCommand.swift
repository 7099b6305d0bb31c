import ArgumentParser
import L10nChecks
import L10nLocale
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// `gallery -o DIR`: a page on which every state view is looked at in every language, brand, scheme and text size; and what
/// changed on it.
struct GalleryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", _superCommandName: RootCommand.name,
        abstract: "Writes one page to look at every state view, in every language, brand, scheme and text size.",
        discussion: """
            The page opens from the disk and asks nobody for anything: a matrix with filters and search, what 'check' finds \
            as marks on the cells, and for each cell its texts with the layers that they come from, its tokens with their \
            chains, and what is read aloud. What is chosen is in the address, so that a link shows the same.

            --diff writes a page with what changed since a revision, both sides beside each other. --approve writes what the \
            views say and look like into a file; --check compares, and what nobody has approved is a finding \
            ('unapproved-view').
            """)

    static let fileName = "index.html"

    @Argument(help: "Files and folders of the project; by default the working folder.")
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write a page to.", valueName: "folder"))
    var output: String?

    @Option(
        name: [.customShort("l"), .customLong("locale")],
        help: "The languages, separated by commas; by default those of the project, else those of the product.")
    var locale: [String] = []

    @Option(help: "The brands, separated by commas; by default all.")
    var brand: [String] = []

    @Option(help: "The kinds of views, separated by commas; by default all.")
    var kind: [String] = []

    @Option(help: "The title of the page.")
    var title: String?

    @Flag(help: "Leave out what 'check' finds.")
    var withoutFindings = false

    @OptionGroup var changes: GalleryChangeOptions

    @OptionGroup var project: ProjectOptions

    func validate() throws {
        let writesPage = !changes.check && !changes.approve
        if writesPage, output == nil { throw ValidationError("name the folder to write to with --output") }
        if !writesPage, output != nil {
            throw ValidationError("--check and --approve write no page; leave --output out, or run --diff")
        }
    }

    func run() async throws {
        let named = try CheckCommand.names(locale).map { try LocaleOption.tag($0, default: .english) }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        try loaded.endIfUnread(paths)
        try loaded.endIfViewsAreDamaged()
        let names = CheckCommand.names(brand)
        let selection = GallerySelection(languages: named, brands: names, kinds: CheckCommand.names(kind))
        // A brand that is gone is a change.
        if changes.diff == nil { for name in names { try BrandOption.check(name, among: loaded.brands) } }
        let progress = Progress(isShown: Console.isErrorTerminal)
        if let revision = changes.diff {
            let difference = GalleryDifference(command: self, project: loaded, selection: selection, revision: revision)
            return try await difference.run(progress)
        }
        if changes.check || changes.approve {
            let run = ApprovalRun(command: self, project: loaded, selection: selection)
            return try changes.check ? run.check(progress) : run.approve(progress)
        }
        let definitions = try selection.definitions(of: loaded)
        let axes = selection.axes(of: loaded)
        let findings = withoutFindings ? [] : try await findings(of: loaded)
        let (gallery, problems) = GalleryBuilder.gallery(
            of: loaded, definitions, axes: axes, findings: findings, progress: progress)
        let page = GalleryPage(gallery, title: title ?? "State views").text
        progress.end()
        let path = try write(page)
        try Console.write(
            [
                "\(Wording.visible(path)): \(Wording.count(definitions.count, "view", "views"))",
                Wording.count(axes.allLanguages.count, "language", "languages"),
                Wording.count(axes.brands.count, "brand", "brands"),
                Wording.count(gallery.cellCount, "cell", "cells"),
                Wording.count(gallery.findings.count, "finding", "findings") + " on them",
            ].joined(separator: ", ") + "\n")
        try Self.end(problems)
    }

    /// Says which brands and schemes have no colours, and ends the command where there are any.
    static func end(_ problems: [String]) throws(CommandEnd) {
        for problem in problems { Console.complain("\(problem); its views are drawn without tokens") }
        if !problems.isEmpty { throw CommandEnd(status: .findings) }
    }

    /// - Returns: the path of the page.
    func write(_ page: String) throws(CommandFailure) -> String {
        let output = output ?? "."
        let file = FileContent(path: PathText.join(output, Self.fileName), bytes: Array(page.utf8))
        try ForeignFile.check([file], in: output, "is not of 'gallery'") { _, known in
            String(decoding: known.prefix(1024), as: UTF8.self).contains(GalleryPage.mark)
        }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([file], in: output, confinement: Confinement([output]))
        }
        return file.path
    }

    private func findings(of project: Project) async throws -> [Diagnostic] {
        let check = await ProjectCheck.run(
            project, selection: try RuleSelection(only: [], skip: []),
            jobs: self.project.jobs ?? Console.processorCount, isWhole: true,
            today: Console.today)
        return check.result.reported
    }
}
