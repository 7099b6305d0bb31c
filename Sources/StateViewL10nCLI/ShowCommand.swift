import ArgumentParser
import L10nCatalog
import L10nChecks
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews
import TextShaping

/// `show ID`: a state view as a reader gets it, and where everything in it comes from.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a state view for a language, brand and scheme, and where everything in it comes from.",
        discussion: """
            The views are those of 'stateview-l10n states', the project's '*.stateview.json' files included. Texts and themes are those of the project, over the embedded
            defaults; without a project the defaults alone are shown. First stands a drawing of the view, in which the \
            button that stands out has doubled brackets; then, in a few lines, where its texts come from. With --explain \
            it is everything, and all that was tried.
            """)

    @Argument(help: "The view, such as noConnection.")
    var id: String

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Option(
        help: """
            The languages that the reader prefers, separated by commas; by default the source language. en-XA, ar-XB and \
            tags such as en-x-doubled show its texts with accents, from right to left, or longer.
            """)
    var locale: String?

    @Option(help: "The brand; by default that of the theme.")
    var brand: String?

    @Option(help: "light or dark.")
    var scheme = "light"

    @Option(help: "standard or increased.")
    var contrast = "standard"

    @Option(
        help: """
            The system that is followed: backbase, warp, cookbook or feedback; by default that of the view, then that of \
            the configuration, then backbase.
            """)
    var profile: String?

    @Option(help: "The reader's text size, from XS to AX5.")
    var textSize = "L"

    @Flag(help: "The reader wants bold text.")
    var boldText = false

    @Flag(help: "The reader wants less motion: pictures stand still.")
    var reduceMotion = false

    @Option(help: "Forces the direction of the view: ltr or rtl; by default that of its texts.")
    var direction: String?

    @Flag(help: "Put the mark of the brand's owner under the view, where the brand has one.")
    var brandMark = false

    @Option(help: "The title, for 'generic'.")
    var title: String?

    @Option(help: "The subtitle, for 'generic'.")
    var subtitle: String?

    @Option(help: "The label of a button, for 'generic'; repeatable, at most three.")
    var button: [String] = []

    @Option(help: "The id of an icon, for 'generic'.")
    var icon: String?

    @Option(
        help: """
            A value for the holes of its texts, as NAME=VALUE; repeatable. 'stateview-l10n states ID' lists those of the \
            built-in texts.
            """)
    var arg: [String] = []

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    @Flag(inversion: .prefixedNo, help: "Draw the view first (text).")
    var box = true

    @Flag(help: "Say where everything comes from, and what was tried (text).")
    var explain = false

    @Flag(help: "Draw the view alone (text).")
    var noDetails = false

    @Option(
        help: ArgumentHelp(
            "Say where everything stands on a screen of this size in points, such as 320x480; the status is 1 where it does not fit.",
            valueName: "width x height"))
    var screen: String?

    @Flag(help: "Say what the platforms' own views make of it, or why they cannot show it.")
    var native = false

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let values = try MessageValues(arg)
        let format: Format = try ChoiceOption.value(format, "format")
        if format == .text, !box, noDetails, !native, screen == nil {
            throw CommandFailure.usage("--no-box and --no-details leave nothing to show; leave one out")
        }
        if explain, noDetails { throw CommandFailure.usage("--explain asks for the details; leave out --no-details") }
        var environment = try environment()
        let profile: StateViewProfile? = try profile.map { try ChoiceOption.value($0, "profile") }
        let locales = try (locale ?? "").split(separator: ",").map {
            try LocaleOption.tag(String($0), default: .english)
        }
        if let tag = locales.dropFirst().first(where: { PseudoLocale($0) != nil }) {
            throw CommandFailure.usage(
                "the pseudo-language \(Wording.quoted("\(tag)")) stands behind another language; name it alone")
        }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try loaded.checkConfiguration()
        // Without its lock a view would be drawn from the default theme as if it were meant.
        for finding in loaded.diagnostics where finding.rule == .staleLockFile {
            Console.report("\(Wording.visible(finding.span.file)): error: \(finding.message) [\(finding.id)]")
        }
        var definition = try definition(in: loaded)
        if !arg.isEmpty { definition.arguments = StateViewArguments(values.arguments) }
        try ViewArgumentNames.check(values.named, of: definition)
        if brandMark { definition.showsBrandMark = true }
        definition.profile = profile ?? definition.profile ?? loaded.configuration.stateViews.profile
        environment.profile = definition.profile ?? environment.profile
        try BrandOption.check(brand, among: loaded.brands)
        environment.brand = brand
        let tokens: StateViewLook?
        do throws(ThemeSource.Problem) {
            let names = loaded.configuration.themes
            tokens = try loaded.themeSource?.look(in: environment, environment.profile, names: names)
        } catch {
            throw CommandFailure.usage(error.description)
        }
        // Who names a language wants to see it; else it is the brand's where the profile says so.
        environment = environment.reading(locales, development: loaded.sourceLanguage)
        if !locales.isEmpty { environment.localePolicy = .user }
        let views = ProjectViews(loaded)
        let texts = views.texts(of: environment, environment.profile, look: tokens)
        if !arg.isEmpty {
            let names = ViewArgumentNames(definition: definition, project: loaded, views: views, texts: texts)
            try values.check(among: names.names)
        }
        let view = views.resolve(definition, in: environment, look: tokens, texts: texts)
        let frames = try screen.map { screen throws(CommandFailure) in
            try ShownFrames(view, screen: screen, fonts: FontLibrary(loaded.fonts))
        }
        switch format {
        case .text:
            let details: StateViewPage.Parts.Details = noDetails ? .none : explain ? .all : .summary
            let parts = StateViewPage.Parts(box: box, details: details, native: native)
            let columns = Console.drawingColumns
            try Console.write(StateViewPage.text(view, sources: loaded.sources, parts: parts, columns: columns))
            if let frames { try Console.write((["\n"] + frames.lines.map { $0 + "\n" }).joined()) }
        case .json:
            try Console.write(StateViewJSON.text(view, sources: loaded.sources, elements: native, frames: frames))
        }
        if let frames, !frames.fits { throw CommandEnd(status: .findings) }
        try loaded.endIfUnread(paths)
        try loaded.endIfViewsAreDamaged()
    }

    /// What the options say about the reader, languages and brand aside.
    private func environment() throws -> StateViewEnvironment {
        var environment = StateViewEnvironment(locales: [])
        environment.scheme = try ChoiceOption.value(scheme, "scheme")
        environment.contrast = try ChoiceOption.value(contrast, "contrast")
        environment.sizeCategory = try ChoiceOption.sizeCategory(textSize)
        environment.boldText = boldText
        environment.reduceMotion = reduceMotion
        if let direction {
            let forced: ForcedDirection = try ChoiceOption.value(direction, "direction")
            environment.direction = TextDirection(rawValue: forced.rawValue)
        }
        return environment
    }

    private enum ForcedDirection: String, CaseIterable {
        case ltr
        case rtl
    }

    private enum Format: String, CaseIterable {
        case text
        case json
    }

    /// The definition that is asked for, with the texts of the command line.
    private func definition(in project: Project) throws -> StateViewDefinition {
        guard let definition = project.stateViews.all.first(where: { $0.id == id }) else {
            throw CommandFailure.usage(Unknown.view(id, in: project))
        }
        guard definition == StateViewRegistry.definition("generic") else {
            if title != nil || subtitle != nil || icon != nil || !button.isEmpty {
                throw CommandFailure.usage(
                    "--title, --subtitle, --button and --icon are for 'generic'; "
                        + "'\(id)' has texts and an icon of its own")
            }
            return definition
        }
        guard let title else { throw CommandFailure.usage("'generic' has no texts of its own; give it a --title") }
        guard button.count <= StateViewAction.Slot.allCases.count else {
            throw CommandFailure.usage("\(button.count) buttons, at most 3; leave some out")
        }
        let actions = zip(StateViewAction.Slot.allCases, button).map { slot, label in
            StateViewAction(slot, .custom("custom"), label: .literal(label))
        }
        return StateViewDefinition(
            id: id, kind: .custom, title: .literal(title), subtitle: subtitle.map { .literal($0) } ?? .none,
            visual: StateViewVisual(icon: icon), actions: actions)
    }
}
