import TokenThemes

/// A modifier that CSS can follow: by the reader's settings, or by an attribute of the root element.
struct CSSAxis: Sendable {
    enum Feature: String, Sendable {
        case scheme = "prefers-color-scheme"
        case contrast = "prefers-contrast"
    }

    /// The number of the modifier.
    let modifier: Int
    /// The context that holds where nothing else is said.
    let normal: Int
    private let names: [String]
    private let feature: Feature
    private let attribute: String
    private let name: String

    init(_ index: Int, _ modifier: ThemeModifier, _ feature: Feature) {
        self.modifier = index
        self.feature = feature
        name = modifier.name
        names = modifier.contexts
        normal = Appearances.normal(modifier)
        // HTML reads the names of attributes in small letters, and CSS takes these without escapes.
        let letters = modifier.name.utf8.map { letter in
            let isLetter =
                letter < 0x80 && (Character(Unicode.Scalar(letter)).isLetter || (0x30...0x39).contains(letter))
            return isLetter ? String(Unicode.Scalar(letter)).lowercased() : "-"
        }
        attribute = "data-" + letters.joined()
    }

    var others: [Int] { names.indices.filter { $0 != normal } }

    /// The value of the media feature at which a context holds; nil for contexts that only the attribute chooses.
    private func preference(_ context: Int) -> String? {
        if feature == .contrast, ContrastContext.isIncreased(names[context]) { return "more" }
        return switch (feature, names[context].lowercased()) {
        case (.scheme, "light"): "light"
        case (.scheme, "dark"): "dark"
        case (.contrast, "reduced"), (.contrast, "low"), (.contrast, "less"): "less"
        case (.contrast, "standard"), (.contrast, "normal"), (.contrast, "default"): "no-preference"
        default: nil
        }
    }

    /// The ways to say that a context holds: the part of a selector, and the media query that it needs.
    func ways(_ context: Int) -> [(selector: String, query: String?)] {
        let chosen = ("[\(attribute)=\(CSSValue.string(names[context]))]", String?.none)
        guard let preference = preference(context) else { return [chosen] }
        // The reader's setting counts only where the page does not choose by the attribute.
        return [(":not([\(attribute)])", "(\(feature.rawValue): \(preference))"), chosen]
    }

    /// What the header says.
    var words: String {
        let choices = others.map { context in
            let setting = preference(context).map { " at \(feature.rawValue): \($0), or" } ?? ""
            return "\(names[context])\(setting) at \(attribute)=\(CSSValue.string(names[context]))"
        }
        return "The \(name) is \(names[normal]); \(choices.joined(separator: "; "))."
    }
}
