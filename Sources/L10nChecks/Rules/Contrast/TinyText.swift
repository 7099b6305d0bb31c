import DesignTokens
import L10nSource

/// A text of a state view that nobody can read at some text size.
enum TinyText: ThemeRule {
    static let rule = Rule.tinyText

    static var examples: RuleExamples {
        RuleExamples(
            bad: [ThemeExample.text(weight: 400, size: 10)],
            good: [ThemeExample.text(weight: 400, size: 16)])
    }

    private static let limit = 11.0

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        SlotFonts.forEach(of: site.analysis) { slot, style, chain in
            let sizes = SizeCategory.allCases.map { (category: $0, size: style.metrics(at: $0).size) }
            // Where the size is the same everywhere the text does not scale, and the normal size is named.
            guard let smallest = sizes.min(by: { ($0.size, $0.category) < ($1.size, $1.category) }),
                smallest.size < limit, let place = chain.definitions.last
            else { return }
            let category = sizes.allSatisfy { $0.size == smallest.size } ? nil : smallest.category
            findings.add(
                Diagnostic(
                    .tinyText, message(slot, smallest.size, category), at: place,
                    subject: Subject(tokenPath: slot.text),
                    measured: Measurement(value: smallest.size, limit: limit, unit: "pt")))
        }
    }
}

extension TinyText {
    fileprivate static func message(_ slot: TokenPath, _ size: Double, _ category: SizeCategory?) -> String {
        let shown = size == size.rounded() && abs(size) < 1e6 ? "\(Int(size))" : "\(size)"
        let place = category.map { " at size \($0.rawValue)" } ?? ""
        return "\(Wording.quoted(slot.text)) is \(shown) pt\(place); the minimum is 11 pt"
    }
}
