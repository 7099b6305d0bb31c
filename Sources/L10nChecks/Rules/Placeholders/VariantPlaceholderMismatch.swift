import L10nSource
import MessageChecks

/// A form of a text that takes other arguments than the form for all others.
enum VariantPlaceholderMismatch: PlaceholderRule {
    static let rule = Rule.variantPlaceholderMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.deviceTexts(mac: "Click %1$@ for %2$@")],
            good: [.deviceTexts(mac: "Click %1$@")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let form = texts.subject.variant?.split(separator: ".").last.map { Wording.quoted($0) } ?? "this form"
        if issue.range.isEmpty {
            return "\(form) does not use \(Wording.quoted(issue.suggestion ?? "")), 'other' does; make them equal"
        }
        return "\(form) uses \(texts.quoted(issue.range)), 'other' does not; make them equal"
    }
}

extension RuleExample {
    /// A catalog with a text that varies by device.
    fileprivate static func deviceTexts(mac: String) -> RuleExample {
        .catalog(
            #"""
            "open" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "device" : {
                      "mac" : { "stringUnit" : { "state" : "translated", "value" : "\#(mac)" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap %1$@" } }
                    }
                  }
                }
              }
            }
            """#)
    }
}
