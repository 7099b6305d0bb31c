import DesignTokens
import L10nLookup
import L10nSource
import StateViewLayout
import StateViews

/// A source text that has room, and none for translations that are longer.
enum PseudoTextOverflow: StateViewRule {
    static let rule = Rule.pseudoTextOverflow

    static var examples: RuleExamples {
        func files(_ words: Int) -> [RuleExample] {
            let subtitle = Array(repeating: "again", count: words).joined(separator: " ")
            return [
                RuleExample("en.lproj/Localizable.strings", "\"pay.subtitle\" = \"\(subtitle)\";\n")
            ]
                + StateViewExample.view(
                    "payments.error", "unknownError", "\"profile\": \"cookbook\"",
                    "\"texts\": { \"subtitle\": { \"key\": \"pay.subtitle\" } }")
        }
        return RuleExamples(bad: files(16), good: files(6))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let (source, longer) = view.measuredPseudo
        var worst: [String: (lost: Int, at: MeasuredCase)] = [:]
        // Where the source text does not fit either, other rules say so.
        for (usual, measured) in zip(source, longer) where usual.frames.outcome != .cannotFit {
            if measured.frames.outcome == .cannotFit { worst["view"] = worst["view"] ?? (0, measured) }
            for part in measured.frames.parts where part.isTruncated {
                guard usual.frames.part(part.name)?.isTruncated == false,
                    let text = StateViewTextRole(name: part.name).flatMap({ measured.view.text($0) }),
                    !view.isDefault(part.name, in: usual.view)
                else { continue }
                // The ranges of lines count in UTF-16.
                let lost = text.text.utf16.count - (part.lines.last?.range.upperBound ?? 0)
                if lost > worst[part.name]?.lost ?? 0 { worst[part.name] = (lost, measured) }
            }
        }
        for (part, found) in worst.sorted(by: { $0.key < $1.key }) {
            let (width, height) = (found.at.frames.container.width, found.at.frames.container.height)
            let room = "at \(found.at.size.rawValue) on \(Int(width)) × \(Int(height))"
            findings.add(
                view.finding(
                    rule, part == "view" ? tooHigh : tooLong(part, found.lost), at: view.place(ofPart: part),
                    key: found.at.view.key(ofPart: part), notes: [DiagnosticNote("the worst case is \(room)")]))
        }
    }

    private static let tooHigh =
        "there is no room for texts that are as long as translations get; drop an action or allow scrolling"

    private static func tooLong(_ part: String, _ lost: Int) -> String {
        """
        as long as translations get, the \(part) is cut, and \(Wording.count(lost, "character is", "characters are")) \
        lost; widen its room, or say less
        """
    }
}
