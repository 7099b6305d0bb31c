import L10nExchange
import L10nLocale
import L10nReporting
import L10nSource

/// What `import` did, or would do.
struct ImportReport {
    private let plan: ImportPlan
    private let isWritten: Bool
    private let isDryRun: Bool
    private let lines: [String: LineTable]

    /// - Parameter format: the one that is asked for; texts need the lines of fewer files.
    init(_ run: ImportRun, isWritten: Bool, isDryRun: Bool, for format: ReportFormat) {
        plan = run.plan
        self.isWritten = isWritten
        self.isDryRun = isDryRun
        let findings = run.plan.findings + run.plan.unitFindings
        let named = Set(findings.map(\.span.file))
        let sources = run.sources(named: format == .json ? nil : named)
        lines = Dictionary(sources.map { ($0.path, LineTable($0)) }) { first, _ in first }
    }

    /// Whether every translation that came back is in the project, or would be.
    var isComplete: Bool {
        !plan.isRefused && plan.counts[.skipped] == nil
    }

    var text: String {
        // What came back counts for more than what did not.
        let missing = plan.findings.filter { $0.rule == .missingUnit }
        let others = plan.findings.filter { $0.rule != .missingUnit }
        let findings = (others + plan.unitFindings + missing).map(line)
        let changes = plan.files.map { file in
            let units = Wording.count(file.unitCount, "unit", "units")
            let others = file.replacedCount == 0 ? "" : ", \(file.replacedCount) in place of another translation"
            return "\(verb(file)) \(Wording.visible(file.path)): \(units)\(others)\n"
        }
        let counted = plan.counts
        let counts = ImportUnit.Outcome.allCases.map { outcome in
            let count = counted[outcome] ?? 0
            return "\(count) \(count == 0 ? outcome.rawValue : name(of: outcome))"
        }
        return findings.joined() + changes.joined() + counts.joined(separator: ", ") + "\n" + conclusion
    }

    /// What became of units; nothing is applied that was not written.
    private func name(of outcome: ImportUnit.Outcome) -> String {
        outcome == .applied && !isWritten ? "ready" : outcome.rawValue
    }

    private func count(of name: String) -> Int {
        plan.counts.reduce(0) { $0 + (self.name(of: $1.key) == name ? $1.value : 0) }
    }

    private var conclusion: String {
        if isDryRun { return "nothing was written, as this is a dry run\n" }
        if !isWritten { return "nothing was written; correct what is refused, or use --partial for the rest\n" }
        if !plan.files.isEmpty { return "" }
        if plan.isRefused { return "nothing was written; correct what is refused\n" }
        let isWhole = !plan.findings.contains { $0.rule == .missingUnit }
        if !isComplete || !isWhole || plan.units.isEmpty { return "nothing was written\n" }
        if plan.counts[.unchanged] == nil { return "nothing was written, as no translation came back\n" }
        return "the project says it all already\n"
    }

    private func verb(_ file: ImportFile) -> String {
        switch (isWritten, file.isNew) {
        case (true, true): "made"
        case (true, false): "changed"
        case (false, true): "would make"
        case (false, false): "would change"
        }
    }

    private func line(_ finding: Diagnostic) -> String {
        let place = lines[finding.span.file]?.position(of: Int(finding.span.range.lower))
        let position = place.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(Wording.visible(finding.span.file))\(position): \(finding.severity.rawValue): "
            + "\(finding.message) [\(finding.id)]\n"
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("written") { $0.flag(isWritten) }
            writer.member("dryRun") { $0.flag(isDryRun) }
            writer.member("counts") { writer in
                writer.object { writer in
                    for outcome in ImportUnit.Outcome.allCases {
                        writer.member(outcome.rawValue, count(of: outcome.rawValue))
                    }
                    writer.member("ready", count(of: "ready"))
                }
            }
            writer.member("files") { writer in
                writer.array(plan.files) { writer, file in
                    writer.object { writer in
                        writer.member("path", file.path)
                        writer.member("new") { $0.flag(file.isNew) }
                        writer.member("edits", file.editCount)
                        writer.member("replaced", file.replacedCount)
                    }
                }
            }
            writer.member("findings") { writer in
                writer.array(plan.findings) { writer, finding in writer.object { write(finding, to: &$0) } }
            }
            writer.member("units") { writer in
                writer.array(plan.units) { writer, unit in writer.object { write(unit, to: &$0) } }
            }
        }
        writer.endLine()
        return writer.output
    }

    private func write(_ unit: ImportUnit, to writer: inout JSONWriter) {
        writer.member("id", unit.name)
        writer.member("key", unit.unit.id.key)
        writer.member("original", unit.original)
        writer.member("locale", unit.tag.description)
        writer.member("file", unit.file)
        if let range = unit.unit.places?.unit, let place = lines[unit.file]?.position(of: Int(range.lower)) {
            writer.member("line", place.line)
        }
        writer.member("outcome", name(of: unit.outcome))
        writer.member("target", ifPresent: unit.target)
        if unit.needsReview { writer.member("needsReview") { $0.flag(true) } }
        guard !unit.findings.isEmpty else { return }
        writer.member("findings") { writer in
            writer.array(unit.findings) { writer, finding in writer.object { write(finding, to: &$0) } }
        }
    }

    private func write(_ finding: Diagnostic, to writer: inout JSONWriter) {
        writer.member("rule", finding.id.rawValue)
        writer.member("severity", finding.severity.rawValue)
        writer.member("message", finding.message)
        writer.member("file", finding.span.file)
        guard let place = lines[finding.span.file]?.position(of: Int(finding.span.range.lower)) else { return }
        writer.members(of: place)
    }
}
