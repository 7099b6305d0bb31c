import L10nReporting
import L10nSource
import Testing

/// What a list of accepted findings does to those of a run; how it is read and written is tested with the command.
@Suite struct BaselineTests {
    /// A finding about a contrast, which may not be less than 4.5.
    private static func contrast(_ value: Double?, of token: String = "button") -> Finding {
        Finding.numbered([
            Diagnostic(
                "low-text-contrast", .warning, "too little", at: SourceSpan(file: "a", range: SourceRange(at: 0)),
                subject: Subject(tokenPath: token),
                measured: value.map { Measurement(value: $0, limit: 4.5, unit: ":1") })
        ])[0]
    }

    private static let hard = Finding.numbered([
        Diagnostic(.syntaxError, "no entry", at: SourceSpan(file: "a", range: SourceRange(at: 0)))
    ])[0]

    @Test func `what counts is accepted, but no finding of a hard rule (BASE-2)`() {
        var accepted = Self.contrast(3, of: "link")
        accepted.status = .suppressed(reason: "old")
        let baseline = Baseline(accepting: [Self.contrast(3), Self.hard, accepted])
        #expect(baseline.entries.map(\.subject) == ["token button"])
    }

    @Test func `an entry covers no finding of a hard rule, and is stale then (BASE-2)`() {
        let entry = Baseline.Entry(fingerprint: Self.hard.fingerprint, rule: "syntax-error", subject: "a")
        let applied = Baseline(entries: [entry]).applied(to: [Self.hard])
        #expect(applied.findings == [Self.hard] && applied.stale == [entry])
    }

    @Test func `what its author accepts stays so, and its entry is not stale for that (BASE-2)`() {
        var accepted = Self.contrast(3)
        let baseline = Baseline(accepting: [accepted])
        accepted.status = .suppressed(reason: "old")
        let applied = baseline.applied(to: [accepted])
        #expect(applied.findings == [accepted] && applied.stale.isEmpty)
    }

    @Test func `a number that is worse than its pin is reported with both, a better one is stale (BASE-4)`() {
        let baseline = Baseline(accepting: [Self.contrast(3)])
        for (value, isReported, isStale) in [
            (3.0, false, false), (2.9, true, false), (3.1, false, true), (nil, true, false),
        ] {
            let applied = baseline.applied(to: [Self.contrast(value)])
            #expect(applied.findings.map(\.isReported) == [isReported], "\(value ?? .nan)")
            #expect(
                applied.findings[0].diagnostic.notes.map(\.message)
                    == (isReported ? ["the baseline accepts 3.0, and no worse"] : []))
            #expect(applied.stale == (isStale ? baseline.entries : []), "\(value ?? .nan)")
        }
    }

    @Test func `numbers only improve when a baseline is written again, and new findings come by their rule (BASE-3)`() {
        let baseline = Baseline(accepting: [Self.contrast(3), Self.contrast(3, of: "gone")])
        for (value, pin) in [(3.5, 3.5), (2.5, 3)] {
            let shrunk = baseline.shrunk(to: [Self.contrast(value), Self.contrast(4, of: "link"), Self.hard])
            #expect(shrunk.entries.map(\.subject) == ["token button"] && shrunk.entries[0].measured == pin)
        }
        let findings = [Self.contrast(3), Self.contrast(4, of: "link"), Self.hard]
        let more = baseline.shrunk(to: findings, accepting: ["low-text-contrast", "syntax-error"], reason: "later")
        #expect(more.entries.map(\.subject) == ["token button", "token link"])
        #expect(more.entries.map(\.reason) == [nil, "later"])
        #expect(baseline.shrunk(to: findings, accepting: ["double-space"]).entries.map(\.subject) == ["token button"])
    }
}
