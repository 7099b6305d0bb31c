import L10nSource

/// For services that keep track of findings, such as GitHub's code scanning: SARIF 2.1.0 (OUT-2).
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0 with errata 01.
struct SARIFReporter: Reporter {
    let name = "sarif"
    /// What GitHub takes of a run.
    static let mostResults = 25_000

    func render(_ report: Report, _ options: ReportOptions) -> String {
        var (findings, omitted) = report.shown(options)
        if findings.count > Self.mostResults {
            var options = options
            options.maxFindings = Self.mostResults
            (findings, omitted) = report.shown(options)
        }
        let rules = Set(report.rules + findings.map(\.diagnostic.rule)).sorted { $0.id < $1.id }
        var writer = JSONWriter()
        writer.object { json in
            json.member(
                "$schema",
                "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs", [report]) { json, report in
                json.object { json in
                    json.object("tool") { json in
                        json.object("driver") { Self.write(report.tool, rules, to: &$0) }
                    }
                    // What stands before the last slash is the category, by which GitHub tells tools apart.
                    json.object("automationDetails") { $0.member("id", "\(report.tool.name)/") }
                    json.array("invocations", [report]) { json, report in
                        json.object { Self.writeInvocation(report, omitted: omitted, to: &$0) }
                    }
                    json.object("originalUriBaseIds") { json in
                        json.object(SARIFPlaces.root) { json in
                            json.object("description") { $0.member("text", "The folder that the paths start from.") }
                        }
                    }
                    json.member("columnKind", "utf16CodeUnits")
                    var results = SARIFResults(report, rules, findings)
                    json.array("results", findings) { json, finding in results.write(finding, to: &json) }
                }
            }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ tool: Report.Tool, _ rules: [Rule], to json: inout JSONWriter) {
        json.member("name", tool.name)
        json.member("semanticVersion", tool.version)
        // The address of the repository is that of whoever hosts it.
        json.member("informationUri", "urn:\(tool.name)")
        json.array("rules", rules) { json, rule in json.object { SARIFRule.write(rule, of: tool, to: &$0) } }
    }

    private static func writeInvocation(_ report: Report, omitted: Int, to json: inout JSONWriter) {
        json.member("executionSuccessful") { $0.flag(report.exitStatus < 2) }
        json.member("exitCode", report.exitStatus)
        struct Notification {
            let path: String?
            let message: String
            let level: String
        }
        var notifications = report.unreadable.map { file in
            Notification(path: file.path, message: "\(file.path) \(file.message)", level: "error")
        }
        if omitted > 0 {
            let findings = Wording.count(omitted, "finding is", "findings are")
            notifications.append(
                Notification(path: nil, message: "\(findings) left out, the least severe ones", level: "warning"))
        }
        guard !notifications.isEmpty else { return }
        json.array("toolExecutionNotifications", notifications) { json, notification in
            json.object { json in
                json.member("level", notification.level)
                json.object("message") { $0.member("text", SARIFText.plain(notification.message)) }
                guard let path = notification.path else { return }
                json.array("locations", [path]) { json, path in
                    json.object { json in
                        json.object("physicalLocation") { SARIFPlaces.writeFile(path, to: &$0) }
                    }
                }
            }
        }
    }
}
