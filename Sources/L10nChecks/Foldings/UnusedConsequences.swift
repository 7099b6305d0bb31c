import L10nSource

/// Makes one finding of a key that nothing asks for (PRI-7): nobody reads its text in any language, so that what a language
/// lacks is no second mistake.
enum UnusedConsequences: Folding {
    /// The findings that count without translations that are missing of keys that are told to be unused. Whoever accepts
    /// that a key looks unused says that it is used.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        // What a text of code is the same as is no more than a note without a fix.
        let unused = Set(findings.lazy.filter { $0.rule == .unusedKey && !$0.fixes.isEmpty }.map(\.span))
        if unused.isEmpty { return findings }
        return findings.filter {
            $0.rule != .missingTranslation && $0.rule != .missingSourceText || !unused.contains($0.span)
        }
    }
}
