package import DesignTokens
package import L10nSyntax

extension Dimension {
    /// A number whose unit stands beside it, as tools write it: `"value": 320, "unit": "px"`; nil for others.
    package init?(_ value: JSONValue, unitIn token: JSONValue) {
        guard let number = value.number ?? value.string.flatMap({ CSSNumber.read($0) }),
            let unit = token["unit"]?.string.flatMap({ Unit(rawValue: $0) })
        else { return nil }
        self.init(number, unit)
    }
}
