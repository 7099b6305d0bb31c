import DesignTokens
import StateViews

/// What a state view is drawn with, as custom properties of CSS.
struct StateViewVariables: Equatable {
    /// Names with `--`, and values; in the order of the view's properties.
    private(set) var all: [(name: String, value: String)] = []

    init(_ view: ResolvedStateView) {
        for property in view.properties { add(property.name, property.value) }
    }

    /// Those of one property.
    init(_ property: ResolvedStateView.Property) { self.init(property.name, property.value) }

    /// Those of a property of this name, if it had the value.
    init(_ name: String, _ value: ResolvedStateView.Property.Value) { add(name, value) }

    private mutating func add(_ property: String, _ value: ResolvedStateView.Property.Value) {
        if property == "image.size" {
            // A square is two sides, so that a sheet has one rule for pictures of both kinds.
            add("image.width", value)
            return add("image.height", value)
        }
        let name = "--state-view-" + Self.kebab(property)
        switch value {
        case .color(let color): add(name, color.screenColor.hex)
        case .length(let length): add(name, Self.pixels(length))
        case .insets(let insets):
            // In the order of CSS for text from left to right; the sheet writes logical sides.
            let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
            add(name, sides.map(Self.pixels).joined(separator: " "))
        case .unlimited: add(name, "none")
        case .number(let number): add(name, String(number))
        case .word(let word): add(name, Self.words[word] ?? Self.kebab(word))
        case .flag(let flag): add(name, flag ? "1" : "0")
        case .font(let font, let metrics): add(name, font, metrics)
        }
    }

    static func == (left: StateViewVariables, right: StateViewVariables) -> Bool {
        left.all.elementsEqual(right.all, by: ==)
    }

    /// Those that another view has not, or not with the same value.
    func difference(from other: StateViewVariables) -> [(name: String, value: String)] {
        let known = Dictionary(other.all, uniquingKeysWith: { $1 })
        return all.filter { known[$0.name] != $0.value }
    }

    private static let words = ["leading": "start", "trailing": "end"]

    private mutating func add(_ name: String, _ value: String) { all.append((name, value)) }

    /// Sizes are in `rem`, so that they follow what a reader has set.
    private mutating func add(_ name: String, _ font: FontStyle, _ metrics: FontStyle.Metrics) {
        let families = font.families.map(Self.family) + ["system-ui", "sans-serif"]
        let sizes = "\(Self.rem(metrics.size))/\(Self.rem(metrics.leading))"
        let style = font.isItalic ? "italic " : ""
        add(name, "\(style)\(Self.number(font.weight)) \(sizes) \(families.joined(separator: ", "))")
        if font.letterSpacing != 0 { add(name + "-letter-spacing", Self.pixels(font.letterSpacing)) }
    }

    private static func family(_ name: String) -> String {
        if ["system-ui", "serif", "sans-serif", "monospace"].contains(name) { return name }
        let letters = name.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" && $0 != "<" }
        return "\"" + String(String.UnicodeScalarView(letters)) + "\""
    }

    /// `spacing.imageTitle` as `spacing-image-title`.
    static func kebab(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase {
                result += "-" + character.lowercased()
            } else {
                result.append(character.isASCII && (character.isLetter || character.isNumber) ? character : "-")
            }
        }
        return result
    }

    private static func pixels(_ length: Double) -> String { length == 0 ? "0px" : number(length) + "px" }

    private static func rem(_ length: Double) -> String { number(length / 16) + "rem" }

    /// With at most four decimals, as CSS writes numbers.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
