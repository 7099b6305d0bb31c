import L10nSource

/// A text that is hard to read.
enum LowTextContrast: DocumentContrastRule {
    static let rule = Rule.lowTextContrast
}
