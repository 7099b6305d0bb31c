import L10nSource
import L10nSyntax

/// Reads the picture of a view: icon, illustration, animation or progress, and how it is drawn.
enum VisualReader {
    /// - Parameter usual: the picture of the kind.
    static func read(_ value: JSONValue, usual: StateViewVisual, _ reader: inout JSONObjectReader) -> StateViewVisual {
        reader.places["visual"] = value.span
        if value.string == "none" || value.isNull { return StateViewVisual() }
        var visual = usual
        // Who names a picture does without that of the kind.
        if ["icon", "illustration", "animation", "progress"].contains(where: { value[$0] != nil }) {
            (visual.icon, visual.progress) = (nil, nil)
        }
        reader.object(
            value,
            fields: [
                (
                    "icon",
                    { reader, value in
                        reader.places["visual.icon"] = value.span
                        (visual.icon, visual.symbols) = icon(value, &reader)
                    }
                ),
                ("illustration", { visual.illustration = name($1, "visual.illustration", &$0) }),
                (
                    "animation",
                    { reader, value in
                        reader.places["visual.animation"] = value.span
                        visual.animation = animation(value, &reader)
                    }
                ),
                (
                    "progress",
                    { reader, value in
                        reader.places["visual.progress"] = value.span
                        visual.progress = progress(value, &reader)
                    }
                ),
                ("width", { visual.width = size($1, "visual.width", &$0) }),
                ("height", { visual.height = size($1, "visual.height", &$0) }),
                (
                    "tint",
                    { reader, value in
                        reader.places["visual.tint"] = value.span
                        visual.tint = reader.color(value)
                    }
                ),
                ("template", { visual.isTemplate = $0.flag($1) ?? false }),
                ("scalesWithText", { visual.scalesWithText = $0.flag($1) ?? false }),
                (
                    "label",
                    { reader, value in
                        reader.places["visual.label"] = value.span
                        guard let source = reader.source(value) else { return }
                        visual.label = source == .none ? nil : source
                    }
                ),
            ])
        return visual
    }

    private static func name(_ value: JSONValue, _ path: String, _ reader: inout JSONObjectReader) -> String? {
        reader.places[path] = value.span
        return value.isNull ? nil : reader.text(value)?.value
    }

    private static func size(
        _ value: JSONValue, _ path: String, _ reader: inout JSONObjectReader
    ) -> StateViewStyle.Length? {
        reader.places[path] = value.span
        return reader.length(value)
    }

    /// An icon by its id, and perhaps what platforms call it.
    private static func icon(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> (id: String?, symbols: StateViewVisual.Symbols?) {
        if value.isNull { return (nil, nil) }
        guard value.isObject else { return (reader.text(value)?.value, nil) }
        var symbols = StateViewVisual.Symbols(icon: "")
        reader.object(
            value,
            fields: [
                (
                    "id",
                    { reader, value in
                        reader.places["visual.icon"] = value.span
                        symbols.icon = reader.text(value)?.value ?? ""
                    }
                ),
                ("sfSymbol", { symbols.sfSymbol = $0.text($1)?.value }),
                ("material", { symbols.material = $0.text($1)?.value }),
            ])
        if value["id"] == nil { reader.invalid(value, "this icon has no 'id'; add it") }
        return symbols.icon.isEmpty ? (nil, nil) : (symbols.icon, symbols)
    }

    private static func animation(_ value: JSONValue, _ reader: inout JSONObjectReader) -> StateViewVisual.Animation? {
        if value.isString { return reader.text(value).map { StateViewVisual.Animation($0.value) } }
        guard value.isObject else {
            reader.wrongType(value, "the id of an animation, or an object with 'id'")
            return nil
        }
        var animation = StateViewVisual.Animation("")
        reader.object(
            value,
            fields: [
                (
                    "id",
                    { reader, value in
                        reader.places["visual.animation.id"] = value.span
                        animation.id = reader.text(value)?.value ?? ""
                    }
                ),
                ("loop", { animation.loops = $0.flag($1) ?? true }),
                ("speed", { animation.speed = $0.number($1, in: 0.01...100) ?? 1 }),
                (
                    "contentMode",
                    {
                        animation.contentMode =
                            $0.choice($1, of: StateViewVisual.Animation.ContentMode.self) ?? .aspectFit
                    }
                ),
                (
                    "poster",
                    { reader, value in
                        reader.places["visual.animation.poster"] = value.span
                        animation.poster = reader.text(value)?.value
                    }
                ),
            ])
        if value["id"] == nil { reader.invalid(value, "this animation has no 'id'; add it") }
        return animation.id.isEmpty ? nil : animation
    }

    private static func progress(_ value: JSONValue, _ reader: inout JSONObjectReader) -> StateViewVisual.Progress? {
        switch value.string {
        case "spinner": return .spinner(.medium)
        case "bar": return .bar(nil)
        case "refresh": return .refresh
        case "none": return nil
        default: break
        }
        guard !value.members.isEmpty else {
            reader.wrongType(value, "'spinner', 'bar', 'refresh', 'none' or { \"skeleton\": … }")
            return nil
        }
        var progress: StateViewVisual.Progress?
        reader.object(
            value,
            fields: [
                (
                    "spinner",
                    {
                        progress = $0.choice($1, of: StateViewVisual.Progress.SpinnerSize.self).map { .spinner($0) }
                    }
                ),
                ("bar", { progress = $1.isNull ? .bar(nil) : $0.number($1, in: 0...1).map { .bar($0) } }),
                ("skeleton", { progress = $0.text($1).map { .skeleton($0.value) } }),
            ])
        return progress
    }
}
