import L10nSource

/// An icon that is hard to see.
enum LowNontextContrast: DocumentContrastRule {
    static let rule = Rule.lowNontextContrast
}
