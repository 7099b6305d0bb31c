import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// A language of the defaults that the app does not have.
///
/// The condition is narrow on purpose, since defaults mostly have more languages than an app:
/// - The app is what layers of kind app and journey hold. A language counts as the app's when it has any variety of it
///   in the same script, or when the configuration declares it (then `missing-locale` speaks).
/// - Library layers that the project lists are looked at language by language, each with one finding.
/// - Of the embedded defaults, one finding names all languages, and only if the project overrides one of their texts,
///   so that readers of those languages miss the app's own wording, and lists its languages in `locales.required`.
enum LocaleOnlyInDefaults: ProjectRule {
    static let rule = Rule.localeOnlyInDefaults

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample("Kit/en.lproj/Kit.strings", "\"kit.retry\" = \"Again\";\n"),
                RuleExample("Kit/fr.lproj/Kit.strings", "\"kit.retry\" = \"Réessayer\";\n"),
                RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample("Kit/en.lproj/Kit.strings", "\"kit.retry\" = \"Again\";\n"),
                RuleExample("Kit/fr.lproj/Kit.strings", "\"kit.retry\" = \"Réessayer\";\n"),
                RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
                RuleExample("App/fr.lproj/Localizable.strings", "\"home\" = \"Accueil\";\n"),
            ])
    }

    private static let layers = """
        { "layers": [ { "name": "kit", "kind": "library", "paths": ["Kit/**"] },
                      { "name": "app", "kind": "app", "paths": ["App/**"] } ] }

        """

    static func check(_ project: Project, into findings: inout Findings) {
        let app = project.catalog.layers.filter { !$0.isEmbedded && $0.kind >= .app }.flatMap(columns)
        guard !app.isEmpty else { return }
        let known = Set(app.map { Variety($0.tag) })
        for layer in project.catalog.layers where layer.kind == .library && !layer.isEmbedded {
            var lacking: [LanguageTag: CatalogColumn] = [:]
            for column in columns(layer) where lacking[column.tag] == nil && isLacking(column.tag, known, project) {
                lacking[column.tag] = column
            }
            for (tag, column) in lacking.sorted(by: { $0.key < $1.key }) {
                findings.add(
                    Diagnostic(
                        .localeOnlyInDefaults, message([tag]),
                        at: column.fragment.source.span(SourceRange(at: 0)),
                        subject: Subject(layer: layer.name, locale: tag.description)))
            }
        }
        reportEmbedded(project, into: &findings) { isLacking($0, known, project) }
    }

    private static func reportEmbedded(
        _ project: Project, into findings: inout Findings, _ isLacking: (LanguageTag) -> Bool
    ) {
        guard let file = project.configuration.source, let required = project.configuration.locales.required,
            let layer = project.catalog.layers.first(where: \.isEmbedded),
            project.overridesEmbeddedDefaults
        else { return }
        let tags = project.languagesOfDefaults.filter(isLacking)
        guard !tags.isEmpty else { return }
        let place = required.map(\.range).reduce(required.first?.range ?? SourceRange(at: 0)) { $0.union($1) }
        findings.add(
            Diagnostic(
                .localeOnlyInDefaults, message(tags), at: file.span(place), subject: Subject(layer: layer.name),
                notes: [DiagnosticNote("where the app serves fewer languages on purpose, switch this rule off")]))
    }

    /// A language and its script, which all its varieties share.
    private struct Variety: Hashable {
        let language: String
        let script: String?

        init(_ tag: LanguageTag) {
            language = tag.language
            script = tag.likelyScript
        }
    }

    private static func columns(_ layer: CatalogLayer) -> [CatalogColumn] {
        layer.bundles.flatMap(\.tables).flatMap(\.columns)
    }

    private static func isLacking(_ tag: LanguageTag, _ known: Set<Variety>, _ project: Project) -> Bool {
        guard !known.contains(Variety(tag)) else { return false }
        switch project.demands.demand(for: tag) {
        case .required: return project.configuration.locales.required == nil
        case .optional: return false
        case .undeclared: return true
        }
    }
}

extension LocaleOnlyInDefaults {
    fileprivate static func message(_ tags: [LanguageTag]) -> String {
        if tags.count == 1 {
            return "the defaults have '\(tags[0])', the app has not; add it, or exclude it on purpose"
        }
        let names = Wording.list(tags.prefix(3).map { "'\($0)'" })
        return "the defaults have \(tags.count) languages that the app has not, such as \(names); "
            + "add them, or exclude them on purpose"
    }
}
