import L10nSource

/// A path or a link in a package leads out of it.
enum UnsafePackagePath: CheckRule {
    static let info = RuleInfo(
        "unsafe-package-path", .interchange, .error,
        summary: "A path or a link in a package leads out of it.",
        why: "A package from outside could make an import read or overwrite any file.",
        precision: .veryHigh, sources: ["checks.md 2.13"])
}
