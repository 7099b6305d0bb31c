import L10nProject
import L10nSource
import L10nUsage
import MessageChecks

/// Drops what is said of a translation that reads 64 bits where its source text reads 32, and all that the code hands over has
/// 64: then the source text is the narrow one.
enum WideIntegers: UsageFolding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: isAboutSize) else { return findings }
        // By table and key, as a finding names them: whether each use of the key says what it hands over.
        var areWide: [[String]: Bool] = [:]
        for (use, match) in zip(usage.index.uses, usage.index.matches) where use.kind != .mention {
            for place in match.keys {
                let table = usage.index.tables[place.table]
                let key = [table.name, table.keys[place.key]]
                areWide[key] = areWide[key] ?? true && isWide(use)
            }
        }
        return findings.filter { finding in
            guard isAboutSize(finding), let table = finding.subject.table, let key = finding.subject.key else {
                return true
            }
            return areWide[[table, key]] != true
        }
    }

    private static func isAboutSize(_ finding: Diagnostic) -> Bool {
        finding.rule == .placeholderTypeMismatch && finding.cause == PlaceholderIssue.Cause.size.rawValue
    }

    private static func isWide(_ use: KeyUse) -> Bool {
        guard let values = use.values, !values.isEmpty else { return false }
        return values.allSatisfy { $0 == .wideInteger || $0 == .object }
    }
}
