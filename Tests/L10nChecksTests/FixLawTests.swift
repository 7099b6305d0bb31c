import L10nChecks
import L10nSource
import Testing

/// The law of fixes (PRI-12), over the bad examples of all rules that promise one and run in a check.
@Suite struct FixLawTests {
    static let ids = Rule.all.filter { $0.fix != nil && $0.area != .interchange && !RuleExamples.of($0).bad.isEmpty }
        .map(\.id.rawValue)

    @Test(arguments: ids)
    func `a fix takes its finding away and brings no error (PRI-12)`(id: String) async throws {
        let rule = try #require(Rule.named(id))
        let examples = RuleExamples.of(rule)
        let only: Set<RuleID>? = rule.isOff ? [rule.id] : nil
        let before = try await CheckedProject.findings(in: examples.bad, only: only)
        let finding = try #require(before.first { $0.id == rule.id })
        let fix = try #require(finding.fixes.first { !$0.edits.isEmpty }, "no fix is offered")
        #expect(fix.applicability == rule.fix)

        let mended = Self.apply(fix.edits, to: examples.bad)
        let after = try await CheckedProject.findings(in: mended, only: only)
        #expect(!after.contains { $0.id == rule.id }, "\(mended.map(\.text))")
        let errors = Set(before.filter { $0.severity == .error }.map(\.id))
        #expect(after.filter { $0.severity == .error && !errors.contains($0.id) }.map(\.message) == [])
    }

    @Test(arguments: ids)
    func `the edits of a fix ascend and do not overlap (PRI-12)`(id: String) async throws {
        let examples = RuleExamples.of(try #require(Rule.named(id)))
        for fix in try await CheckedProject.findings(in: examples.bad).flatMap(\.fixes) {
            for (_, edits) in Dictionary(grouping: fix.edits, by: \.span.file) {
                for (first, second) in zip(edits, edits.dropFirst()) {
                    #expect(first.span.range.upper <= second.span.range.lower)
                }
            }
        }
    }

    /// - Parameters:
    ///   - old: a file with an entry, written as `@`, several times.
    ///   - new: the file with one of them.
    @Test(arguments: [
        ("@\n\n\"b\" = \"B\";\n\n@\n\n@\n", "\"b\" = \"B\";\n\n@\n"), ("/* c */\n@\n\n@\n\n@\n", "/* c */\n@\n"),
        ("/* c */\n@\n@", "/* c */\n@"), ("\u{FEFF}@\n@\n", "\u{FEFF}@\n"),
        ("@\r\n\r\n\"b\" = \"B\";\r\n@\r\n", "\"b\" = \"B\";\r\n@\r\n"),
    ])
    func `entries go with one of the blank lines around them (FIX-1)`(old: String, new: String) async throws {
        func file(_ text: String) -> RuleExample {
            RuleExample("en.lproj/L.strings", text.replacing("@", with: "\"a\" = \"A\";"))
        }
        let finding = try await CheckedProject.findings(in: [file(old)]).first { $0.rule == .duplicateKey }
        let fix = try #require(finding?.fixes.first)
        #expect(Self.apply(fix.edits, to: [file(old)]).map(\.text) == [file(new).text])
    }

    private static func apply(_ edits: [Edit], to files: [RuleExample]) -> [RuleExample] {
        files.map { file in
            var bytes = Array(file.text.utf8)
            for edit in edits.filter({ $0.span.file == file.path }).reversed() {
                bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
            }
            return RuleExample(file.path, String(decoding: bytes, as: UTF8.self))
        }
    }
}
