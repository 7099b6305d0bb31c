import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// A value that a text of a view reads.
struct ReadValue {
    /// What documents call it: the name of the hole, or the number of the specifier from 1 on.
    let name: String
    /// How the text writes it, such as `{query}` or `%1$@`.
    let source: String
    /// Nil where any value is right.
    let type: ReadArgument.ValueType?
    /// Whether it is read by its number.
    let isNumbered: Bool
}

extension StateViewContext {
    /// What a text reads of the values of its view, each once.
    func values(readBy hit: ResolutionHit) -> [ReadValue] {
        let syntax = views.syntax(of: hit)
        switch syntax?.notation {
        case .plain: return []
        case .icu:
            let text = project.catalog.text(hit)
            return ICUMessageReading(text, apostrophes: syntax?.apostrophes ?? .doubleOptional).tree?.readArguments
                .map { ReadValue(name: $0.name, source: $0.source, type: $0.type, isNumbered: false) } ?? []
        case .printf, .substitution, .named, .printfAndNamed, .catalog, nil:
            let notation = syntax?.notation ?? .printfAndNamed
            guard let message = project.catalog.column(hit).fragment.message(of: hit.entry) else { return [] }
            // A percent sign may be one of prose, as in '50 % off'; forms are formatted anyway.
            var certain: Set<SourceRange>?
            if case .text(let text) = message.form {
                let reading = PlaceholderReading(Array(text.utf8).span, notation: notation)
                certain = Set(reading.placeholders.filter { $0.certainty == .certain }.map(\.range))
            }
            return message.readArguments(notation).compactMap { argument in
                if let certain, !certain.contains(argument.range) { return nil }
                let place = argument.source.hasPrefix("%") ? Int(argument.name) : nil
                return ReadValue(
                    name: place.map { String($0 + 1) } ?? argument.name, source: argument.source, type: argument.type,
                    isNumbered: place != nil)
            }
        }
    }
}
