/// The least ratios that pass. A project may raise them, never lower them.
///
/// Source: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11; non-text contrast knows no stricter level.
package struct ContrastThresholds: Sendable, Hashable {
    package var text = 4.5
    package var largeText = 3.0
    package var nonText = 3.0
    package var increasedText = 7.0
    package var increasedLargeText = 4.5
    /// The ratio under which the label of a control that cannot be used is worth a note.
    package var disabledText = 3.0

    package init() {}

    package static let wcag = ContrastThresholds()

    /// The least ratio for a role; nil for what is exempt.
    package func minimum(_ role: ContrastRole, _ level: ContrastLevel, isLargeText: Bool = false) -> Double? {
        switch role {
        case .text:
            switch level {
            case .aa: isLargeText ? largeText : text
            case .aaa: isLargeText ? increasedLargeText : increasedText
            }
        case .icon, .boundary: nonText
        case .disabled, .decorative: nil
        }
    }
}
