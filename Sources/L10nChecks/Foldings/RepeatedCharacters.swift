import L10nSource
import L10nStrings

/// Makes one finding of a character that both the parser and a check of texts have found (PRI-7).
enum RepeatedCharacters: Folding {
    /// The causes of characters that the parser of `.strings` files reports, and the check of texts too.
    private static let characters: Set<String> = [
        StringsCause.nul.rawValue, StringsCause.invisibleCharacter.rawValue,
    ]
    /// The rules of the check that name the same characters, in texts and in keys.
    private static let characterRules: Set<Rule> = [
        .controlCharacter, .invisibleCharacter, .hiddenControlInSource,
    ]

    private struct KeyInFile: Hashable {
        var file: String
        var key: String?
    }

    /// All findings of a run without those of the parser about a character that a check has found too.
    ///
    /// The finding of the check stays, as it knows the layer. A text that no check reads, such as that of a key which
    /// comes again, keeps the parser's.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        let findings = withoutShortEscapes(findings)
        let repeatable = findings.indices.filter { isOfParser(findings[$0]) }
        guard !repeatable.isEmpty else { return findings }
        var checked: [KeyInFile: [Int]] = [:]
        for (index, finding) in findings.enumerated()
        where finding.subject.layer != nil && characterRules.contains(finding.rule) {
            checked[KeyInFile(file: finding.span.file, key: finding.subject.key), default: []].append(index)
        }
        var kept = findings
        var isRepeated = [Bool](repeating: false, count: findings.count)
        for index in repeatable {
            let finding = findings[index]
            let others = checked[KeyInFile(file: finding.span.file, key: finding.subject.key)] ?? []
            guard let other = others.first(where: { names(findings[$0], finding) }) else { continue }
            isRepeated[index] = true
            if kept[other].fixes.isEmpty { kept[other].fixes = finding.fixes }
            let known = Set(([kept[other].span] + kept[other].notes.compactMap(\.span)).map(\.range.lower))
            kept[other].notes += finding.notes.filter { note in
                note.span.map { !known.contains($0.range.lower) } ?? false
            }
        }
        return zip(kept, isRepeated).filter { !$0.1 }.map(\.0)
    }

    /// The findings without those about the character that is read where an escape has no digits at all, as in `\Utworz`.
    private static func withoutShortEscapes(_ findings: [Diagnostic]) -> [Diagnostic] {
        let short = findings.filter { $0.cause == StringsCause.shortUnicodeEscape.rawValue }
        if short.isEmpty { return findings }
        let places = Dictionary(grouping: short.map(\.span), by: \.file)
            .mapValues { spans in spans.map(\.range).sorted { $0.lower < $1.lower } }
        return findings.filter { finding in
            guard finding.rule == .controlCharacter, let short = places[finding.span.file] else { return true }
            let index = short.partitioningIndex { $0.upper > finding.span.range.lower }
            return index == short.count || !short[index].touches(finding.span.range)
        }
    }

    private static func isOfParser(_ finding: Diagnostic) -> Bool {
        finding.subject.layer == nil && finding.cause.map(characters.contains) ?? false
    }

    /// Whether a finding of a check is about the character that the parser has found. In a property list, the parser names
    /// the whole text, and for a key the check the whole key.
    private static func names(_ check: Diagnostic, _ parser: Diagnostic) -> Bool {
        if check.rule == .hiddenControlInSource { return check.span.range.touches(parser.span.range) }
        guard check.rule == parser.rule else { return false }
        return ([check.span] + check.notes.compactMap(\.span)).contains { $0.range.touches(parser.span.range) }
    }
}

extension SourceRange {
    /// Whether both have a byte in common.
    fileprivate func touches(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }
}
