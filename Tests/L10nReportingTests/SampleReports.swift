import L10nReporting
import L10nSource

/// The reports that golden files show (OUT-9).
enum SampleReports {
    /// Name and report, in the order of OUT-9.
    static let all: [(name: String, report: Report)] = [
        ("clean", clean),
        ("severities", severities),
        ("override", override),
        ("statuses", statuses),
        ("scripts", scripts),
        ("long-lines", longLines),
        ("multi-line", multiLine),
        ("hostile", hostile),
        ("names", names),
    ]

    static func report(_ diagnostics: [Diagnostic], _ sources: [SourceFile], files: Int? = nil) -> Report {
        let paths = files.map { count in (0..<count).map { "file-\($0).strings" } } ?? sources.map(\.path)
        return Report(
            tool: .init(version: "1.0.0"),
            findings: Finding.numbered(diagnostics),
            files: paths, locales: 3, layers: 4, sources: sources)
    }

    static let clean: Report = {
        var clean = report([], [], files: 48)
        (clean.locales, clean.layers) = (5, 3)
        return clean
    }()

    /// The finding that checks.md prints in full.
    static let override: Report = {
        let app = SourceFile(
            path: "App/da.lproj/DesignSystem.strings",
            text: "/* DesignSystem */\n\n\n\n/* Shown when a search finds nothing */\n"
                + "\"DesignSystem.stateView.noResultsTitle\" = \"Ingen resultater for %@\";\n")
        let defaults = SourceFile(
            path: "<defaults>/en.lproj/DesignSystem.strings",
            text: "/* DesignSystem */\n\n\n\"DesignSystem.stateView.noResultsTitle\" = \"No results to show\";\n")
        let diagnostic = Diagnostic(
            "override-placeholder-mismatch", .error,
            "the override uses '%@', but the default takes no argument; remove '%@'", at: app.spanOf("%@"),
            subject: Subject(
                layer: "app", table: "DesignSystem", key: "DesignSystem.stateView.noResultsTitle", locale: "da"),
            notes: [
                DiagnosticNote("the default is 'No results to show'", at: defaults.spanOf("\"No results to show\""))
            ],
            fixes: [Fix("to show the query, set this title in the journey with an argument", .displayOnly)])
        return report([diagnostic], [app, defaults])
    }()

    static let severities: Report = {
        let app = SourceFile(path: "App/en.lproj/Localizable.strings", text: "\"a\" = \"b\"\n\"c\" = \"x...\";\n")
        let tokens = SourceFile(path: "Tokens/acme.tokens.json", text: "{\"button\": {\"$value\": \"{gray.500}\"}}\n")
        return report(
            [
                Diagnostic(
                    "missing-semicolon", .error, "the entry 'a' is not closed; add ';' after its text",
                    at: app.spanOf("\"b\""),
                    subject: Subject(layer: "app", table: "Localizable", key: "a", locale: "en"),
                    fixes: [Fix("add ';'", .safe, edits: [Edit(app.span(SourceRange(at: 9)), ";")])]),
                Diagnostic(
                    "three-dot-ellipsis", .note, "three dots; write '…' (U+2026)", at: app.spanOf("..."),
                    subject: Subject(layer: "app", table: "Localizable", key: "c", locale: "en"),
                    fixes: [Fix("write '…'", .unsafe, edits: [Edit(app.spanOf("..."), "…")])]),
                Diagnostic(
                    "low-text-contrast", .warning, "'button' on 'background' is 4.47:1 in acme light, needs 4.5:1",
                    at: tokens.spanOf("{gray.500}"),
                    subject: Subject(tokenPath: "button", brand: "acme", scheme: "light"),
                    notes: [DiagnosticNote("'gray.700' passes")],
                    measured: Measurement(value: 4.47, limit: 4.5, unit: ":1")),
            ], [app, tokens])
    }()

    static let statuses: Report = {
        var changed = severities
        changed.findings[0].status = .suppressed(reason: "generated")
        changed.findings[1].status = .baselined(reason: nil)
        changed.unreadable = [.init(path: "App/fi.lproj/Localizable.strings", reason: "permission denied")]
        return changed
    }()

    /// Wide, combining and right-to-left letters, tabs.
    static let scripts: Report = {
        let file = SourceFile(
            path: "App/Localizable.strings",
            text: "\t\"ja\" = \"網路錯誤 %@\";\n\"e\u{301}\" = \"cafe\u{301} 🎉 %d\";\n\"he\" = \"שגיאת רשת %@\";\n")
        return report(
            [
                Diagnostic("narrow-integer-placeholder", .note, "one", at: file.spanOf("%@")),
                Diagnostic("narrow-integer-placeholder", .note, "two", at: file.spanOf("%d")),
                Diagnostic("narrow-integer-placeholder", .note, "three", at: file.spanOf("רשת %@")),
                Diagnostic("denormalized-text", .note, "four", at: file.spanOf("\u{301}")),
            ], [file])
    }()

    static let longLines: Report = {
        let filler = String(repeating: "Lorem ipsum dolor sit amet, ", count: 200)
        let file = SourceFile(
            path: "App/Localizable.strings",
            text: "/* \(filler) */\n\"a\" = \"\(filler)HERE\(filler)\";\n\"b\" = \"\(filler)END\n")
        return report(
            [
                Diagnostic("text-too-long", .error, "in the middle", at: file.spanOf("HERE")),
                Diagnostic("text-too-long", .error, "at the end", at: file.spanOf("END")),
                Diagnostic("text-too-long", .error, "all of it", at: file.spanOf(filler + "HERE" + filler)),
                Diagnostic("text-too-long", .error, "at the start", at: file.spanOf("\"b\"")),
            ], [file])
    }()

    static let multiLine: Report = {
        let file = SourceFile(
            path: "App/Localizable.strings", text: "\n\"a\" = \"1\r\n2\r\r3\n4\n5\n\";\n/* é */ \"b\" = \"6\n7\";")
        let end = file.bytes.count
        return report(
            [
                Diagnostic("unterminated-string", .error, "five lines", at: file.spanOf("1\r\n2\r\r3\n4\n5")),
                Diagnostic("line-break-mismatch", .warning, "two lines", at: file.spanOf("\"6\n7\"")),
                Diagnostic("syntax-error", .error, "at the end", at: file.span(SourceRange(at: end))),
                Diagnostic("syntax-error", .error, "behind the end", at: file.span(SourceRange(at: end + 9))),
                Diagnostic(
                    "syntax-error", .error, "no such file", at: SourceSpan(file: "gone", range: SourceRange(3, 4))),
            ], [file])
    }()

    static let hostile: Report = {
        let text = "::error:: ]]> <script> | \u{0} \u{202E} \r \u{1B}[31m `x` %0A &amp; \u{2028} é \u{FEFF}"
        let file = SourceFile(
            path: "App/\u{202E}evil\n.strings",
            bytes: [0xEF, 0xBB, 0xBF] + Array("\"\(text)\" = \"\(text)".utf8) + [0xE9, 0xFF, 0x20] + Array("\";\n".utf8)
        )
        return report(
            [
                Diagnostic("byte-order-mark", .warning, "a mark; \(text)", at: file.span(SourceRange(0, 3))),
                Diagnostic(
                    "bidi-override", .error, text, at: file.spanOf("\u{202E}"),
                    subject: Subject(layer: text, table: text, key: text, locale: "x"),
                    notes: [DiagnosticNote(text, at: file.spanOf("\u{1B}[31m"))],
                    fixes: [
                        Fix(text, .unsafe, edits: [Edit(file.spanOf("\u{202E}"), text)]), Fix(text, .displayOnly),
                    ], measured: Measurement(value: .nan, limit: 4, unit: "|")),
                Diagnostic(
                    "unsupported-encoding", .error, "byte 0xE9 is not UTF-8", at: file.spanOf([0xE9]),
                    cause: "latin-1"),
            ], [file])
    }()

    /// Names that commands, addresses and tables take for something else, and a file that cannot be read.
    static let names: Report = {
        let file = SourceFile(
            path: "My App/50%, a:b|c/é🎉 <x>&'\"#?.strings", text: "\"🎉 k\" = \"🎉 [here](1) %@ ##[error]\";\n")
        var report = Self.report(
            [
                Diagnostic(
                    "active-markup", .error, "'[here](1)' is a link\n::error::no\r##[add-mask]e %0A 100%",
                    at: file.spanOf("[here](1)"), subject: Subject(layer: "app", table: "L", key: "a|b, <i>`*c*`"),
                    notes: [DiagnosticNote("first, second\nthird")]),
                Diagnostic(
                    "formula-cell", .warning, "##[warning]it", at: file.spanOf("🎉 k"),
                    subject: Subject(locale: "fi"),
                    fixes: [
                        Fix("see [it](1)", .safe, edits: [Edit(file.spanOf("🎉 k"), "k")]),
                        Fix("see [it](1)", .safe, edits: [Edit(file.spanOf("🎉 k"), "k")]),
                    ]),
            ], [file])
        report.unreadable = [.init(path: "a b, c:d.strings", reason: "permission denied\n::error::no")]
        report.root = "/Users/a b/Project"
        return report
    }()

    /// `count` findings in a few files.
    static func many(_ count: Int) -> Report {
        let entry = "/* Title of the search screen */\n\"search.empty.title\" = \"Nothing found for %@ – 検索\";\n"
        let files = (0..<10).map { index in
            SourceFile(
                path: "App/l\(index).lproj/Localizable.strings", text: String(repeating: entry, count: count / 10 + 1))
        }
        let size = entry.utf8.count
        let start = Array(entry.utf8).firstIndex(of: UInt8(ascii: "%")) ?? 0
        let diagnostics = (0..<count).map { index in
            let file = files[index % 10]
            let offset = (index / 10) * size + start
            return Diagnostic(
                "missing-placeholder", Severity.allCases[index % 3], "'%@' is missing; the name would not be shown",
                at: file.span(SourceRange(offset..<offset + 2)),
                subject: Subject(layer: "app", table: "Localizable", key: "search.empty.title", locale: "fi"),
                fixes: index % 4 == 0
                    ? [Fix("remove it", .safe, edits: [Edit(file.span(SourceRange(at: offset)), "")])] : [])
        }
        return report(diagnostics.reversed(), files)
    }
}

extension SourceFile {
    /// The span of the first occurrence of `text`.
    func spanOf(_ text: String) -> SourceSpan { spanOf(Array(text.utf8)) }

    func spanOf(_ text: [UInt8]) -> SourceSpan {
        let first = (0...bytes.count - text.count).first { bytes[$0..<$0 + text.count].elementsEqual(text) }
        let start = first ?? 0
        precondition(first != nil, "a sample holds the text that it marks")
        return span(SourceRange(start..<start + text.count))
    }
}
