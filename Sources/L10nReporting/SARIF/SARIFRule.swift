import L10nSource

/// What a SARIF file says of a rule.
enum SARIFRule {
    /// The rules about texts that could do harm, which GitHub shows among the alerts about security.
    private static let security: Set<Rule> = [
        .activeMarkup, .bidiOverride, .forbiddenXMLEntity, .formulaCell, .hiddenControlInSource, .unsafePackagePath,
    ]

    static func write(_ rule: Rule, of tool: Report.Tool, to json: inout JSONWriter) {
        let explanation = explanation(of: rule, tool)
        json.member("id", rule.id.rawValue)
        json.member("name", typeName(rule.id))
        json.object("shortDescription") { $0.member("text", rule.summary) }
        json.object("fullDescription") { $0.member("text", rule.why) }
        json.object("help") { json in
            json.member("text", explanation.map { "\($0): \($1)" }.joined(separator: "\n"))
            json.member(
                "markdown",
                explanation.map { "**\($0)**: \(MarkdownText.escaped($1))" }.joined(separator: "\n\n"))
        }
        json.member("helpUri", ifPresent: rule.sources.first?.address)
        json.object("defaultConfiguration") { json in
            json.member("level", rule.severities[0].rawValue)
            if rule.isOff { json.member("enabled") { $0.flag(false) } }
        }
        json.object("properties") { json in
            let isSecurity = security.contains(rule)
            json.array("tags", [rule.area.rawValue] + (isSecurity ? ["security"] : [])) { $0.text($1) }
            json.member("precision", rule.precision.rawValue)
            json.member("problem.severity", problemSeverity(rule.severities[0]))
            if isSecurity { json.member("security-severity", securitySeverity(rule.severities[0])) }
        }
    }

    private static func explanation(of rule: Rule, _ tool: Report.Tool) -> [(title: String, text: String)] {
        var parts = [("What", rule.summary), ("Why", rule.why)]
        if let tiers = rule.tiers { parts.append(("Severities", tiers)) }
        if let fix = rule.fix, fix != .displayOnly { parts.append(("Fix", fix.rawValue)) }
        parts += rule.sources.map { ("Source", "\($0.title), \($0.address)") }
        return parts + [("More", "\(tool.name) explain \(rule.id)")]
    }

    /// `MissingTranslation` for `missing-translation`.
    private static func typeName(_ id: RuleID) -> String {
        id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func problemSeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "recommendation"
        }
    }

    /// On the scale of CVSS, on which GitHub calls 7 high and 4 medium.
    private static func securitySeverity(_ severity: Severity) -> String {
        switch severity {
        case .error: "7.0"
        case .warning: "4.0"
        case .note: "2.0"
        }
    }
}
