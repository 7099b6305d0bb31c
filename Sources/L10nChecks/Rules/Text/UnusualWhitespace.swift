import L10nCatalog
import L10nLocale
import L10nSource

/// White space that keyboards do not write: a tab, a separator of Unicode, a wide space.
enum UnusualWhitespace: HygieneRule {
    static let rule = Rule.unusualWhitespace

    static var examples: RuleExamples {
        examples("Name and address", bad: "Name\\tund Adresse", good: "Name und Adresse")
    }

    private static let wideLanguages: Set<String> = ["ja", "zh", "ko", "yue"]

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        if facts.traits.contains(.oddSpace), source?.traits.contains(.oddSpace) != true { return true }
        guard let source, facts.traits.contains(.tab) else { return false }
        return !source.traits.contains(.tab)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let tag = text.site.column.tag
        let written = text.text
        // A tab at the start is an indent, and without a source text nobody knows whether columns are meant.
        let hasMeantTabs = source == nil || written.hasPrefix("\t")
        let odd = written.unicodeScalars.first { scalar in
            switch scalar {
            case "\t": !hasMeantTabs
            case "\u{2028}", "\u{2029}": true
            case "\u{3000}": !wideLanguages.contains(tag.language)
            default: false
            }
        }
        guard let odd, let index = written.unicodeScalars.firstIndex(of: odd) else { return }
        let start = written.utf8.distance(from: written.startIndex, to: index)
        let advice = odd == "\u{2028}" || odd == "\u{2029}" ? "use a line break" : "use a space"
        findings.add(
            Diagnostic(
                rule, "\(Wording.name(of: odd)) in the text; \(advice)",
                at: text.span(of: start..<start + String(odd).utf8.count), subject: text.subject))
    }
}
