import L10nSource

/// Something that a run was pointed at and that nothing was judged of.
enum UnjudgedPath: CheckRule {
    static let info = RuleInfo(
        "unjudged-path", .configuration, .error,
        summary: "A path of the command line, or a file that holds tokens, is not judged.",
        why: "The report would look clean although nothing of it was read.",
        precision: .veryHigh,
        bad: [RuleExample("tokens/space.json", "{ \"small\": { \"value\": \"4px\", \"type\": \"dimension\" } }\n")],
        good: [
            RuleExample(
                "tokens/space.json",
                "{ \"small\": { \"$type\": \"dimension\", \"$value\": { \"value\": 4, \"unit\": \"px\" } } }\n")
        ],
        sources: ["tokens.md TL-1"])
}
