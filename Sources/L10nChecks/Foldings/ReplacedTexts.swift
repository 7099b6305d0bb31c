import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// Drops what is said of stand-ins in interface files that code replaces: Interface Builder writes "Lorem ipsum" into a new text
/// view, and nobody translates the samples of cells.
enum ReplacedTexts: UsageFolding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        let tables = Set(findings.filter(isOfObject).compactMap(\.subject.table))
        if tables.isEmpty { return findings }
        var reached: [String: Set<String>] = [:]
        var samples: [String: Set<String>] = [:]
        for file in usage.sources.files where file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") {
            let table = PathText.stem(of: PathText.name(of: file.path))
            guard tables.contains(table) else { continue }
            let keys = InterfaceTexts.replacedKeys(in: file)
            reached[table, default: []].formUnion(keys.reached)
            samples[table, default: []].formUnion(keys.samples)
        }
        return findings.filter { finding in
            guard isOfObject(finding), let table = finding.subject.table, let key = finding.subject.key else {
                return true
            }
            let replaced = finding.rule == .unfinishedText ? reached[table] : samples[table]
            return replaced?.contains(key) != true
        }
    }

    private static func isOfObject(_ finding: Diagnostic) -> Bool {
        (finding.rule == .unfinishedText || finding.rule == .unchangedTranslation)
            && finding.subject.key.map { KeyShape($0) == .interfaceObject } ?? false
    }
}
