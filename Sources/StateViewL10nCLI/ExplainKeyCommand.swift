import ArgumentParser
import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews

/// `explain-key KEY`: which layer answers, and everything that was tried.
struct ExplainKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain-key",
        abstract: "Says which text a key resolves to, where it stands, and what else was tried.")

    @Argument(help: "The key, such as DesignSystem.stateView.noResultsTitle.")
    var key: String

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Option(help: "The language, such as pt-BR or the pseudo-language en-XA; by default the source language.")
    var locale: String?

    @Option(help: "The brand whose layers take part.")
    var brand: String?

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let loaded = try await project.load(paths, readsInterfaces: true, readsCode: true)
        try loaded.checkConfiguration()
        let tag = try LocaleOption.tag(locale, default: loaded.sourceLanguage)
        try BrandOption.check(brand, among: loaded.brands)
        let localizer = loaded.localizer(brand: brand)
        let pseudo = PseudoLocale(tag)
        let chain = loaded.lookupChain(for: [tag])
        var resolution = localizer.resolve(key, chain: chain)
        // A name of another system leads to the key here.
        if resolution.hit == nil, let own = KeyAliases.key(key) { resolution = localizer.resolve(own, chain: chain) }
        try Console.write(Self.text(resolution, tag, pseudo, loaded))
        try loaded.endIfUnread(paths)
        if resolution.hit == nil { throw CommandEnd(status: .findings) }
    }

    private static func text(
        _ resolution: Resolution, _ tag: LanguageTag, _ pseudo: PseudoLocale?, _ project: Project
    ) -> String {
        let places = PlaceText(project)
        var lines: [String] = []
        if let hit = resolution.hit {
            let layer = project.catalog.layer(hit)
            let text = project.catalog.text(hit)
            let setting = project.messageSetting(of: hit)
            let syntax = setting?.syntax ?? MessageSyntax(.printfAndNamed)
            let shown = hit.tag == tag ? text : pseudo?.text(text, in: syntax) ?? text
            lines.append("\(Wording.visible(resolution.key)) in \(tag): '\(Wording.visible(shown))'")
            lines.append(
                "  from \(LookupText.origin(layer.name, layer.kind)), table \(Wording.visible(project.catalog.table(hit).name)), "
                    + "\(LookupText.language(hit.tag)), \(places.text(project.catalog.span(hit)))")
            let fragment = project.catalog.column(hit).fragment
            if !fragment.isIntact {
                let part = fragment.isCutOff ? "its beginning alone" : "nothing of it"
                lines.append("  its file is damaged, so that apps read \(part); run 'stateview-l10n check'")
            }
            if let setting, let source = project.configuration.source {
                let place = places.text(source.span(setting.notation.range))
                lines.append("  written in \(setting.notation.value.rawValue), as \(place) says")
            }
        } else {
            lines.append("\(Wording.visible(resolution.key)) in \(tag): no text in any layer")
            if let question = LookupText.question(resolution.key, in: project) { lines.append("  " + question) }
        }
        lines.append("tried, in this order:")
        lines += LookupText.attempts(resolution.tried, places)
        return lines.joined(separator: "\n") + "\n"
    }
}
