import L10nSource

/// A text that is too weak for readers who asked for more contrast.
enum LowIncreasedContrast: DocumentContrastRule {
    static let rule = Rule.lowIncreasedContrast
}
