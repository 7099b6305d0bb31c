import L10nSource
import Testing

@testable import L10nReporting

/// Reports that nobody would read in full.
@Suite struct FoldedReportTests {
    /// Findings of a rule about keys in languages, in table `L`.
    private static func findings(
        _ rule: RuleID, _ severity: Severity = .warning, keys: Int, languages: [String]
    ) -> [Diagnostic] {
        languages.flatMap { language in
            (0..<keys).map { key in
                Diagnostic(
                    rule, severity, "key \(key)",
                    at: SourceSpan(file: "\(language).strings", range: SourceRange(at: 0)),
                    subject: Subject(table: "L", key: "k\(key)", locale: language))
            }
        }
    }

    private static func text(_ diagnostics: [Diagnostic], limit: Int? = 200, unreadable: Int = 0) -> [Substring] {
        let report = Report(
            tool: .init(version: "1"), findings: Finding.numbered(diagnostics), files: ["a"], locales: 1, layers: 1,
            unreadable: (0..<unreadable).map { .init(path: "file\($0)", reason: "no right") })
        return TextReporter().render(report, ReportOptions(mostLines: limit)).split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropLast()
    }

    @Test func `what fits is printed as it is, and one line more is folded (AD-71)`() {
        let diagnostics = Self.findings("double-space", keys: 5, languages: ["da", "de"])
        let full = Self.text(diagnostics, limit: nil)
        #expect(Self.text(diagnostics, limit: full.count) == full)
        #expect(Self.text(diagnostics, limit: full.count - 1).last?.hasPrefix("folded; everything: --all") == true)
    }

    @Test func `a group has three places, its tables, and says what is left (AD-71 AD-74)`() {
        let diagnostics =
            Self.findings("double-space", keys: 5, languages: ["da", "de", "fr"])
            + Self.findings("repeated-word", .error, keys: 1, languages: ["ar"])
        #expect(
            Self.text(diagnostics, limit: 40).joined(separator: "\n") == """
                repeated-word: 1 error in 1 table, 1 language
                  ar.strings:1:1: error: key 0 [repeated-word]
                    L 1: ar 1

                double-space: 15 warnings in 1 table, 3 languages
                  da.strings:1:1: warning: key 0 [double-space] (+2 languages)
                  da.strings:1:1: warning: key 1 [double-space] (+2 languages)
                  da.strings:1:1: warning: key 2 [double-space] (+2 languages)
                    L 15: da 5, de 5, fr 5
                    6 more: --all --only double-space

                rule           errors  warnings  notes  fixable
                repeated-word       1         0      0        0
                double-space        0        15      0        0

                language  errors  warnings  notes
                da             0         5      0
                de             0         5      0
                fr             0         5      0
                ar             1         0      0

                1 error, 15 warnings in 1 file (1 locale, 1 layer)
                folded; everything: --all, one rule: --only RULE, one language: --locale TAG; \
                why: stateview-l10n explain RULE
                """)
    }

    @Test func `the errors of a rule stand before its warnings (AD-72)`() {
        let diagnostics =
            Self.findings("duplicate-key", keys: 60, languages: ["da"])
            + [
                Diagnostic(
                    "duplicate-key", .error, "another text",
                    at: SourceSpan(file: "z.strings", range: SourceRange(at: 0)), subject: Subject(table: "L", key: "z")
                )
            ]
        let lines = Self.text(diagnostics, limit: 40)
        #expect(lines[0].hasPrefix("duplicate-key: 1 error, 60 warnings"))
        #expect(lines[1] == "  z.strings:1:1: error: another text [duplicate-key]")
    }

    @Test func `a group is shown in full as soon as its lines fit (AD-72)`() {
        // Two findings of one key are one place, with nothing left behind it.
        let diagnostics =
            Self.findings("repeated-word", .error, keys: 1, languages: ["ar", "da", "de", "fr", "it", "nl"])
            + Self.findings("double-space", keys: 50, languages: ["da"])
        let shown = Self.text(diagnostics, limit: 100)
        // The line that is kept for groups without places.
        #expect(Self.text(diagnostics, limit: shown.count + 1) == shown)
        #expect(Self.text(diagnostics, limit: shown.count) != shown)
    }

    @Test(arguments: [(1, 4000, 1, 0), (60, 3, 40, 0), (300, 1, 2, 500), (24, 9, 100, 30), (2, 100, 3, 19)])
    func `whatever there is takes 200 lines at most, and no count is hidden (AD-72)`(
        rules: Int, keys: Int, languages: Int, unreadable: Int
    ) throws {
        let tags = (0..<languages).map { "l\($0)" }
        let diagnostics = (0..<rules).flatMap { rule in
            Self.findings(
                RuleID(rawValue: "rule-\(rule)"), Severity.allCases[rule % 3], keys: keys + rule % 2, languages: tags)
        }
        let lines = Self.text(diagnostics, unreadable: unreadable)
        #expect(lines.count <= 200)
        let header = try #require(lines.firstIndex { $0.hasPrefix("rule ") })
        // Each group counts all of its findings: the places that it shows and what is left.
        for group in lines[..<header].split(separator: "") {
            let places = group.filter { $0.hasPrefix("  l") }
            // Groups that are no more than a head line.
            if places.isEmpty { continue }
            let shown = places.map { 1 + (Self.number(#/\(\+(\d+) /#, in: $0) ?? 0) }.reduce(0, +)
            let rest = Self.number(#/^ +(\d+) more: --all/#, in: group.last ?? "") ?? 0
            #expect(Self.number(#/: (\d+) /#, in: group.first ?? "") == shown + rest)
        }
        // Both tables count all findings.
        for table in lines[header...].split(separator: "").prefix(2) {
            let counts = table.dropFirst().map { row in
                Self.number(#/^and .* with (\d+) finding/#, in: row)
                    ?? row.split(separator: " ").dropFirst().prefix(3).compactMap { Int($0) }.reduce(0, +)
            }
            #expect(counts.reduce(0, +) == diagnostics.count)
        }
        let unread = lines.filter { $0.hasSuffix("could not be read: no right") }.count
        let rest = "and \(unreadable - unread) more files that could not be read: --all"
        #expect(unread == unreadable || lines.contains { $0 == rest })
    }

    private static func number(_ pattern: Regex<(Substring, Substring)>, in line: Substring) -> Int? {
        guard let match = try? pattern.firstMatch(in: line) else { return nil }
        return Int(match.1)
    }

    @Test func `a rule says once how it is explained`() {
        let lines = Self.text(Self.findings("double-space", keys: 5, languages: ["da"]), limit: nil)
        #expect(lines.filter { $0.contains("explain: ") }.count == 1)
    }
}
