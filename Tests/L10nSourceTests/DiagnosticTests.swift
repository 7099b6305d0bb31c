import L10nSource
import Testing

@Suite struct DiagnosticTests {
    private let span = SourceSpan(file: "a", range: SourceRange(at: 0))

    @Test func `a finding keeps what it is made of`() {
        let fix = Fix("add ';'", .safe, edits: [Edit(span, ";")])
        let finding = Diagnostic(
            .missingSemicolon, "m", at: span, cause: "c", subject: Subject(key: "k"),
            notes: [DiagnosticNote("n", at: span)], fixes: [fix], measured: Measurement(value: 1, limit: 2, unit: "%"))
        #expect(finding.id == "missing-semicolon" && finding.rule == .missingSemicolon && finding.severity == .error)
        #expect(finding.message == "m" && finding.span == span && finding.cause == "c")
        #expect(finding.subject == Subject(key: "k") && finding.subject != Subject())
        #expect(finding.notes.map(\.message) == ["n"] && finding.notes.map(\.span) == [span])
        #expect(finding.fixes == [fix] && fix.title == "add ';'" && fix.applicability == .safe)
        #expect(fix.edits.map(\.replacement) == [";"] && fix.edits.map(\.span) == [span])
        #expect(finding.measured == Measurement(value: 1, limit: 2, unit: "%"))
        #expect(finding.measured.map { [$0.value, $0.limit] } == [1, 2] && finding.measured?.unit == "%")
    }

    @Test func `a subject keeps each of its members`() {
        let subject = Subject(
            layer: "1", table: "2", key: "3", tokenPath: "4", stateView: "5", locale: "6", variant: "7", brand: "8",
            scheme: "9")
        let first = [subject.layer, subject.table, subject.key, subject.tokenPath, subject.stateView]
        let second = [subject.locale, subject.variant, subject.brand, subject.scheme]
        #expect(first + second == (1...9).map(String.init))
    }

    @Test func `a directive of data has rules and a reason`() {
        let rule = Located("a-b", at: SourceRange(1..<4))
        let directive = SuppressionDirective(rules: [rule], reason: "why", range: SourceRange(0..<9))
        #expect(!directive.isForFile && directive.rules == [rule] && directive.reason == "why")
        #expect(directive.locales.isEmpty && directive.expiry == nil && directive.range == SourceRange(0..<9))
        let suppression = Suppression(directive, covers: .nothing, removal: SourceRange(0..<10))
        #expect(suppression.directive == directive && suppression.coverage == .nothing)
        #expect(suppression.removal == SourceRange(0..<10))
    }
}
