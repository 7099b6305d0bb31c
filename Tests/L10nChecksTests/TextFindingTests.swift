import L10nChecks
import L10nSource
import Testing

/// How findings about single texts are put together: places, notes and fixes.
@Suite struct TextFindingTests {
    private static func finding(
        _ id: RuleID, in files: [String: String]
    ) async throws -> Diagnostic {
        let files = files.map { RuleExample("\($0.key).lproj/Localizable.strings", $0.value) }
        let findings = try await CheckedProject.findings(in: files).filter { $0.id == id }
        #expect(findings.count == 1)
        return try #require(findings.first)
    }

    /// The text of the file after the only fix.
    private static func mended(_ finding: Diagnostic, _ text: String) throws -> String {
        var bytes = Array(text.utf8)
        for edit in try #require(finding.fixes.first).edits.reversed() {
            bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `further places are notes, and one fix mends all (PRI-8)`() async throws {
        let text = "\"sync\" = \"%@: 50% done, 30% left, 100%\";\n"
        let finding = try await Self.finding("unescaped-percent", in: ["en": text])
        #expect(finding.notes.map(\.span?.range) == [SourceRange(26, 30), SourceRange(37, 38)])
        #expect(finding.fixes.map(\.applicability) == [.safe])
        #expect(try Self.mended(finding, text) == "\"sync\" = \"%@: 50%% done, 30%% left, 100%%\";\n")
    }

    @Test func `the worst place decides the severity (PRI-8)`() async throws {
        let finding = try await Self.finding("risky-conversion", in: ["en": "\"a\" = \"%1$p and %2$n\";\n"])
        #expect(finding.severity == .error)
        #expect(finding.message == "'%2$n' takes an argument and shows nothing; remove it")
        #expect(finding.notes.map(\.message) == ["'%1$p' shows a memory address; remove it"])
    }

    @Test func `what is missing is reported at the text, with a note at the source (PRI-9)`() async throws {
        let finding = try await Self.finding(
            "missing-placeholder", in: ["en": "\"a\" = \"Hello %@\";\n", "de": "\"a\" = \"Hallo\";\n"])
        #expect(finding.span == SourceSpan(file: "de.lproj/Localizable.strings", range: SourceRange(7, 12)))
        #expect(
            finding.notes == [
                DiagnosticNote(
                    "the source has '%@' here",
                    at: SourceSpan(file: "en.lproj/Localizable.strings", range: SourceRange(13, 15)))
            ])
        #expect(finding.cause == "missing-placeholder" && finding.subject.locale == "de")
    }

    @Test func `a fix inserts between escapes (PRI-12)`() async throws {
        let text = "\"a\" = \"\\U0625 \\\"\\U2068%@\";\n"
        let finding = try await Self.finding("unbalanced-isolate", in: ["ar": text])
        #expect(finding.span.range == SourceRange(16, 22))
        #expect(try Self.mended(finding, text) == "\"a\" = \"\\U0625 \\\"\\U2068%@\u{2069}\";\n")
    }

    @Test func `nothing is written over an escape (PRI-12)`() async throws {
        let finding = try await Self.finding("stray-direction-mark", in: ["en": "\"a\" = \"Go\\U200F\";\n"])
        #expect(finding.span.range == SourceRange(9, 15))
        #expect(finding.fixes.isEmpty)
    }

    @Test func `what closes inner pairs stands first (PRI-12)`() async throws {
        let text = "\"a\" = \"To \u{2068}\u{202B}%@\";\n"
        let finding = try await Self.finding("unbalanced-isolate", in: ["en": text])
        #expect(try Self.mended(finding, text) == "\"a\" = \"To \u{2068}\u{202B}%@\u{202C}\u{2069}\";\n")
    }

    @Test func `what the source text decides is reported there alone (PRI-7)`() async throws {
        let finding = try await Self.finding(
            "risky-conversion", in: ["en": "\"a\" = \"At %s\";\n", "de": "\"a\" = \"Bei %s\";\n"])
        #expect(finding.subject.locale == "en")
    }

    @Test func `an override is compared with its default and not with its source text (PRI-7)`() async throws {
        let key = "DesignSystem.stateView.noResultsTitle"
        let files = [
            RuleExample("en.lproj/Localizable.strings", "\"\(key)\" = \"Nothing found\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"\(key)\" = \"Nichts für %@\";\n"),
        ]
        let findings = try await CheckedProject.findings(in: files)
        #expect(findings.map(\.id) == ["override-placeholder-mismatch"])
    }

    @Test func `an override that shows a value is told of another way (OUT-20)`() async throws {
        let finding = try await Self.finding(
            "override-placeholder-mismatch",
            in: ["en": "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing for %@\";\n"])
        #expect(finding.fixes.map(\.applicability) == [.displayOnly])
        #expect(finding.notes.map(\.message) == ["the default is 'No results to show'"])
    }

    @Test func `texts beyond a limit are not looked at further (PRI-14)`() async throws {
        let many = (1...120).map { "%\($0)$@" }.joined()
        let placeholders = try await Self.finding("input-limit-exceeded", in: ["en": "\"a\" = \"\(many)\";\n"])
        #expect(placeholders.message.hasPrefix("the text has more than 100 placeholders and is not checked;"))
        let deep = String(repeating: "\u{2068}", count: 130) + "a" + String(repeating: "\u{2069}", count: 130)
        let nesting = try await Self.finding("input-limit-exceeded", in: ["en": "\"a\" = \"\(deep)\";\n"])
        #expect(nesting.message.hasPrefix("direction controls are nested deeper than 125;"))
    }

    @Test func `the name of a file (B-55)`() async throws {
        let file = RuleExample("en.lproj/Local\u{200B}izable.strings", "\"a\" = \"A\";\n")
        let findings = try await CheckedProject.findings(in: [file]).filter { $0.id == "hidden-control-in-source" }
        #expect(findings.map(\.message) == ["the name of the file hides U+200B; rename it"])
    }

    @Test func `a key is mended in all languages together (B-55)`() async throws {
        let key = "re\u{2067}try"
        let finding = try await Self.finding(
            "hidden-control-in-source", in: ["en": "\"\(key)\" = \"Again\";\n", "de": "\"\(key)\" = \"Noch mal\";\n"])
        #expect(
            finding.fixes.flatMap(\.edits).map(\.span.file).sorted() == [
                "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
            ])
        #expect(finding.notes.map(\.message) == ["the same key in de"])
    }
}
