import L10nReporting
import L10nSource
import Testing

@Suite struct FingerprintTests {
    /// Nine fields joined by U+001F in the form that the diagnostics below give them.
    private func diagnostic(_ subject: Subject, at offset: Int = 0, _ message: String = "m") -> Diagnostic {
        Diagnostic(
            "missing-translation", .error, message,
            at: SourceSpan(file: "App/en.lproj/Localizable.strings", range: SourceRange(at: offset)), subject: subject)
    }

    private let subject = Subject(layer: "app", table: "Localizable", key: "search.empty.title", locale: "fi")

    private func fingerprints(_ diagnostics: [Diagnostic], path: (String) -> String = { $0 }) -> [String] {
        Finding.numbered(diagnostics, path: path).map(\.fingerprint)
    }

    @Test func `the vector of the contract (CI-54)`() {
        #expect(fingerprints([diagnostic(subject)]) == ["f42d450384116917834ac3d216116305"])
    }

    @Test func `moves and new wording keep the fingerprint, every field of the subject changes it (CI-54)`() {
        let first = fingerprints([diagnostic(subject)])
        #expect(fingerprints([diagnostic(subject, at: 7, "other")]) == first)
        let fields: [WritableKeyPath<Subject, String?>] = [
            \.layer, \.table, \.key, \.locale, \.variant, \.brand, \.scheme,
        ]
        var all = Set(first)
        for field in fields {
            var changed = subject
            changed[keyPath: field] = "x"
            all.formUnion(fingerprints([diagnostic(changed)]))
        }
        #expect(all.count == fields.count + 1)
    }

    @Test func `without a table the path counts, from the configuration's folder (CI-54)`() {
        let bare = diagnostic(Subject())
        let here = fingerprints([bare])
        #expect(here != fingerprints([bare], path: { "project/" + $0 }))
        #expect(fingerprints([diagnostic(subject)], path: { "project/" + $0 }).first?.hasPrefix("f42d") == true)
    }

    @Test func `token paths and state views take the place of the key (CI-54)`() {
        let names = [Subject(key: "a"), Subject(tokenPath: "a"), Subject(stateView: "a")]
        #expect(Set(names.flatMap { fingerprints([diagnostic($0)]) }).count == 1)
    }

    @Test func `equal findings are numbered in position order (CI-54)`() {
        let findings = [3, 1, 2].map { diagnostic(subject, at: $0) }
        let numbered = Finding.numbered(findings)
        #expect(numbered.map(\.diagnostic.span.range.lower) == [1, 2, 3])
        #expect(Set(numbered.map(\.fingerprint)).count == 3)
        #expect(numbered.first?.fingerprint == "f42d450384116917834ac3d216116305")
        // From `printf 'missing-translation\x1fapp\x1f…\x1ffi\x1f\x1f\x1f\x1f2' | sha256sum`.
        #expect(numbered[1].fingerprint == "931826bc9a66210bd9afe1b5cb745a3c")
    }
}
