import L10nSource
import Testing

@testable import L10nChecks

/// Many directives in one file.
struct SuppressionIndexTests {
    private static let source = SourceFile(path: "en.lproj/Localizable.strings", bytes: [])

    private static func site(_ range: Range<Int>, name: String) -> SuppressionSite {
        let directive = SuppressionDirective(
            rules: [Located("untrimmed-key", at: SourceRange(at: 0))], reason: nil, range: SourceRange(at: 0))
        let coverage = Suppression.Coverage.entry(SourceRange(range), name: name)
        return SuppressionSite(
            suppression: Suppression(directive, covers: coverage, removal: SourceRange(at: 0)), source: source,
            subject: Subject(), isJudgeable: true, tableFiles: [source.path])
    }

    private static func finding(_ range: Range<Int>, key: String?) -> Diagnostic {
        Diagnostic(.untrimmedKey, "", at: source.span(SourceRange(range)), subject: Subject(key: key))
    }

    @Test func `a finding asks the directives about its place and its key, however many there are`() {
        let index = SuppressionIndex((0..<4_000).map { Self.site($0 * 10..<$0 * 10 + 10, name: "key\($0)") })
        for number in [0, 1, 2_000, 3_999] {
            let place = number * 10 + 2..<number * 10 + 4
            #expect(index.candidates(for: Self.finding(place, key: nil)) == [number])
            #expect(index.candidates(for: Self.finding(place, key: "key77")) == [number, 77].sorted())
        }
    }

    @Test func `places within others and beside them are found`() {
        let ranges = [0..<100, 10..<20, 20..<40, 22..<30, 22..<24, 50..<60, 22..<30]
        let index = SuppressionIndex(ranges.map { Self.site($0, name: "a") })
        for offset in 0..<110 {
            // What is missing at the end of an entry is the entry's.
            let expected = ranges.indices.filter { ranges[$0].contains(offset) || ranges[$0].upperBound == offset }
            let found = index.candidates(for: Self.finding(offset..<offset, key: nil))
            #expect(Set(found).isSuperset(of: expected), "\(offset)")
        }
    }
}
