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
        if property == "padding", case .length(let length) = value {
            // One length is that of all sides.
            return add(property, .insets(ResolvedStateView.Insets(length)))
        }
        let name = "--state-view-" + Self.kebab(property)
        switch value {
        case .color(let color): add(name, color.screenColor.hex)
        case .length(let length): add(name, Self.pixels(length))
        case .insets(let insets):
            // Logical sides, which turn round with the text.
            add(name + "-block", [insets.top, insets.bottom].map(Self.pixels).joined(separator: " "))
            add(name + "-inline", [insets.leading, insets.trailing].map(Self.pixels).joined(separator: " "))
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

    /// The names that only one of two views has, or with another value.
    func names(differingFrom other: StateViewVariables) -> Set<String> {
        let (own, others) = (values, other.values)
        return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
    }

    /// Those of some names, sorted; of one that the view has not, that nothing is set.
    func values(of names: Set<String>) -> [(name: String, value: String)] {
        let own = values
        return names.sorted().map { ($0, own[$0] ?? "initial") }
    }

    private var values: [String: String] { Dictionary(all, uniquingKeysWith: { $1 }) }

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
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
