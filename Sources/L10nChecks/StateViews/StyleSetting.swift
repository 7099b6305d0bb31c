import L10nSource
import StateViews

/// One thing that the author of a view sets of its look, and where.
struct StyleSetting {
    /// The property, such as `title.color`.
    let name: String
    let value: StyleValue
    let span: SourceSpan
    /// Whether it is set for one brand only.
    let isOfBrand: Bool

    /// What a view sets, by the names of the properties; what is set for the brand replaces what is set for all.
    static func all(of view: StateViewSite) -> [StyleSetting] {
        var settings: [StyleSetting] = []
        let definition = view.definition
        for (property, value) in definition.styles[.definition]?.values ?? [:] {
            settings.append(
                StyleSetting(
                    name: property.name, value: value, span: view.view.place("style." + property.name),
                    isOfBrand: false))
        }
        for (property, value) in definition.styles[.callSite]?.values ?? [:] {
            settings.append(
                StyleSetting(
                    name: property.name, value: value, span: view.place("style." + property.name), isOfBrand: true))
        }
        func add(_ name: String, _ value: StyleValue, at path: String) {
            settings.append(StyleSetting(name: name, value: value, span: view.place(path), isOfBrand: false))
        }
        if let tint = definition.visual.tint { add("image.color", .color(tint), at: "visual.tint") }
        if let width = definition.visual.width { add("image.size", .length(width), at: "visual.width") }
        if let height = definition.visual.height { add("image.size", .length(height), at: "visual.height") }
        let insets = definition.layout.insets
        if !insets.tokens.isEmpty { add("insets", .insets(insets), at: "layout.insets") }
        for action in definition.actions {
            guard case .full(let leading, let trailing) = action.width else { continue }
            for length in leading == trailing ? [leading] : [leading, trailing] {
                add(
                    "action.\(action.slot.rawValue).width", .length(length), at: "actions.\(action.slot.rawValue).width"
                )
            }
        }
        return settings.sorted { ($0.name, $0.span.range.lower) < ($1.name, $1.span.range.lower) }
    }
}
