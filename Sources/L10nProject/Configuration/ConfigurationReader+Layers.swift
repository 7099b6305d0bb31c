import L10nLookup
import L10nSource
import L10nSyntax

/// The settings about layers.
extension ConfigurationReader {
    mutating func layers(_ value: JSONValue) -> [Configuration.LayerRule] {
        var highest: (name: String, kind: LayerKind)?
        return array(value) { reader, value in
            guard let layer = reader.layer(value) else { return nil }
            if let above = highest, layer.kind < above.kind {
                reader.invalid(
                    value,
                    "layer '\(layer.name.value)' of kind \(layer.kind.rawValue) stands above '\(above.name)' of kind "
                        + "\(above.kind.rawValue); list the lowest layer first")
            } else {
                highest = (layer.name.value, layer.kind)
            }
            return layer
        }
    }

    private mutating func layer(_ value: JSONValue) -> Configuration.LayerRule? {
        var name: Located<String>?
        var kind: LayerKind?
        var paths: [Located<PathPattern>] = []
        var brand: String?
        var overridesOnly = false
        object(
            value,
            fields: [
                ("name", { reader, value in name = reader.text(value) }),
                ("kind", { reader, value in kind = reader.choice(value, of: LayerKind.self) }),
                ("paths", { paths = $0.locatedPaths($1) }),
                ("brand", { reader, value in brand = reader.text(value)?.value }),
                ("overridesOnly", { reader, value in overridesOnly = reader.flag(value) ?? false }),
            ])
        guard value.isObject else { return nil }
        for (member, isThere) in [("name", name != nil), ("kind", kind != nil), ("paths", !paths.isEmpty)]
        where !isThere && value[member] == nil {
            invalid(value, "this layer has no '\(member)'; add it")
        }
        guard let name, let kind else { return nil }
        if kind == .brand, brand == nil {
            invalid(value, "layer '\(name.value)' is of kind brand; say which with 'brand'")
        }
        return Configuration.LayerRule(
            name: name, kind: kind, paths: paths, brand: brand, overridesOnly: overridesOnly)
    }

    mutating func upstream(_ value: JSONValue) -> Configuration.UpstreamSettings {
        var result = Configuration.UpstreamSettings()
        object(
            value,
            fields: [
                ("lock", { reader, value in result.lock = reader.text(value) }),
                (
                    "renames",
                    { reader, value in
                        if value.isObject {
                            result.renames = reader.renames(value)
                        } else {
                            result.renamesFile = reader.text(value)
                        }
                    }
                ),
            ])
        return result
    }

    /// The order of the lookup; nil where the file does not say.
    mutating func lookupOrder(_ value: JSONValue) -> LookupOrder? {
        var order: LookupOrder?
        object(value, fields: [("order", { order = $0.choice($1, of: LookupOrder.self) })])
        return order
    }
}
