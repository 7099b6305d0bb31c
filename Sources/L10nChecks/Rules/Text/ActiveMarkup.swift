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
        if text.ranges(of: "javascript:").contains(where: { text[$0.upperBound...].first?.isWhitespace == false }) {
            return "javascript:"
        }
        // An event handler stands inside a tag.
        for tag in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            guard let end = tag.firstIndex(of: ">") else { continue }
            let handler = tag[..<end].split { $0.isWhitespace || $0 == "/" }.dropFirst()
                .first { $0.hasPrefix("on") && $0.contains("=") }
            if let handler { return String(handler.prefix { $0 != "=" }) + "=" }
        }
        return nil
    }
}
