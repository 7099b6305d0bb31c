/// The rules about the configuration and its exceptions.
extension Rule {
    static let configurationRules: [Rule] = [
        .blanketSuppression,
        .invalidConfiguration,
        .staleBaselineEntry,
        .staleLockFile,
        .unassignedFile,
        .unjudgedPath,
        .unknownConfigurationKey,
        .unknownRule,
        .unknownSuppressedRule,
        .unmatchedPath,
        .unusedSuppression,
    ]

    package static let blanketSuppression = Rule(
        "blanket-suppression", .configuration, .warning, precision: .veryHigh,
        summary: "A suppression names no rule, and so has no effect.",
        why: "Somebody thinks that a finding was accepted; and one that accepted everything would hide new mistakes.",
        contract: ["checks.md#SUP-10"])

    package static let invalidConfiguration = Rule(
        "invalid-configuration", .configuration, .error, isHard: true, precision: .veryHigh,
        summary: "The configuration breaks the grammar of JSON, or has a value of a wrong type or out of range.",
        why: """
            Nothing is checked until it is mended, and the exit status is 2: a guess at what was meant could hide \
            findings.
            """,
        contract: ["checks.md#PRI-3", "checks.md#CFG-1", "checks.md#CFG-2"])

    package static let staleBaselineEntry = Rule(
        "stale-baseline-entry", .configuration, .warning, also: [.note, .error], precision: .veryHigh,
        summary: "An entry of the baseline is about a finding that is gone, or that is not as bad any more.",
        why: "What was mended once could come back, and nobody would be told.",
        tiers: "a note, unless the configuration says otherwise: who mends a text does not fail a build",
        contract: ["checks.md#BASE-5", "ci.md#AD-98"])

    package static let staleLockFile = Rule(
        "stale-lock-file", .configuration, .error, needs: [.lock, .tokens], precision: .veryHigh,
        summary: "A lock file is missing, is damaged, or does not hold what its theme resolves to.",
        why: """
            An app that reads the lock shows the colors, fonts and lengths of an earlier theme; and nobody is told what \
            changed since.
            """,
        sources: [.tokenFormat], contract: ["tokens.md#TD-5"])

    package static let unassignedFile = Rule(
        "unassigned-file", .configuration, .warning, precision: .veryHigh,
        summary: "No layer of the configuration claims a file of texts.",
        why: "The file is not checked at all, although the app may show its texts.")

    package static let unjudgedPath = Rule(
        "unjudged-path", .configuration, .error, isHard: true, precision: .veryHigh,
        summary: "A run was pointed at a file or folder that nothing in it looks at.",
        why: """
            The report would call clean what nobody has read: a misspelt folder, a file of another format, one that \
            the configuration excludes.
            """,
        contract: ["checks.md#CI-1", "checks.md#CI-40", "tokens.md#TL-1"])

    package static let unknownConfigurationKey = Rule(
        "unknown-configuration-key", .configuration, .error, isHard: true, precision: .veryHigh,
        summary: "The configuration has a key that does not exist.",
        why: "The setting would silently do nothing. The exit status is 2.",
        contract: ["checks.md#CFG-1"])

    package static let unknownRule = Rule(
        "unknown-rule", .configuration, .error, isHard: true, precision: .veryHigh,
        summary: "The configuration or the command line names a rule that does not exist.",
        why: "The setting would silently do nothing. The exit status is 2.")

    package static let unknownSuppressedRule = Rule(
        "unknown-suppressed-rule", .configuration, .warning, fix: .unsafe, precision: .veryHigh,
        summary: "A suppression names a rule that does not exist.",
        why: "The finding that it was written for is still reported.",
        contract: ["checks.md#SUP-10"])

    package static let unmatchedPath = Rule(
        "unmatched-path", .configuration, .warning, precision: .veryHigh,
        summary: "A pattern of the configuration matches no file, table, key or function.",
        why: """
            What was moved or misspelt is not checked: the texts of a layer, the documents, or texts by a limit, a \
            notation, a prefix of overrides, a rule of your own, or how code looks them up. What a configuration says that this one builds on, \
            what is excluded and what is excepted may match nothing.
            """)

    package static let unusedSuppression = Rule(
        "unused-suppression", .configuration, .warning, fix: .safe, precision: .veryHigh,
        summary: "A suppression has nothing to suppress any more, or can have none.",
        why: "It would hide the same mistake when somebody makes it again.",
        contract: ["checks.md#SUP-12"])
}
