import L10nCatalog
import L10nLookup
import L10nMessages
import L10nProject
import L10nSource

/// What translators should know about the keys of a project: what code and views say, and what the project asks for.
struct ExportContexts: Sendable {
    private let known: (@Sendable (_ key: String, _ file: String) -> ExchangeContext?)?
    /// The most characters of the keys of each pattern.
    private let limits: [Int]
    private let patterns: PathPatterns

    /// - Parameter known: what somebody knows about a key of a file, named as reports do; nil for an export that nobody
    ///   reads.
    init(
        _ configuration: Configuration, _ known: (@Sendable (_ key: String, _ file: String) -> ExchangeContext?)?
    ) {
        self.known = known
        limits = configuration.limits.characters.map { $0.count }
        patterns = PathPatterns(configuration.limits.characters.map { $0.pattern })
    }

    /// What is to be known about the keys of a file; nil where that is nothing for any key.
    func of(
        _ original: ExchangeOriginal, _ notations: TableNotations?
    ) -> (@Sendable (_ key: String) -> ExchangeContext?)? {
        guard known != nil || !limits.isEmpty else { return nil }
        let appearance = known == nil ? nil : Self.appearance(of: original.layer)
        let file = original.source.fragment.source.path
        return { key in
            let context = known?(key, file)
            let limit = patterns.matching(key).map { limits[$0] }.min()
            let syntax = notations.flatMap { notations in
                original.table.keys.find(key).flatMap { notations[$0] }?.syntax
            }
            guard context != nil || appearance != nil || limit != nil || syntax != nil else { return nil }
            // What the project asks for counts more than what is usual.
            return ExchangeContext(
                role: context?.role, appearance: appearance, maximumLength: limit ?? context?.maximumLength,
                pictures: context?.pictures ?? [], syntax: syntax)
        }
    }

    /// Where the texts of a layer are seen; nil where that is the app as a whole.
    private static func appearance(of layer: CatalogLayer) -> String? {
        switch layer.kind {
        case .brand: "Shown for the brand \(Wording.quoted(layer.brand ?? layer.name)) only"
        case .journey: "Shown in the journey \(Wording.quoted(layer.name))"
        case .library, .extra, .app: nil
        }
    }
}
