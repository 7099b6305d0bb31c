package import L10nICU
package import L10nProject
package import L10nSource

/// The patterns of a team's own rule, ready to search with. For one thread at a time.
package struct CustomRuleMatcher: ~Copyable {
    package struct Match {
        /// In bytes of the text.
        package let range: Range<Int>
        package let message: String
    }

    private let rule: CustomRule
    private var pattern: RegularExpression
    private var unless: RegularExpression?

    package init(_ rule: CustomRule) throws(RegularExpression.Mistake) {
        let pattern = try RegularExpression(rule.pattern.value)
        let unless: RegularExpression? =
            if let unless = rule.unless { try RegularExpression(unless.value) } else { nil }
        self.rule = rule
        self.pattern = pattern
        self.unless = unless
    }

    /// What the rule finds in a text.
    /// - Throws: where the search takes too long.
    package mutating func match(in text: String) throws(ICUError) -> Match? {
        guard let range = try pattern.firstMatch(in: text) else { return nil }
        if try unless?.firstMatch(in: text) != nil { return nil }
        let found = String(decoding: Array(text.utf8)[range], as: UTF8.self)
        return Match(
            range: range,
            message: rule.message.split(separator: "{match}", omittingEmptySubsequences: false).joined(
                separator: Wording.visible(found)))
    }
}

/// What is wrong with the rules that a team has written.
package enum CustomRuleCheck {
    /// Patterns that are none. They stop the run, as all errors of the configuration do.
    package static func findings(_ configuration: Configuration) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        return configuration.customRules.flatMap { rule in
            [rule.pattern, rule.unless].compactMap(\.self).compactMap { pattern in
                do throws(RegularExpression.Mistake) {
                    _ = try RegularExpression(pattern.value)
                    return nil
                } catch {
                    // Without ICU nobody can tell.
                    if error.isMissing { return nil }
                    return Diagnostic(
                        .invalidConfiguration,
                        "\(Wording.quoted(pattern.value)) is no regular expression: \(error.name) at character "
                            + "\(error.place + 1); correct it",
                        at: source.span(pattern.range))
                }
            }
        }
    }

    /// The examples of the rules that they are not true to.
    package static func brokenExamples(_ configuration: Configuration) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        return configuration.customRules.flatMap { rule in
            guard var matcher = try? CustomRuleMatcher(rule) else { return [Diagnostic]() }
            var findings: [Diagnostic] = []
            for (texts, isBad) in [(rule.bad, true), (rule.good, false)] {
                for text in texts {
                    // A search that takes too long has found nothing.
                    let match = (try? matcher.match(in: text.value)) ?? nil
                    guard (match != nil) != isBad else { continue }
                    let name = Wording.quoted(rule.rule.id.rawValue)
                    findings.append(
                        Diagnostic(
                            .invalidConfiguration,
                            isBad
                                ? "\(name) finds nothing in this bad example; correct the pattern or the example"
                                : "\(name) finds something in this good example; correct the pattern or the example",
                            at: source.span(text.range)))
                }
            }
            return findings
        }
    }
}
