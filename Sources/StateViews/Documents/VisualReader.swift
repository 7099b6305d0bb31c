import L10nSource
import L10nSyntax

/// Reads the picture of a view: icon, illustration, animation or progress, and how it is drawn.
enum VisualReader {
    /// - Parameter usual: the picture of the kind.
    static func read(_ value: JSONValue, usual: StateViewVisual, _ reader: inout JSONObjectReader) -> StateViewVisual {
        reader.places["visual"] = value.span
        if value.isNone { return StateViewVisual() }
        var visual = usual
        // Who names a picture does without that of the kind.
        if ["icon", "illustration", "animation", "progress"].contains(where: { value[$0] != nil }) {
            (visual.icon, visual.progress) = (nil, nil)
        }
        reader.object(
            value,
            fields: [
                placed("icon", in: "visual") { (visual.icon, visual.symbols) = icon($1, &$0) },
                placed("illustration", in: "visual") {
                    visual.illustration = $1.isNone ? nil : id($1, of: "illustration", &$0)
                },
                placed("animation", in: "visual") { visual.animation = animation($1, &$0) },
                placed("progress", in: "visual") { visual.progress = progress($1, &$0) },
                placed("width", in: "visual") { visual.width = $0.length($1) },
                placed("height", in: "visual") { visual.height = $0.length($1) },
                placed("tint", in: "visual") { visual.tint = $0.color($1) },
                ("template", { visual.isTemplate = $0.flag($1) ?? false }),
                ("scalesWithText", { visual.scalesWithText = $0.flag($1) ?? false }),
                placed("label", in: "visual") { reader, value in
                    guard let source = reader.source(value) else { return }
                    visual.label = source == .none ? nil : source
                },
            ])
        return visual
    }

    /// What a picture is called; nil where it says nothing, which is reported.
    static func id(_ value: JSONValue, of picture: String, _ reader: inout JSONObjectReader) -> String? {
        guard let id = reader.text(value)?.value else { return nil }
        guard !id.isEmpty else {
            reader.invalid(value, "this \(picture) has an empty id; name one, or write 'none'")
            return nil
        }
        return id
    }

    /// An icon by its id, and perhaps what platforms call it.
    private static func icon(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> (id: String?, symbols: StateViewVisual.Symbols?) {
        if value.isNone { return (nil, nil) }
        guard value.isObject else { return (id(value, of: "icon", &reader), nil) }
        var symbols = StateViewVisual.Symbols(icon: "")
        reader.object(
            value,
            fields: [
                (
                    "id",
                    { reader, value in
                        reader.places["visual.icon"] = value.span
                        symbols.icon = id(value, of: "icon", &reader) ?? ""
                    }
                ),
                ("sfSymbol", { symbols.sfSymbol = $0.text($1)?.value }),
                ("material", { symbols.material = $0.text($1)?.value }),
            ])
        if value["id"] == nil { reader.invalid(value, "this icon has no 'id'; add it") }
        return symbols.icon.isEmpty ? (nil, nil) : (symbols.icon, symbols)
    }

    private static func animation(_ value: JSONValue, _ reader: inout JSONObjectReader) -> StateViewVisual.Animation? {
        if value.isNone { return nil }
        if value.isString { return id(value, of: "animation", &reader).map { StateViewVisual.Animation($0) } }
        guard value.isObject else {
            reader.wrongType(value, "the id of an animation, or an object with 'id'")
            return nil
        }
        var animation = StateViewVisual.Animation("")
        reader.object(
            value,
            fields: [
                placed("id", in: "visual.animation") { animation.id = id($1, of: "animation", &$0) ?? "" },
                ("loop", { animation.loops = $0.flag($1) ?? true }),
                ("speed", { animation.speed = $0.number($1, in: 0.01...100) ?? 1 }),
                (
                    "contentMode",
                    {
                        animation.contentMode =
                            $0.choice($1, of: StateViewVisual.Animation.ContentMode.self) ?? .aspectFit
                    }
                ),
                placed("poster", in: "visual.animation") { animation.poster = $0.text($1)?.value },
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
