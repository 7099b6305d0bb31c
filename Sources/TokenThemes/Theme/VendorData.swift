package import L10nSyntax

/// What our own members in `$extensions` say about a token.
package struct VendorData {
    private let object: JSONValue

    /// Nil when a token has no such member.
    package init?(_ extensions: JSONValue?) {
        guard let object = extensions?[ResolvedToken.vendor], object.isObject else { return nil }
        self.object = object
    }

    package subscript(name: String) -> JSONValue? { object[name] }

    package func text(_ name: String) -> String? { object[name]?.string }

    /// A list of references in braces, each with its place; one alone may stand without a list.
    package func references(_ name: String) -> [JSONValue] {
        guard let value = object[name] else { return [] }
        return value.isArray ? value.elements.filter { !$0.isInvalid } : [value]
    }
}
