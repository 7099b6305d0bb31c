import L10nSource

/// Writes findings as results of SARIF.
struct SARIFResults {
    private let report: Report
    private let rules: [RuleID: Int]
    private var places: SARIFPlaces
    /// How often a fingerprint was written: projects in several folders may have equal ones.
    private var occurrences: [String: Int] = [:]
    /// Results say that they are accepted or known either all or not at all. Source: SARIF 2.1.0, 3.27.23 and 3.27.24.
    private let tellsAcceptance: Bool
    private let tellsKnown: Bool

    init(_ report: Report, _ rules: [Rule], _ findings: [Finding]) {
        self.report = report
        self.rules = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        places = SARIFPlaces(report.sources)
        tellsAcceptance = !findings.allSatisfy(\.isReported)
        tellsKnown = findings.contains { $0.isBaselined }
    }

    mutating func write(_ finding: Finding, to json: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        json.line { json in
            json.member("ruleId", diagnostic.id.rawValue)
            json.member("ruleIndex", rules[diagnostic.id] ?? -1)
            json.member("level", diagnostic.severity.rawValue)
            let related = diagnostic.notes.filter { $0.span.map { !$0.isBuiltIn } ?? false }
            json.object("message") { $0.member("text", message(of: diagnostic)) }
            json.array("locations", [diagnostic]) { json, diagnostic in
                json.object { json in
                    json.object("physicalLocation") { places.write(diagnostic.span, to: &$0) }
                    Self.write(diagnostic.subject, to: &json)
                }
            }
            if !related.isEmpty {
                json.array("relatedLocations", related) { json, note in
                    json.object { json in
                        if let span = note.span {
                            json.object("physicalLocation") { places.write(span, to: &$0) }
                        }
                        json.object("message") { $0.member("text", SARIFText.plain(note.message)) }
                    }
                }
            }
            json.object("partialFingerprints") { json in
                let occurrence = occurrences[finding.fingerprint, default: 0] + 1
                occurrences[finding.fingerprint] = occurrence
                json.member("primaryLocationLineHash", "\(finding.fingerprint):\(occurrence)")
                json.member("stateviewL10n/v1", finding.fingerprint)
            }
            writeStatus(of: finding, to: &json)
            writeFixes(of: diagnostic, to: &json)
        }
    }

    /// The message of the finding, and each on a line what has no place of its own in a result.
    private mutating func message(of diagnostic: Diagnostic) -> String {
        var lines = [diagnostic.message]
        for note in diagnostic.notes {
            guard let span = note.span else {
                lines.append("note: \(note.message)")
                continue
            }
            if span.isBuiltIn { lines.append("note: \(note.message) (\(places.text(of: span)))") }
        }
        for fix in diagnostic.fixes where fix.applicability == .displayOnly { lines.append("help: \(fix.title)") }
        return SARIFText.plain(lines.joined(separator: "\n"))
    }

    private static func write(_ subject: Subject, to json: inout JSONWriter) {
        let named: (name: String, kind: String)? =
            subject.key.map { ($0, "resource") } ?? subject.tokenPath.map { ($0, "token") }
            ?? subject.stateView.map { ($0, "stateView") } ?? subject.table.map { ($0, "table") }
        guard let named else { return }
        let parts = [
            subject.layer, subject.table, subject.key, subject.tokenPath, subject.stateView, subject.variant,
            subject.locale, subject.brand, subject.scheme,
        ]
        json.array("logicalLocations", [named]) { json, named in
            json.object { json in
                json.member("name", named.name)
                json.member("fullyQualifiedName", parts.compactMap { $0 }.joined(separator: "/"))
                json.member("kind", named.kind)
            }
        }
    }

    private func writeStatus(of finding: Finding, to json: inout JSONWriter) {
        if tellsAcceptance {
            json.array("suppressions", finding.isReported ? [] : [finding]) { json, finding in
                json.object { json in
                    json.member("kind", !finding.isBaselined && finding.isAcceptedInFile ? "inSource" : "external")
                    json.member("status", "accepted")
                    json.member(
                        "justification", ifPresent: finding.reason ?? (finding.isBaselined ? report.known : nil))
                }
            }
        }
        if tellsKnown { json.member("baselineState", finding.isBaselined ? "unchanged" : "new") }
    }

    private mutating func writeFixes(of diagnostic: Diagnostic, to json: inout JSONWriter) {
        var seen: Set<Fix> = []
        let fixes = diagnostic.fixes.filter { fix in
            // A fix that says nothing to replace is no fix to the schema, nor is one that comes twice.
            !fix.edits.isEmpty && fix.edits.allSatisfy { places.canTell($0) } && seen.insert(fix).inserted
        }
        guard !fixes.isEmpty else { return }
        json.array("fixes", fixes) { json, fix in
            json.object { json in
                let title = SARIFText.plain(fix.title)
                json.object("description") { $0.member("text", "\(title) (\(Self.text(of: fix.applicability)))") }
                json.array("artifactChanges", Self.changes(of: fix)) { json, change in
                    json.object { json in
                        SARIFPlaces.writeFile(change.file, to: &json)
                        json.array("replacements", change.edits) { json, edit in
                            json.object { json in
                                json.object("deletedRegion") { places.writeRegion(edit.span, to: &$0) }
                                json.object("insertedContent") { $0.member("text", edit.replacement) }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func text(of applicability: Fix.Applicability) -> String {
        switch applicability {
        case .safe: "safe"
        case .unsafe: "unsafe, needs a look"
        case .displayOnly: "to be made by hand"
        }
    }

    /// The edits file by file, in the order of the fix.
    private static func changes(of fix: Fix) -> [(file: String, edits: [Edit])] {
        var order: [[UInt8]: Int] = [:]
        var changes: [(file: String, edits: [Edit])] = []
        for edit in fix.edits {
            let key = Array(edit.span.file.utf8)
            if let known = order[key] {
                changes[known].edits.append(edit)
            } else {
                order[key] = changes.count
                changes.append((edit.span.file, [edit]))
            }
        }
        return changes
    }
}

extension Finding {
    fileprivate var isBaselined: Bool {
        switch status {
        case .baselined: true
        case .reported, .suppressed: false
        }
    }
}
