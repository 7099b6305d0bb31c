import DesignTokens
import L10nSource

/// A text of a state view that nobody can read at some text size.
enum TinyText: ThemeRule, StateViewRule {
    static let rule = Rule.tinyText

    static var scope: RuleScope { .several([.theme(self), .stateView(self)]) }

    static var examples: RuleExamples {
        RuleExamples(
            bad: [ThemeExample.text(weight: 400, size: 10)],
            good: [ThemeExample.text(weight: 400, size: 16)])
    }

    private static let limit = 11.0

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        SlotFonts.forEach(of: site.analysis) { slot, style, chain in
            guard let (size, category) = tooSmall(style), let place = chain.definitions.last else { return }
            findings.add(
                Diagnostic(
                    .tinyText, message(slot.text, size, category), at: place,
                    subject: Subject(tokenPath: slot.text),
                    measured: Measurement(value: size, limit: limit, unit: "pt")))
        }
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        for (setting, fonts) in view.ownFonts {
            guard let (size, category) = fonts.compactMap(tooSmall).min(by: { $0.size < $1.size }) else { continue }
            findings.add(view.finding(.tinyText, message(setting.name, size, category), at: setting.span))
        }
    }

    /// The smallest size of a font below the limit, and the text size that has it; nil for all, as the text does not scale.
    private static func tooSmall(_ font: FontStyle) -> (size: Double, category: SizeCategory?)? {
        let sizes = SizeCategory.allCases.map { (category: $0, size: font.metrics(at: $0).size) }
        guard let smallest = sizes.min(by: { ($0.size, $0.category) < ($1.size, $1.category) }), smallest.size < limit
        else { return nil }
        return (smallest.size, sizes.allSatisfy { $0.size == smallest.size } ? nil : smallest.category)
    }
}

extension TinyText {
    fileprivate static func message(_ name: String, _ size: Double, _ category: SizeCategory?) -> String {
        let place = category.map { " at size \($0.rawValue)" } ?? ""
        return "\(Wording.quoted(name)) is \(size.formattedPoints) pt\(place); the minimum is 11 pt"
    }
}
