internal import L10nSource
internal import L10nSyntax

/// What a reference leads to: an object, perhaps with members that stand beside the reference and replace others.
struct ResolverTarget {
    /// The objects, those that replace members first (RES-18).
    var layers: [JSONValue]
    /// The file that the last layer stands in.
    var file: String
    /// The place of the last layer; nil for the whole file, or an object without a reference.
    var pointer: JSONPointer?
    /// The place that the first of the references names.
    var named: JSONPointer?

    /// The member of the first layer that has it.
    subscript(name: String) -> JSONValue? {
        for layer in layers {
            if let value = layer[name] { return value }
        }
        return nil
    }

    /// The file and the place in it, as a key.
    var place: String { "\(file)#\(pointer?.description ?? "\(object?.range.lower ?? 0)")" }

    /// The object that a finding about the whole stands at.
    var object: JSONValue? { layers.last }
}
