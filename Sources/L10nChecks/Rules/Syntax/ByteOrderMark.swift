import L10nSource

/// U+FEFF at the start of a UTF-8 file.
enum ByteOrderMark: CheckRule {
    static let info = RuleInfo(
        "byte-order-mark", .syntax, .warning,
        summary: "A UTF-8 file starts with a byte-order mark.",
        why: "A .strings file is read all the same, JSON is not; and joined to another file the mark ends up in the "
            + "middle, where reading stops.",
        fix: .safe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\u{FEFF}\"retry\" = \"Again\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n")],
        sources: ["checks.md 2.1", "strings-formats.md S-56, S-188, S-205", "RFC 8259 section 8.1"])
}
