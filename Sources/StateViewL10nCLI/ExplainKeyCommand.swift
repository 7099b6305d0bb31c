import ArgumentParser
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// `explain-key KEY`: which layer answers, and everything that was tried.
struct ExplainKeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain-key",
        abstract: "Says which text a key resolves to, where it stands, and what else was tried.")

    @Argument(help: "The key, such as DesignSystem.stateView.noResultsTitle.")
    var key: String

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Option(help: "The language, such as pt-BR; by default the source language.")
    var locale: String?

    @Option(help: "The brand whose layers take part.")
    var brand: String?

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let loaded = try await project.load(paths)
        let tag = try LocaleOption.tag(locale, default: loaded.sourceLanguage)
        if let brand, !loaded.brands.contains(brand) {
            throw CommandFailure.usage(Unknown.message("brand", brand, among: loaded.brands))
        }
        let localizer = Localizer(
            loaded.catalog, order: loaded.configuration.lookupOrder, brand: brand, tables: loaded.configuration.tables)
        let chain = loaded.fallbackChain(of: [tag])
        let resolution = localizer.resolve(key, chain: chain)
        Console.write(Self.text(resolution, tag, loaded))
        if resolution.hit == nil { throw CommandEnd(status: .findings) }
    }

    private static func text(_ resolution: Resolution, _ tag: LanguageTag, _ project: Project) -> String {
        let places = PlaceText(project)
        var lines: [String] = []
        if let hit = resolution.hit {
            let layer = project.catalog.layer(hit)
            lines.append("\(Wording.visible(resolution.key)) in \(tag): \(Wording.quoted(project.catalog.text(hit)))")
            lines.append(
                "  from layer \(layer.name) (\(layer.kind.rawValue)), table \(project.catalog.table(hit).name), "
                    + "language \(hit.tag), \(places.text(project.catalog.span(hit)))")
        } else {
            lines.append("\(Wording.visible(resolution.key)) in \(tag): no text in any layer")
            let names = project.catalog.layers.flatMap { $0.bundles.flatMap(\.tables) }
                .flatMap { table in table.keys.ids.map { table.keys[$0] } }
            if let question = Suggestions.question(resolution.key, among: names) { lines.append("  " + question) }
        }
        lines.append("tried, in this order:")
        for attempt in resolution.tried {
            let mark = attempt.outcome == .hit ? "*" : " "
            let place = attempt.span.map { "  " + places.text($0) } ?? ""
            lines.append(
                "\(mark) \(attempt.tag.description.padded(to: 8)) \(attempt.layer.padded(to: 12)) "
                    + "\(attempt.outcome.rawValue.padded(to: 12))\(place)".trimmingTrailingSpaces)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The language that an option names.
enum LocaleOption {
    static func tag(_ text: String?, default fallback: LanguageTag) throws -> LanguageTag {
        guard let text else { return fallback }
        guard let tag = LanguageTag(text) else {
            throw CommandFailure.usage("\(Wording.quoted(text)) is no language tag; write one such as 'pt-BR'")
        }
        return tag.canonical
    }
}

/// Places of a project as `path:line:column`.
struct PlaceText {
    private let project: Project

    init(_ project: Project) {
        self.project = project
    }

    func text(_ span: SourceSpan) -> String {
        guard let source = project.sources[span.file] else { return Wording.visible(span.file) }
        let position = LineTable(source).position(of: Int(span.range.lower))
        return "\(Wording.visible(span.file)):\(position.line):\(position.column)"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
