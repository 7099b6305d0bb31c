import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews

/// The values that the texts of a state view take.
struct ViewArgumentNames {
    let definition: StateViewDefinition
    let project: Project
    let views: ProjectViews
    let texts: ProjectViews.Texts

    /// The names that the texts read in any language, sorted.
    var names: [String] {
        let chains = [texts.chain] + project.locales.map { project.fallbackChain(of: [$0]) }
        let keys = definition.roles.flatMap { role, source -> [String] in
            switch source {
            case .key(let key, _, _): [key]
            case .inherit: definition.inheritedKeys(role).map(\.key)
            case .literal, .none: []
            }
        }
        let names = Set(keys).flatMap { key in
            chains.compactMap { texts.hit(key, chain: $0) }.flatMap { argumentNames(of: $0, views.syntax(of: $0)) }
        }
        // These choose a text, or add one.
        let chosen = [StateViewArguments.Name.permission, .count].filter { DefaultKeys.chooses($0, definition.kind) }
        let code = definition.kind.family == .error ? ["code"] : []
        return Set(names + chosen.map(\.rawValue) + code).sorted()
    }

    private func argumentNames(of hit: ResolutionHit, _ syntax: MessageSyntax?) -> [String] {
        let fragment = project.catalog.column(hit).fragment
        switch syntax?.notation {
        case .icu:
            let text = project.catalog.text(hit)
            return ICUMessageReading(text, apostrophes: syntax?.apostrophes ?? .doubleOptional).message.argumentNames
        case .plain: return []
        case .printf, .substitution, .named, .printfAndNamed, .catalog, nil:
            let readsNames = syntax?.notation.readsBraces ?? true
            return fragment.message(of: hit.entry)?.argumentNames(readsNames: readsNames) ?? []
        }
    }

    /// Refuses values that choose nothing, or that no screen has room for.
    ///
    /// Source: state-views.md 5.4, arguments.
    static func check(_ values: MessageArguments, of definition: StateViewDefinition) throws {
        let arguments = definition.arguments
        if let value = values.named["permission"]?.value, DefaultKeys.chooses(.permission, definition.kind),
            arguments.permission == nil
        {
            let name =
                switch value {
                case .string(let text): text
                case .int(let number): String(number)
                case .uint(let number): String(number)
                case .double(let number): number.description
                case .date: "a date"
                }
            let names = StateViewArguments.Permission.allCases.map(\.rawValue)
            throw CommandFailure.usage(Unknown.message("permission", name, among: names))
        }
        if values.named["count"] != nil, DefaultKeys.chooses(.count, definition.kind), arguments.count == nil {
            throw CommandFailure.usage("'count' takes a whole number from 0 on")
        }
        if let code = arguments.code, code.utf8.count > 12 || !code.utf8.allSatisfy({ $0 < 0x80 }) {
            throw CommandFailure.usage("'code' takes at most 12 characters of ASCII, not \(Wording.quoted(code))")
        }
    }
}
