import L10nSource
import L10nSyntax

extension JSONObjectReader {
    /// Lengths of the layout are settings of style by other names.
    /// - Parameter usual: the layout of a view that says nothing.
    mutating func layout(
        _ value: JSONValue, usual: StateViewArrangement
    ) -> (layout: StateViewArrangement, style: StateViewStyle) {
        var layout = usual
        var style = StateViewStyle()
        let properties: [(String, StyleProperty)] = [
            ("padding", .padding), ("contentMaxWidth", .contentMaxWidth), ("alignment", .alignment),
            ("titleMaxWidth", .label(.title, .maxWidth)), ("subtitleMaxWidth", .label(.subtitle, .maxWidth)),
        ]
        let styled = properties.map { name, property -> Field in
            (name, { $0.styled($1, property, "layout." + name, &style) })
        }
        object(
            value,
            fields: [
                (
                    "placement",
                    { reader, value in
                        reader.places["layout.placement"] = value.span
                        if let placement = reader.placement(value) { layout.placement = placement }
                    }
                ),
                (
                    "insets",
                    { reader, value in
                        reader.places["layout.insets"] = value.span
                        layout.insets = reader.insets(value) ?? .zero
                    }
                ),
                (
                    "headingLevel",
                    { reader, value in
                        reader.places["layout.headingLevel"] = value.span
                        layout.headingLevel = reader.integer(value, in: 1...6)
                    }
                ),
                (
                    "titleMaxLines",
                    { reader, value in
                        reader.places["layout.titleMaxLines"] = value.span
                        layout.titleMaxLines = reader.integer(value, in: 1...1000)
                    }
                ),
                (
                    "subtitleMaxLines",
                    { reader, value in
                        reader.places["layout.subtitleMaxLines"] = value.span
                        layout.subtitleMaxLines = reader.integer(value, in: 1...1000)
                    }
                ),
                (
                    "overflow",
                    { reader, value in
                        reader.places["layout.overflow"] = value.span
                        layout.overflow = reader.choice(value, of: StateViewArrangement.Overflow.self)
                    }
                ),
                (
                    "spacing",
                    { reader, value in
                        let gaps = StyleProperty.Gap.allCases.map { gap -> Field in
                            (
                                gap.rawValue,
                                { $0.styled($1, .spacing(gap), "layout.spacing.\(gap.rawValue)", &style) }
                            )
                        }
                        reader.object(value, fields: gaps)
                    }
                ),
            ] + styled)
        return (layout, style)
    }

    private mutating func styled(
        _ value: JSONValue, _ property: StyleProperty, _ path: String, _ style: inout StateViewStyle
    ) {
        places[path] = value.span
        places["style." + property.name] = value.span
        if let value = styleValue(value, property) { style[property] = value }
    }

    /// A height by its name, or in points.
    private mutating func detent(_ value: JSONValue) -> StateViewArrangement.Placement.Detent? {
        guard value.isString else { return number(value, in: 1...100_000).map { .height($0) } }
        return choice(value, of: DetentName.self).map { $0 == .medium ? .medium : .large }
    }

    private enum DetentName: String, CaseIterable {
        case medium
        case large
    }

    private mutating func placement(_ value: JSONValue) -> StateViewArrangement.Placement? {
        if value.isObject {
            var detents: [StateViewArrangement.Placement.Detent] = [.medium, .large]
            var showsIndicator = true
            object(
                value,
                fields: [
                    (
                        "sheet",
                        { reader, value in
                            reader.object(
                                value,
                                fields: [
                                    (
                                        "detents",
                                        { reader, value in
                                            detents = reader.array(value) { $0.detent($1) }
                                        }
                                    ),
                                    ("dragIndicator", { showsIndicator = $0.flag($1) ?? true }),
                                ])
                        }
                    )
                ])
            return .sheet(detents: detents, showsDragIndicator: showsIndicator)
        }
        guard let name = text(value)?.value else { return nil }
        let placements: [StateViewArrangement.Placement] = [
            .fullScreen, .container, .sheet(), .overlay, .inline, .banner,
        ]
        if let placement = placements.first(where: { $0.name == name }) { return placement }
        let names = placements.map(\.name)
        let advice = Suggestions.question(name, among: names) ?? "write \(Wording.list(names))"
        invalid(value, "no placement \(Wording.quoted(name)); \(advice)")
        return nil
    }
}
