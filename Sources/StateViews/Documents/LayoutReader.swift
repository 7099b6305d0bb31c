import L10nSource
import L10nSyntax

/// Reads where the parts of a view stand.
package enum LayoutReader {
    /// Lengths of the layout are settings of style by other names.
    /// - Parameter usual: the layout of a view that says nothing.
    static func read(
        _ value: JSONValue, usual: StateViewArrangement, _ reader: inout JSONObjectReader
    ) -> (layout: StateViewArrangement, style: StateViewStyle) {
        var layout = usual
        var style = StateViewStyle()
        let properties: [(String, StyleProperty)] = [
            ("padding", .padding), ("contentMaxWidth", .contentMaxWidth), ("alignment", .alignment),
            ("titleMaxWidth", .label(.title, .maxWidth)), ("subtitleMaxWidth", .label(.subtitle, .maxWidth)),
        ]
        let styles = properties.map { name, property -> JSONObjectReader.Field in
            (name, { styled($1, property, "layout." + name, &style, &$0) })
        }
        let others: [JSONObjectReader.Field] = [
            placed("placement", in: "layout") { reader, value in
                if let placement = placement(value, &reader) { layout.placement = placement }
            },
            placed("insets", in: "layout") { layout.insets = $0.insets($1) ?? .zero },
            placed("headingLevel", in: "layout") { layout.headingLevel = $0.integer($1, in: 1...6) },
            placed("titleMaxLines", in: "layout") { layout.titleMaxLines = $0.integer($1, in: 1...1000) },
            placed("subtitleMaxLines", in: "layout") { layout.subtitleMaxLines = $0.integer($1, in: 1...1000) },
            placed("overflow", in: "layout") {
                layout.overflow = $0.choice($1, of: StateViewArrangement.Overflow.self)
            },
            (
                "spacing",
                { reader, value in
                    let gaps = StyleProperty.Gap.allCases.map { gap -> JSONObjectReader.Field in
                        (gap.rawValue, { styled($1, .spacing(gap), "layout.spacing.\(gap.rawValue)", &style, &$0) })
                    }
                    reader.object(value, fields: gaps)
                }
            ),
        ]
        reader.object(value, fields: others + styles)
        return (layout, style)
    }

    private static func styled(
        _ value: JSONValue, _ property: StyleProperty, _ path: String, _ style: inout StateViewStyle,
        _ reader: inout JSONObjectReader
    ) {
        reader.places[path] = value.span
        reader.places["style." + property.name] = value.span
        if let value = reader.styleValue(value, property) { style[property] = value }
    }

    /// A height by its name, or in points.
    private static func detent(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> StateViewArrangement.Placement.Detent? {
        guard value.isString else { return reader.number(value, in: 1...100_000).map { .height($0) } }
        return reader.choice(value, of: DetentName.self).map { $0 == .medium ? .medium : .large }
    }

    package enum DetentName: String, CaseIterable {
        case medium
        case large
    }

    /// The placements that go by a name alone.
    package static let placements: [StateViewArrangement.Placement] = [
        .fullScreen, .container, .sheet(), .overlay, .inline, .banner,
    ]

    private static func placement(
        _ value: JSONValue, _ reader: inout JSONObjectReader
    ) -> StateViewArrangement.Placement? {
        if value.isObject {
            guard value["sheet"] != nil else {
                reader.wrongType(value, "the name of a placement, or { \"sheet\": … }")
                return nil
            }
            var detents: [StateViewArrangement.Placement.Detent] = [.medium, .large]
            var showsIndicator = true
            reader.object(
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
                                            detents = reader.array(value) { detent($1, &$0) }
                                        }
                                    ),
                                    ("dragIndicator", { showsIndicator = $0.flag($1) ?? true }),
                                ])
                        }
                    )
                ])
            return .sheet(detents: detents, showsDragIndicator: showsIndicator)
        }
        guard let name = reader.text(value)?.value else { return nil }
        if let placement = placements.first(where: { $0.name == name }) { return placement }
        let names = placements.map(\.name)
        let advice = Suggestions.question(name, among: names) ?? "write \(Wording.list(names, "or"))"
        reader.invalid(value, "no placement \(Wording.quoted(name)); \(advice)")
        return nil
    }
}
