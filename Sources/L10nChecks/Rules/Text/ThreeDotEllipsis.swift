import L10nSource
import MessageChecks

/// Three points where the source text has the one character for them.
enum ThreeDotEllipsis: HygieneRule {
    static let rule = Rule.threeDotEllipsis

    static var examples: RuleExamples { examples("Loading…", bad: "Wird geladen...", good: "Wird geladen…") }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        guard let source, facts.traits.contains(.threeDots) else { return false }
        return source.traits.contains(.ellipsis) && !source.traits.contains(.threeDots)
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let place = TextPlace(text)
        let points = Array("...".utf8)
        let found = place.bytes.indices.filter { index in
            place.bytes[index...].starts(with: points) && (index == 0 || place.bytes[index - 1] != points[0])
                && !place.bytes[index...].starts(with: points + points.prefix(1))
        }
        guard let first = found.first else { return }
        let change = TextFix(.safe, found.map { TextEdit(SourceRange($0..<$0 + 3), "…") })
        findings.add(
            Diagnostic(
                rule, "three points, the source has one character; write '…' (U+2026)",
                at: place.span(of: SourceRange(first..<first + 3)), subject: text.subject,
                fixes: place.fix(Wording.fixTitle(change.edits), change).map { [$0] } ?? []))
    }
}
