import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage
import MessageChecks

/// Takes back what would be wrong with texts in which `%s` is meant to be read, as in the address of a search engine.
///
/// All that asks for them are views with a literal that takes no value in, and what such a view shows is not formatted (DEC-7).
/// Elsewhere code makes `%@` of it before it formats.
enum UnformattedTexts: UsageFolding {
    private struct Text: Hashable {
        let file: String
        let key: String
    }

    /// The findings that count without those about signs that only formatting would read.
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: isOfFormat) else { return findings }
        let replaces = usage.replacesCStrings
        var shown: Set<Text> = []
        for (number, site) in usage.tables.enumerated() {
            for id in site.table.keys.ids where site.table.keys[id].utf8.contains(UInt8(ascii: "%")) {
                let key = site.table.keys[id]
                guard holdsCStrings(key) else { continue }
                let uses = usage.index.uses(of: id.index, in: number)
                guard !uses.isEmpty, uses.allSatisfy(\.showsLiteral) else { continue }
                for column in site.table.columns { shown.insert(Text(file: column.fragment.source.path, key: key)) }
            }
        }
        return findings.filter { finding in
            guard isOfFormat(finding), let key = finding.subject.key else { return true }
            // What has a number is not replaced: '%1$s'.
            if replaces, finding.rule == .riskyConversion, finding.message.hasPrefix(Wording.quoted("%s")) {
                return false
            }
            return !shown.contains(Text(file: finding.span.file, key: key))
        }
    }

    private static func isOfFormat(_ finding: Diagnostic) -> Bool {
        finding.rule == .unescapedPercent || finding.cause == PlaceholderIssue.Cause.cString.rawValue
    }

    /// Whether a text has no other placeholders than `%s`, which no value of Swift makes.
    private static func holdsCStrings(_ key: String) -> Bool {
        let kinds = SpecifierScan.normalized(key).kinds
        return !kinds.isEmpty && kinds.allSatisfy { $0 == "s" }
    }
}

extension KeyUse {
    /// Whether a view of the framework shows what it finds, and hands no value to it.
    fileprivate var showsLiteral: Bool {
        isImplicit && kind != .mention && KnownCalls.isView(way) && key.literal != nil
            && key.parts.allSatisfy { if case .text = $0 { true } else { false } }
    }
}
