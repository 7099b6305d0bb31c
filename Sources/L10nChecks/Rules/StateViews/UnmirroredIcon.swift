import L10nLocale
import L10nProject
import L10nSource
import StateViews

/// A symbol that points left or right whatever the direction of the text.
///
/// Apple's symbols come in pairs: those that are named by `left` and `right` stay, those by `backward` and `forward` are
/// turned round.
enum UnmirroredIcon: StateViewRule {
    static let rule = Rule.unmirroredIcon

    static var examples: RuleExamples {
        func files(_ symbol: String) -> [RuleExample] {
            [
                RuleExample("en.lproj/Localizable.strings", "\"pay\" = \"Pay\";\n"),
                RuleExample("ar.lproj/Localizable.strings", "\"pay\" = \"ادفع\";\n"),
            ]
                + StateViewExample.view(
                    "payments.next", "empty",
                    "\"visual\": { \"icon\": { \"id\": \"nova-next\", \"sfSymbol\": \"\(symbol)\", \"material\": \"arrow_forward\" } }"
                )
        }
        return RuleExamples(bad: files("arrow.right.circle"), good: files("arrow.forward.circle"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard let (icon, place, symbols) = view.namedIcon, IconRegistry.icon(icon) == nil,
            let language = view.project.locales.first(where: { $0.direction == .rightToLeft })
        else { return }
        let name = symbols?.sfSymbol ?? (MeantAsset.isSystemSymbol(icon) ? icon : nil)
        guard let name, let other = directional(name) else { return }
        findings.add(
            view.finding(
                rule, "\(Wording.quoted(name)) does not mirror in '\(language)'; use \(Wording.quoted(other))",
                at: place))
    }

    /// Symbols along the line of text; others, such as `arrow.left.and.right` and `hand.point.left`, mean a side.
    private static let shapes: Set<String> = ["arrow", "chevron", "arrowshape", "arrowtriangle"]
    private static let forms: Set<String> = ["circle", "square", "fill", "to", "line", "compact", "2"]

    /// The name of the symbol that follows the text; nil for one that has no such other.
    private static func directional(_ name: String) -> String? {
        var words = name.split(separator: ".").map(String.init)
        guard let first = words.first, shapes.contains(first), words.count > 1, ["left", "right"].contains(words[1]),
            words.dropFirst(2).allSatisfy(forms.contains)
        else { return nil }
        words[1] = words[1] == "left" ? "backward" : "forward"
        return words.joined(separator: ".")
    }
}
