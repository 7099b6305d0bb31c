import L10nSource

/// Markup in a text that would run a program where the text is shown as a page.
enum ActiveMarkup: HygieneRule {
    static let rule = Rule.activeMarkup

    static var examples: RuleExamples {
        examples("Welcome back", bad: "Willkommen <script>x()</script>", good: "Willkommen zurück")
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        !facts.traits.isDisjoint(with: [.angle, .script])
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let written = text.text.lowercased()
        guard let found = active(written) else { return }
        findings.add(
            Diagnostic(
                rule, "\(Wording.quoted(found)) in a text; remove it", at: text.span, subject: text.subject))
    }

    private static func active(_ text: String) -> String? {
        if text.contains("<script") { return "<script>" }
        // Of the language people speak too, and then a space follows.
        if let range = text.firstRange(of: "javascript:"), text[range.upperBound...].first?.isWhitespace == false {
            return "javascript:"
        }
        // An event handler stands inside a tag.
        guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else { return nil }
        return text[start..<end].split(separator: " ").dropFirst().first { $0.hasPrefix("on") && $0.contains("=") }
            .map { String($0.prefix { $0 != "=" }) + "=" }
    }
}
