import DesignTokens
import TokenThemes

/// The resources of one permutation, in the order of the tokens.
struct AndroidResources: Sendable {
    struct Item: Sendable, Hashable {
        /// `color`, `dimen` or `integer`: names of different types do not meet.
        let type: String
        let name: String
        let element: String
        let path: TokenPath
        /// Whether it holds a part of the token's value.
        var isPart = false

        fileprivate var key: String { "\(type)/\(name)" }
    }

    private var items: [Item] = []
    /// Where the resource of a name stands.
    private var places: [String: Int] = [:]
    private var wide: Set<TokenPath> = []

    /// Adds the resources of a token: one, and one for each part of a typography or border that a resource can hold.
    /// A part whose name another token has is left out.
    mutating func add(_ token: ResolvedToken) throws(TokenExportCollision) {
        let name = AndroidName.resource(token.path)
        switch token.value {
        case .color(let color): try add("color", name, text(color, token.path), token.path)
        case .dimension(let length): try add("dimen", name, Self.text(length), token.path)
        case .number(let number): try addNumber(name, number, token.path)
        case .fontWeight(let weight): try add("integer", name, Self.whole(weight.number), token.path)
        case .duration(let duration): try add("integer", name, Self.whole(duration.seconds * 1000), token.path)
        case .border(let border):
            try add("color", name + "_color", text(border.color, token.path), token.path, isPart: true)
            try add("dimen", name + "_width", Self.text(border.width), token.path, isPart: true)
        case .typography(let style):
            let size = style.fontSize.points()
            let height = size * style.lineHeight
            try add("dimen", name + "_font_size", DecimalText.text(size) + "sp", token.path, isPart: true)
            try add("dimen", name + "_line_height", DecimalText.text(height) + "sp", token.path, isPart: true)
            // Android takes letter spacing in em.
            let spacing = size == 0 ? 0 : style.letterSpacing.points() / size
            try addNumber(name + "_letter_spacing", spacing, token.path, isPart: true)
            try add(
                "integer", name + "_font_weight", Self.whole(style.fontWeight.number), token.path, isPart: true)
        case .fontFamily, .cubicBezier, .strokeStyle, .transition, .shadow, .gradient: break
        }
    }

    /// Adds what only the other permutation has.
    mutating func addMissing(of other: AndroidResources) throws(TokenExportCollision) {
        for item in other.items where places[item.key].map({ items[$0].path }) != item.path {
            try append(item)
            if other.wide.contains(item.path) { wide.insert(item.path) }
        }
    }

    /// What the base does not say alike.
    func differences(from base: AndroidResources) -> AndroidResources {
        let known = Set(base.items)
        var result = self
        result.items = items.filter { !known.contains($0) }
        return result
    }

    /// The names of the files and what stands in them; none is empty.
    var files: [(name: String, items: [Item])] {
        [("colors.xml", "color"), ("dimens.xml", "dimen"), ("integers.xml", "integer")].compactMap { name, type in
            let found = items.filter { $0.type == type }
            return found.isEmpty ? nil : (name, found)
        }
    }

    /// The tokens among these with a color that was mapped.
    func mapped(in items: [Item]) -> [TokenPath] {
        items.filter { $0.type == "color" && wide.contains($0.path) }.map(\.path)
    }

    private mutating func add(
        _ type: String, _ name: String, _ text: String, _ path: TokenPath, isPart: Bool = false
    ) throws(TokenExportCollision) {
        let element = "<\(type) name=\"\(name)\">\(text)</\(type)>"
        try append(Item(type: type, name: name, element: element, path: path, isPart: isPart))
    }

    private mutating func addNumber(
        _ name: String, _ number: Double, _ path: TokenPath, isPart: Bool = false
    ) throws(TokenExportCollision) {
        let text = DecimalText.text(number)
        let element = "<item name=\"\(name)\" type=\"dimen\" format=\"float\">\(text)</item>"
        try append(Item(type: "dimen", name: name, element: element, path: path, isPart: isPart))
    }

    private mutating func append(_ item: Item) throws(TokenExportCollision) {
        if let known = places[item.key] {
            let other = items[known]
            // A part gives way to a token of its name, whichever comes first.
            guard other.isPart != item.isPart else {
                throw TokenExportCollision(name: "@\(item.key)", paths: [other.path.text, item.path.text])
            }
            if !item.isPart { items[known] = item }
        } else {
            places[item.key] = items.count
            items.append(item)
        }
    }

    /// `#RRGGBB`, or `#AARRGGBB` for a color that is not opaque.
    private mutating func text(_ color: ColorValue, _ path: TokenPath) -> String {
        if !color.isInGamut(of: .srgb) { wide.insert(path) }
        let bytes = color.sRGB().bytes
        let digits = ([bytes.w == 255 ? nil : bytes.w, bytes.x, bytes.y, bytes.z]).compactMap { $0 }.map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }

    /// A px of a token is a dp; a rem grows with the text that the reader wants.
    private static func text(_ length: Dimension) -> String {
        switch length.unit {
        case .px: DecimalText.text(length.value) + "dp"
        case .rem: DecimalText.text(length.points()) + "sp"
        }
    }

    private static func whole(_ number: Double) -> String { DecimalText.text(number.rounded()) }
}
