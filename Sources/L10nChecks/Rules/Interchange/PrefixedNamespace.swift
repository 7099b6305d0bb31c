import L10nSource

/// The elements of an XLIFF document have a prefix.
enum PrefixedNamespace: CheckRule {
    static let info = RuleInfo(
        "prefixed-namespace", .interchange, .error,
        summary: "The elements of an XLIFF document have a prefix.",
        why: "Xcode skips the whole file and says nothing, so that no translation arrives.",
        fix: .safe, precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-13"])
}
