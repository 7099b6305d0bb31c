import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct LineReporterTests {
    @Test func `every line for Xcode has an absolute path, a place, a level and the rule (OUT-7)`() throws {
        for (name, var report) in SampleReports.all {
            report.root = "/Users/me/Project"
            let lines = XcodeReporter().render(report, ReportOptions()).split(separator: "\n")
            for line in lines {
                let match = line.wholeMatch(of: #/(/Users/me/Project/.+?):(\d+):(\d+): (error|warning|note): (.+)/#)
                #expect(match != nil, "\(name): \(line)")
            }
            let notes = report.findings.filter(\.isReported).map { $0.diagnostic.notes.count + 1 }.reduce(0, +)
            #expect(lines.count == notes + report.unreadable.count, "\(name)")
        }
    }

    @Test func `a note stands where it points, or at its finding when nobody can open its file (OUT-7)`() {
        var report = SampleReports.override
        report.root = "/P"
        let lines = XcodeReporter().render(report, ReportOptions()).split(separator: "\n")
        #expect(
            lines.map { $0.prefix(while: { $0 != " " }) }
                == Array(repeating: "/P/App/da.lproj/DesignSystem.strings:6:65:", count: 2))
        #expect(lines[0].hasSuffix("remove '%@' (override-placeholder-mismatch)"))
        #expect(lines[1].hasSuffix(": note: the default is 'No results to show'"))
    }

    @Test func `Xcode, Checkstyle and GitLab are not told what somebody accepted (OUT-4 OUT-6 OUT-7)`() {
        for reporter in [XcodeReporter(), CheckstyleReporter(), GitLabReporter()] as [any Reporter] {
            let output = reporter.render(SampleReports.statuses, ReportOptions(showSuppressed: true))
            #expect(output.contains("low-text-contrast") && !output.contains("missing-semicolon"), "\(reporter.name)")
            #expect(output.contains("could not be read: permission denied"), "\(reporter.name)")
        }
    }

    @Test(.enabled(if: Oracle.hasPython, "Python is not installed"))
    func `every entry for GitLab has what its importer asks for, and a name of its own (OUT-4 AD-5 AD-92)`() throws {
        let script = """
            import json, sys
            text = open(sys.argv[1], "rb").read()
            assert not text.startswith(b"\\xef\\xbb\\xbf")
            entries = json.loads(text.decode("utf-8"))
            for entry in entries:
                assert all(isinstance(entry[m], str) and entry[m] for m in ("description", "check_name", "fingerprint"))
                assert entry["severity"] in ("info", "minor", "major", "critical", "blocker"), entry
                path, lines = entry["location"]["path"], entry["location"]["lines"]
                assert path and not path.startswith(("./", "/")), entry
                assert type(lines["begin"]) is int and 1 <= lines["begin"] <= lines["end"], entry
            assert len({entry["fingerprint"] for entry in entries}) == len(entries)
            print(len(entries))
            """
        for report in SampleReports.all.map(\.report) + [SampleReports.many(10_000)] {
            let output = GitLabReporter().render(report, ReportOptions())
            let answer = String(decoding: try Oracle.python(script, Array(output.utf8)), as: UTF8.self)
            let count = report.findings.count(where: \.isReported) + report.unreadable.count
            #expect(answer == "\(count)\n")
        }
        #expect(GitLabReporter().render(SampleReports.clean, ReportOptions()) == "[]\n")
    }

    @Test func `findings of two projects with one fingerprint stay two (OUT-2 OUT-4 AD-5)`() {
        var report = SampleReports.severities
        var twin = report.findings[0]
        twin.diagnostic.span = report.findings[1].diagnostic.span
        report.findings[1] = twin
        let name = report.findings[0].fingerprint
        let gitlab = GitLabReporter().render(report, ReportOptions())
        #expect(gitlab.ranges(of: "\"fingerprint\": \"\(name)\"").count == 1)
        #expect(Set(gitlab.matches(of: #/"fingerprint": "[0-9a-f]{32}"/#).map { String($0.output) }).count == 3)
        let sarif = SARIFReporter().render(report, ReportOptions())
        #expect(sarif.contains("\"\(name):1\"") && sarif.contains("\"\(name):2\""))
    }

    @Test func `no text of a file is Markdown (OUT-8)`() {
        #expect(
            MarkdownText.escaped("a|b `c` <d> &amp; *e* _f_ [g](h) \\ #1 $x$ ~~y~~\r\n\u{202E}\u{0}")
                == ##"a\|b \`c\` &lt;d&gt; &amp;amp; \*e\* \_f\_ \[g\](h) \\ \#1 \$x\$ \~\~y\~\~  &lt;U+202E&gt;&lt;U+0000&gt;"##
        )
        #expect(MarkdownText.escaped("🎉🎉🎉", limit: 2) == "🎉🎉…")
        #expect(
            MarkdownText.unlinked("@a %@ b@c.de '%@' https://d.e www.f.g @")
                == "@<!-- -->a %@ b@<!-- -->c.de '%@' https:<!-- -->//d.e www<!-- -->.f.g @")
        var linked = SampleReports.severities
        linked.findings[0].diagnostic.message = "see https://example.org or @somebody"
        let table = MarkdownReporter().render(linked, ReportOptions())
        #expect(table.contains("| see https:<!-- -->//example.org or @<!-- -->somebody"))
        for (name, report) in SampleReports.all {
            let rows = MarkdownReporter().render(report, ReportOptions(showSuppressed: true)).split(separator: "\n")
                .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| place |") }
            #expect(rows.count == report.findings.count, "\(name)")
            for row in rows {
                #expect(row.replacing(#/\\./#, with: "").count { $0 == "|" } == 5, "\(name): \(row)")
            }
        }
    }

    @Test func `a long table unfolds, and a page that would be too large says what it leaves out (OUT-8)`() throws {
        let short = MarkdownReporter().render(SampleReports.many(75), ReportOptions())
        #expect(!short.contains("<details>"))
        let long = MarkdownReporter().render(SampleReports.many(90), ReportOptions())
        #expect(long.ranges(of: "<details><summary>5 more</summary>").count == 3)
        #expect(long.ranges(of: "</details>").count == 3 && !long.contains("left out"))
        let huge = MarkdownReporter().render(SampleReports.many(10_000), ReportOptions())
        #expect(huge.utf8.count <= 900_000 && huge.utf8.count > 890_000)
        #expect(huge.ranges(of: "<details>").count == huge.ranges(of: "</details>").count)
        let rows = huge.split(separator: "\n").count { $0.hasPrefix("| App/") }
        #expect(
            huge.hasSuffix(
                "\n\(10_000 - rows) findings are left out here, as the page would be too large; `--format json` has all.\n"
            ))
    }
}
