import ArgumentParser
import L10nExchange
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// `status`: how far the translation has come.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Shows how many texts are translated, by language, layer and state.",
        discussion: """
            Texts that are marked as not to be translated are not counted; stale ones, which the code does not use any \
            more, are counted apart.
            Exit status: 0 done, 1 a language is below --minimum, a file is damaged or nothing claims a path, 2 usage or configuration, \
            3 a file could not be read.
            """)

    /// How the figures are written.
    private enum Format: String, CaseIterable {
        case text
        case json
        case markdown
    }

    @Argument(help: "Files and folders whose texts to count; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(help: "Only these languages, separated by commas, whether the project has them or not.")
    var locale: [String] = []

    @Option(help: "The format: text, json or markdown.")
    var format = "text"

    @Flag(help: "A line for each table, not only for each layer.")
    var tables = false

    @Option(help: "End with status 1 when less than so many percent of a language's texts are translated, 0 to 100.")
    var minimum: String?

    @Flag(name: .customLong("no-color"), help: "No colours, even on a terminal.")
    var noColor = false

    func run() async throws {
        let format: Format = try ChoiceOption.value(format, "format")
        let minimum = try minimum.map(Self.percent)
        let named = try CheckCommand.names(locale).map { try LocaleOption.tag($0, default: .english).canonical }
        let loaded = try await project.load(
            paths, loadsAllDefaults: !named.isEmpty, readsInterfaces: true, readsCode: true)
        try loaded.checkConfiguration()
        for tag in named where !loaded.locales.contains(tag) && loaded.demands.demand(for: tag) == .undeclared {
            try LocaleOption.checkPseudo(tag.description)
        }
        let coverage = TextCoverage(loaded, tags: named.isEmpty ? Self.tags(of: loaded) : named)
        switch format {
        case .text: try Console.write(StatusTable(coverage, showsTables: tables).text(Self.style(noColor)))
        case .markdown: try Console.write(StatusTable(coverage, showsTables: tables).markdown)
        case .json: try Console.write(StatusJSON.text(coverage, sourceLanguage: loaded.sourceLanguage))
        }
        var status = max(Self.complain(about: loaded, coverage), Self.complain(about: coverage, below: minimum))
        if minimum != nil, status == .success, !loaded.holdsRequestedTexts {
            Console.complain("no file here holds texts, of which --minimum could be reached; name a folder that does")
            status = .findings
        }
        if status != .success { throw CommandEnd(status: status) }
    }

    private static func style(_ noColor: Bool) -> StatusTable.Style {
        StatusTable.Style(columns: Console.drawingColumns, hasColor: !noColor && Console.wantsColor)
    }

    /// The languages that the project has, and those that it is asked to have.
    private static func tags(of project: Project) -> [LanguageTag] {
        let required = project.configuration.locales.required?.map(\.value) ?? []
        // Nobody translates into a pseudo-language, unless it is asked for.
        return (project.locales.filter { PseudoLocale($0) == nil } + required.map(\.canonical))
            .filter { $0 != project.sourceLanguage }
    }

    private static func percent(_ text: String) throws -> Double {
        guard let number = Double(text), (0...100).contains(number) else {
            throw CommandFailure.usage("--minimum takes a number from 0 to 100, not \(Wording.quoted(text))")
        }
        return number
    }

    /// Names the files that the figures lack, and paths that hold none.
    private static func complain(about project: Project, _ coverage: TextCoverage) -> ExitStatus {
        for file in coverage.damagedFiles {
            let name = Wording.quoted(file)
            Console.complain(
                coverage.cutFiles.contains(file)
                    ? "\(name) is damaged, so that apps read its beginning alone; the texts behind count as missing"
                    : "\(name) is damaged, so that apps read nothing of it; its translations count as missing")
        }
        return max(project.complainOfUnread(), coverage.damagedFiles.isEmpty ? .success : .findings)
    }

    private static func complain(about coverage: TextCoverage, below minimum: Double?) -> ExitStatus {
        guard let minimum else { return .success }
        let low = coverage.languages.filter { !$0.count.reaches(percent: minimum) }
        for language in low {
            let percent = StatusTable.percent(language.count)
            Console.complain("\(language.tag) is at \(percent) %, needs \(minimum.plainText) %")
        }
        return low.isEmpty ? .success : .findings
    }
}
