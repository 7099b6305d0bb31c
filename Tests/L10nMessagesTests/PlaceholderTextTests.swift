import L10nMessages
import L10nSource
import MessageChecks
import Testing

@Suite struct PlaceholderTextTests {
    @Test(arguments: Row.table("texts.tsv")) func `P and F one text`(row: Row) throws {
        let words = row[1].split(separator: " ")
        let context = PlaceholderContext(
            try #require(words[1] == "unformatted" ? .printf : MessageNotation(rawValue: String(words[1]))),
            role: TextRole(isVariableVariant: words[0].contains("variant")),
            isFormatted: words[1] != "unformatted", reportsInformation: words[0].contains("info"))
        let isSource = words[0].hasPrefix("source")
        let text = Array(row[2].utf8)
        let issues = PlaceholderCheck.issues(in: text.span, isSource: isSource, context: context)
        let described = issues.map { issue in
            "\(issue.cause.rawValue) '\(row[2].utf8(issue.range.indices))'"
                + (issue.fix.map { " → " + String(decoding: $0.applied(to: text), as: UTF8.self) } ?? "")
        }
        #expect((described.isEmpty ? "ok" : described.joined(separator: " | ")) == row[3])
    }

    @Test(arguments: Row.table("texts.tsv")) func `a fix leaves nothing that it mended (PRI-12)`(row: Row) throws {
        let words = row[1].split(separator: " ")
        let notation = MessageNotation(rawValue: String(words[1])) ?? .printf
        let context = PlaceholderContext(notation, isFormatted: words[1] != "unformatted")
        let text = Array(row[2].utf8)
        let issues = PlaceholderCheck.issues(in: text.span, isSource: true, context: context)
        for issue in issues {
            guard let fix = issue.fix else { continue }
            let fixed = fix.applied(to: text)
            let left = PlaceholderCheck.issues(in: fixed.span, isSource: true, context: context)
            #expect(left.count < issues.count || !left.contains { $0.cause == issue.cause }, "\(row[2])")
            #expect(left.filter { $0.severity == .error }.count <= issues.filter { $0.severity == .error }.count)
        }
    }

    @Test func `the wording gets the words around the sign (F-11)`() {
        let issues = PlaceholderCheck.issues(in: Array("Now 50% done.".utf8).span, isSource: true)
        #expect(issues.map(\.suggestion) == ["50%% done."])
        #expect(issues.map(\.severity) == [.error])
        #expect(issues.map(\.fix?.applicability) == [.safe])
    }

    @Test func `a word beside the sign that would be cut is left out (F-11)`() {
        let text = "Now 50%)x" + String(repeating: "é", count: 20)
        let issues = PlaceholderCheck.issues(in: Array(text.utf8).span, isSource: true)
        #expect(issues.map(\.suggestion) == ["50%%)"])
    }

    @Test func `every cause but the merely informative has a rule of the catalogue (PRI-2)`() {
        for cause in PlaceholderIssue.Cause.allCases {
            #expect((cause.rule == nil) == (cause == .widthIgnored || cause == .flagsDiffer))
        }
    }
}
