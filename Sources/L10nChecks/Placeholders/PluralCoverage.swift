import L10nLocale
import L10nMessages
import L10nProject
import MessageChecks

/// What the plural categories of a language stand for, as far as a text may leave its number out.
struct PluralCoverage {
    /// Which numbers select the categories; nil where nobody knows.
    let reach: PluralReach?
    /// What Apple's systems show a form for zero of.
    let appleZero: Configuration.AppleZero

    /// - Parameter isZeroApart: whether the text has a form of its own for 0.
    func form(of category: PluralCategory, isZeroApart: Bool) -> PluralForm {
        let isOfRule =
            if category == .zero, appleZero == .cldr, case .counted(from: _) = reach?.need(for: .zero) {
                true
            } else { false }
        // A category that no number selects, or of a language that nobody knows, misleads nobody that can be named.
        var numbers = reach?.firstIntegers(of: category) ?? []
        if isZeroApart, category != .zero, appleZero != .cldr { numbers.removeAll { $0 == 0 } }
        return PluralForm(
            category, coversOneNumber: numbers.count < 2, coversZeroAndOne: numbers == [0, 1], isZeroOfRule: isOfRule)
    }
}
