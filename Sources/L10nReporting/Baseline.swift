package import L10nSource

/// The findings that a team lives with for now (BASE-1 to BASE-4). It only ever gets shorter by itself.
package struct Baseline: Hashable, Sendable {
    /// The version of the file format.
    package static let version = 1

    /// One finding that is accepted, by its fingerprint.
    package struct Entry: Hashable, Sendable {
        package let fingerprint: String
        package let rule: String
        /// For people: what the finding is about.
        package let subject: String
        /// The number that decided; the entry covers what is no worse.
        package var measured: Double?
        /// Why it is accepted, in somebody's words.
        package let reason: String?

        package init(fingerprint: String, rule: String, subject: String, measured: Double? = nil, reason: String? = nil)
        {
            self.fingerprint = fingerprint
            self.rule = rule
            self.subject = subject
            self.measured = measured
            self.reason = reason
        }

        fileprivate init(_ finding: Finding, reason: String?) {
            let diagnostic = finding.diagnostic
            self.init(
                fingerprint: finding.fingerprint, rule: diagnostic.id.rawValue,
                subject: SubjectLine.text(of: diagnostic) ?? diagnostic.span.file, measured: diagnostic.measured?.value,
                reason: reason)
        }
    }

    package private(set) var entries: [Entry]

    package init(entries: [Entry]) {
        self.entries = entries.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    }

    private static func order(_ entry: Entry) -> [String] { [entry.rule, entry.subject, entry.fingerprint] }

    /// All findings that count and may be accepted.
    package init(accepting findings: [Finding]) {
        self.init(entries: findings.filter(Self.isAcceptable).map { Entry($0, reason: $0.reason) })
    }

    private static func isAcceptable(_ finding: Finding) -> Bool {
        finding.isReported && !finding.diagnostic.isHard
    }

    /// The findings, with those marked that an entry covers, and the entries that cover more than there is.
    package func applied(to findings: [Finding]) -> (findings: [Finding], stale: [Entry]) {
        let known = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
        var found: Set<String> = []
        var stale: [Entry] = []
        var findings = findings
        for index in findings.indices where findings[index].isReported {
            guard let entry = known[findings[index].fingerprint], !findings[index].diagnostic.isHard else {
                continue
            }
            found.insert(entry.fingerprint)
            switch findings[index].comparison(with: entry.measured) {
            case .worse:
                let pin = entry.measured.map { "\($0)" } ?? ""
                findings[index].diagnostic.notes.append(DiagnosticNote("the baseline accepts \(pin), and no worse"))
            case .same: findings[index].status = .baselined(reason: entry.reason)
            case .better:
                findings[index].status = .baselined(reason: entry.reason)
                stale.append(entry)
            }
        }
        // What somebody has accepted elsewhere is no reason to drop an entry twice.
        let present = Set(findings.lazy.filter { !$0.isReported }.map(\.fingerprint))
        return (
            findings, entries.filter { !found.contains($0.fingerprint) && !present.contains($0.fingerprint) } + stale
        )
    }

    /// What is left of the baseline: entries of findings that are gone are removed, numbers may only improve.
    /// - Parameters:
    ///   - findings: those of a whole run, as no baseline has marked them.
    ///   - accepted: the rules whose further findings are taken in, with the reason.
    package func shrunk(to findings: [Finding], accepting accepted: Set<RuleID> = [], reason: String? = nil) -> Baseline
    {
        let current = Dictionary(findings.lazy.filter(Self.isAcceptable).map { ($0.fingerprint, $0) }) { first, _ in
            first
        }
        var kept = entries.compactMap { entry -> Entry? in
            guard let finding = current[entry.fingerprint] else { return nil }
            var entry = entry
            if finding.comparison(with: entry.measured) == .better {
                entry.measured = finding.diagnostic.measured?.value
            }
            return entry
        }
        let known = Set(kept.map(\.fingerprint))
        kept += findings.filter { finding in
            Self.isAcceptable(finding) && accepted.contains(finding.diagnostic.id)
                && !known.contains(finding.fingerprint)
        }.map { Entry($0, reason: reason) }
        return Baseline(entries: kept)
    }

    /// The file, one entry a line, so that two branches merge by lines.
    package var text: String {
        let lines = entries.map { entry in
            var members = [("fingerprint", entry.fingerprint), ("rule", entry.rule), ("subject", entry.subject)]
                .map { "\"\($0)\": \(Self.quoted($1))" }
            if let measured = entry.measured { members.append("\"measured\": \(JSONWriter.text(of: measured))") }
            if let reason = entry.reason { members.append("\"reason\": \(Self.quoted(reason))") }
            return "    { \(members.joined(separator: ", ")) }"
        }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return "{\n  \"version\": \(Self.version),\n  \"entries\": \(list)\n}\n"
    }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.text(text)
        return writer.output
    }

    /// The JSON Schema (2020-12) of the file.
    package static let schema = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:stateview-l10n:schema:baseline:1",
          "title": "Baseline of stateview-l10n",
          "description": "The findings that are accepted for now; 'check --write-baseline' makes it shorter.",
          "type": "object",
          "required": ["version", "entries"],
          "properties": {
            "version": { "const": 1 },
            "entries": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["fingerprint", "rule", "subject"],
                "properties": {
                  "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{32}$" },
                  "rule": { "type": "string" },
                  "subject": { "type": "string" },
                  "measured": { "type": "number" },
                  "reason": { "type": "string" }
                },
                "additionalProperties": false
              }
            }
          },
          "additionalProperties": false
        }
        """
}
