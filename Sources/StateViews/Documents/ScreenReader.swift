import L10nSource
import L10nSyntax

/// Reads the screens of a document.
package enum ScreenReader {
    /// Reads what a screen presents in each phase; nil for a value that is none at all.
    static func read(_ value: JSONValue, _ reader: inout JSONObjectReader) -> DocumentedScreen? {
        guard value.isObject else {
            reader.wrongType(value, "a screen as an object")
            return nil
        }
        guard let id = value["id"].flatMap({ reader.id($0) }) else {
            if value["id"] == nil { reader.invalid(value, "this screen has no 'id'; name it") }
            return nil
        }
        let idSpan = value.file.span(id.range)
        var screen = DocumentedScreen(
            id: id.value, span: idSpan, phasesSpan: value["phases"]?.span ?? idSpan)
        if value["phases"] == nil { reader.invalid(value, "this screen has no 'phases'; say what it presents in each") }
        reader.object(
            value,
            fields: [
                ("$schema", { reader, value in _ = reader.text(value) }),
                ("id", { _, _ in }),
                ("phases", { screen.phases = phases($1, &$0) }),
                (
                    "errorWithContent",
                    { reader, value in
                        screen.errorWithContent = reader.choice(value, of: ErrorSurfaceName.self).map {
                            Located($0.rawValue, at: value.range)
                        }
                    }
                ),
                (
                    "success",
                    { reader, value in
                        screen.successSurface = reader.choice(value, of: DocumentedScreen.SuccessSurface.self).map {
                            Located($0, at: value.range)
                        }
                    }
                ),
                ("disable", { screen.waivers = $0.waivers($1) }),
            ])
        return screen
    }

    package enum ErrorSurfaceName: String, CaseIterable {
        case banner
        case alert
        case callback
        case ignore
        /// Told, so that rules can say what is wrong with it.
        case toast
    }

    /// The views of each phase: one, or several of which one is shown.
    private static func phases(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> [DocumentedScreen.Phase: [DocumentedScreen.Reference]] {
        var phases: [DocumentedScreen.Phase: [DocumentedScreen.Reference]] = [:]
        reader.object(
            value,
            fields: DocumentedScreen.Phase.allCases.map { phase -> JSONObjectReader.Field in
                (
                    phase.rawValue,
                    { reader, value in
                        let references = value.isArray ? reader.texts(value) : [reader.text(value)].compactMap(\.self)
                        phases[phase] = references
                    }
                )
            })
        return phases
    }
}
