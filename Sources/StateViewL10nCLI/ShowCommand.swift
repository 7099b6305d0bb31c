import ArgumentParser
import DesignTokens
import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews

/// `show ID`: a state view as a reader gets it, and where everything in it comes from.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a state view for a language, brand and scheme, and where everything in it comes from.",
        discussion: """
            The views are those of 'stateview-l10n states'. Texts and themes are those of the project, over the embedded
            defaults; without a project the defaults alone are shown.
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

    @Option(help: "The system that is followed: backbase, warp, cookbook or feedback.")
    var profile = "backbase"

    @Option(help: "The reader's text size, from XS to AX5.")
    var textSize = "L"

    @Option(help: "The title, for 'generic'.")
    var title: String?

    @Option(help: "The subtitle, for 'generic'.")
    var subtitle: String?

    @Option(help: "The label of a button, for 'generic'; repeatable, at most three.")
    var button: [String] = []

    @Option(help: "The id of an icon, for 'generic'.")
    var icon: String?

    @Option(help: "A value for the holes of its texts, as NAME=VALUE; repeatable.")
    var arg: [String] = []

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let values = try MessageValues(arg)
        var definition = try definition()
        definition.arguments = StateViewArguments(values.arguments)
        let format: Format = try ChoiceOption.value(format, "format")
        var environment = StateViewEnvironment(locales: [])
        environment.scheme = try ChoiceOption.value(scheme, "scheme")
        environment.contrast = try ChoiceOption.value(contrast, "contrast")
        environment.profile = try ChoiceOption.value(profile, "profile")
        environment.sizeCategory = try ChoiceOption.sizeCategory(textSize)
        let locales = try (locale ?? "").split(separator: ",").map {
            try LocaleOption.tag(String($0), default: .english)
        }
        if let tag = locales.dropFirst().first(where: { PseudoLocale($0) != nil }) {
            throw CommandFailure.usage(
                "the pseudo-language \(Wording.quoted("\(tag)")) stands behind another language; name it alone")
        }
        let loaded = try await project.load(paths, loadsDefaultTheme: true)
        try BrandOption.check(brand, among: loaded.brands)
        environment.brand = brand
        environment.setLanguages(locales, of: loaded)

        let localizer = Localizer(
            loaded.catalog, order: loaded.configuration.lookupOrder, brand: brand, tables: loaded.configuration.tables)
        let notations = CatalogNotations(loaded)
        if !arg.isEmpty {
            try values.check(among: Self.argumentNames(of: definition, localizer, environment.chain, notations, loaded))
        }
        var syntax: StateViewTextResolver.SyntaxOfText?
        if let notations { syntax = { notations[$0] } }
        let view = StateViewResolver.resolve(
            definition, in: environment, catalog: loaded.catalog, localizer: localizer,
            syntax: syntax,
            look: try loaded.theme.map { try look($0.theme, environment, loaded.configuration.themes) })
        switch format {
        case .text: Console.write(StateViewText.text(view, sources: loaded.sources))
        case .json: Console.write(StateViewJSON.text(view, sources: loaded.sources))
        }
    }

    /// The names that the texts of a view read in any language.
    private static func argumentNames(
        of definition: StateViewDefinition, _ localizer: Localizer, _ chain: [LanguageTag],
        _ notations: CatalogNotations?, _ project: Project
    ) -> [String] {
        let chains = [chain] + project.locales.map { project.fallbackChain(of: [$0]) }
        let keys = definition.roles.flatMap { role, source -> [String] in
            switch source {
            case .key(let key, _, _): [key]
            case .inherit:
                DefaultKeys.variants(definition.kind, role).map(\.key)
                    + [definition.defaultKey(role)].compactMap(\.self)
            case .literal, .none: []
            }
        }
        let names = Set(keys).flatMap { key in
            chains.compactMap { localizer.resolve(key, chain: $0).hit }
                .flatMap { argumentNames(of: $0, notations?[$0], project) }
        }
        // These choose a text, or add one.
        let chosen = [StateViewArguments.Name.permission, .count].filter { DefaultKeys.chooses($0, definition.kind) }
        let code = definition.kind.family == .error ? ["code"] : []
        return Set(names + chosen.map(\.rawValue) + code).sorted()
    }

    private static func argumentNames(
        of hit: ResolutionHit, _ syntax: MessageSyntax?, _ project: Project
    ) -> [String] {
        let fragment = project.catalog.column(hit).fragment
        switch syntax?.notation {
        case .icu:
            let text = project.catalog.text(hit)
            return ICUMessageReading(text, apostrophes: syntax?.apostrophes ?? .doubleOptional).message.argumentNames
        case .plain: return []
        case .printf, .substitution, .named, .printfAndNamed, nil:
            let readsNames = syntax?.notation.readsBraces ?? true
            return fragment.message(of: hit.entry)?.argumentNames(readsNames: readsNames) ?? []
        }
    }

    /// The tokens of the permutation that the environment names; modifiers that the theme lacks are left out.
    private func look(
        _ theme: Theme, _ environment: StateViewEnvironment, _ names: Configuration.Themes
    ) throws -> StateViewLook {
        do {
            let input = environment.input(of: theme, names)
            return try StateViewLook(
                theme.resolved(theme.permutation(input)), brand: input[names.brandModifier],
                brandModifier: names.brandModifier)
        } catch let error as ThemeInputError {
            throw CommandFailure.usage(error.problems.map(\.message).joined(separator: "; "))
        } catch let error as StateViewThemeError {
            throw CommandFailure.usage("the theme cannot draw state views: \(error)")
        }
    }

    private enum Format: String, CaseIterable {
        case text
        case json
    }

    /// The definition that is asked for, with the texts of the command line.
    private func definition() throws -> StateViewDefinition {
        guard let definition = StateViewRegistry.definition(id) else {
            throw CommandFailure.usage(Unknown.message("state view", id, among: StateViewRegistry.all.map(\.id)))
        }
        guard definition.kind == .custom else {
            if title != nil || subtitle != nil || icon != nil || !button.isEmpty {
                throw CommandFailure.usage(
                    "--title, --subtitle, --button and --icon are for 'generic'; "
                        + "'\(id)' has texts and an icon of its own")
            }
            return definition
        }
        guard let title else { throw CommandFailure.usage("'generic' has no texts of its own; give it a --title") }
        guard button.count <= ActionSlot.allCases.count else {
            throw CommandFailure.usage("\(button.count) buttons, at most 3; leave some out")
        }
        let actions = zip(ActionSlot.allCases, button).map { slot, label in
            StateViewAction(slot, .custom("custom"), label: .literal(label))
        }
        return StateViewDefinition(
            id: id, kind: .custom, title: .literal(title), subtitle: subtitle.map { .literal($0) } ?? .none,
            visual: StateViewVisual(icon: icon), actions: actions)
    }
}

extension StateViewEnvironment {
    /// Takes the languages that a reader prefers, and the fallbacks that a project has for them.
    fileprivate mutating func setLanguages(_ preferred: [LanguageTag], of project: Project) {
        self = StateViewEnvironment(
            locales: preferred, chain: project.lookupChain(for: preferred),
            development: project.sourceLanguage,
            brand: brand, scheme: scheme, contrast: contrast, profile: profile, sizeCategory: sizeCategory)
    }

    /// The contexts to choose in a theme, by modifier; a brand that is none of the theme's has texts alone.
    fileprivate func input(of theme: Theme, _ names: Configuration.Themes) -> [String: String] {
        var input: [String: String] = [:]
        func choose(_ modifier: String, _ context: String?) {
            if let context, theme.contexts(of: modifier).contains(context) { input[modifier] = context }
        }
        choose(names.brandModifier, brand)
        choose(names.schemeModifier, scheme.rawValue)
        choose(names.contrastModifier, contrast.rawValue)
        choose("profile", profile.rawValue)
        return input
    }
}

extension Theme {
    /// The names of a modifier's contexts; empty when there is no such modifier.
    fileprivate func contexts(of modifier: String) -> [String] {
        modifiers.first { $0.name == modifier }?.contexts ?? []
    }
}
