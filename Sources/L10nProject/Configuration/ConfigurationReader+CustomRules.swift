import L10nCatalog
import L10nSource
import L10nSyntax

/// The rules of a team's own.
extension ConfigurationReader {
    mutating func customRules(_ value: JSONValue) -> [CustomRule] {
        var rules: [CustomRule] = []
        dictionary(value) { reader, member in
            let name = member.name
            let problem =
                Rule.named(name) != nil
                ? "is a rule of this tool; choose another name"
                : Self.isRuleName(name)
                    ? nil : "is no name of a rule; write words joined by hyphens, such as 'acme-no-please'"
            if let problem {
                return reader.invalid(at: value.file.span(member.nameRange), "\(Wording.quoted(name)) \(problem)")
            }
            if let rule = reader.customRule(name, member.value) { rules.append(rule) }
        }
        return rules
    }

    /// Lower-case words with hyphens, as all rules have them: a directive in a file could not name others.
    private static func isRuleName(_ name: String) -> Bool {
        let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isWord = { (word: Substring.UTF8View) in
            !word.isEmpty && word.allSatisfy { $0.isLowercase || $0.isDigit }
        }
        return words.count > 1 && words.allSatisfy(isWord) && name.utf8.first?.isDigit == false
    }

    private mutating func customRule(_ name: String, _ value: JSONValue) -> CustomRule? {
        var pattern: Located<String>?
        var message: String?
        var why: String?
        var severity = Severity.warning
        var result = CustomRule(
            rule: Rule(RuleID(rawValue: name), .text, .warning, summary: "", why: ""),
            pattern: Located("", at: value.range), message: "")
        object(
            value,
            fields: [
                ("pattern", { pattern = $0.text($1) }),
                ("unless", { result.unless = $0.text($1) }),
                ("in", { result.part = $0.choice($1, of: CustomRule.Part.self) ?? result.part }),
                ("message", { message = $0.text($1)?.value }),
                ("why", { why = $0.text($1)?.value }),
                ("severity", { severity = $0.choice($1, of: Severity.self) ?? severity }),
                ("keys", { result.keys = $0.dottedNames($1) }),
                ("files", { result.files = $0.paths($1) }),
                (
                    "locales",
                    { reader, value in
                        result.locales = Set(reader.array(value) { $0.tag($1)?.value })
                    }
                ),
                (
                    "examples",
                    { reader, value in
                        reader.object(
                            value,
                            fields: [("bad", { result.bad = $0.texts($1) }), ("good", { result.good = $0.texts($1) })])
                    }
                ),
            ])
        guard value.isObject else { return nil }
        guard let pattern, let message else {
            let missing = value["pattern"] == nil ? "pattern" : value["message"] == nil ? "message" : nil
            if let missing { invalid(value, "this rule has no '\(missing)'; add it") }
            return nil
        }
        let rule = Rule(
            RuleID(rawValue: name), result.part == .key ? .keys : .text, severity, needs: [.icu], summary: message,
            why: why ?? message)
        return CustomRule(
            rule: rule, part: result.part, pattern: pattern, unless: result.unless, message: message,
            keys: result.keys, files: result.files, locales: result.locales, bad: result.bad, good: result.good)
    }
}
