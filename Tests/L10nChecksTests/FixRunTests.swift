import Foundation
import L10nChecks
import L10nProject
import L10nSource
import Testing

/// The law of fixes (PRI-12) over all projects of the rules: whoever lets the tool mend what it finds has less to read
/// afterwards, no error more, and nothing that a second run would change.
@Suite struct FixRunTests {
    /// What counts as the same finding before and after.
    private struct Kind: Hashable {
        let rule: RuleID
        let file: String
        let subject: Subject
        let message: String

        init(_ finding: Diagnostic) {
            (rule, file, subject, message) = (finding.id, finding.span.file, finding.subject, finding.message)
        }
    }

    @Test(arguments: RuleFixtureTests.cases)
    func `fixes take their findings away, bring no error, and come to an end (FIX-1 FIX-2)`(name: String) async throws {
        let rule = try #require(Rule.named(String(name.prefix { $0 != "/" })))
        let folder = RuleFixtureTests.folder.appendingPathComponent(name)
        let before = try await CheckedProject.check(copyOf: folder, including: rule).result.reported
        for allowsUnsafe in [false, true] {
            func isOffered(_ finding: Diagnostic) -> Bool {
                finding.fixes.contains {
                    !$0.edits.isEmpty && ($0.applicability == .safe || allowsUnsafe && $0.applicability == .unsafe)
                }
            }
            if !before.contains(where: isOffered) || before.contains(where: { $0.rule == .invalidConfiguration }) {
                continue
            }
            let run = try await CheckedProject.fix(in: folder, including: rule, allowsUnsafe: allowsUnsafe)
            let refused = run.refused.filter { $0.error.map { !Self.revealed.contains($0.rule) } ?? true }
            #expect(refused.map { "\($0.choice.finding.message): \($0.error?.message ?? "")" } == [])
            let after = run.judgement.all
            let left = Set(after.filter(isOffered).map(Kind.init))
            #expect(
                left.subtracting(run.refused.map { Kind($0.choice.finding) }).isEmpty, "a second run would change more")
            let counts = (Self.counts(before), Self.counts(after), Self.counts(run.made.map(\.finding)))
            for (kind, made) in counts.2 {
                #expect(counts.1[kind, default: 0] <= max(0, counts.0[kind, default: 0] - made), "\(kind.message)")
            }
        }
    }

    /// Errors that come to light with a fix that is right in itself, so that a person has to look: nothing is left in a
    /// file, or a name is mended and what it leads to is wrong.
    private static let revealed: Set<Rule> = [.emptyFile, .invalidResolverReference]

    private static func counts(_ findings: [Diagnostic]) -> [Kind: Int] {
        findings.reduce(into: [:]) { $0[Kind($1), default: 0] += 1 }
    }

    @Test func `an error that was there is not taken for the one that a fix brings (FIX-2)`() async throws {
        let file = RuleExample("it.lproj/L.strings", "\"a\" = \"uno\";\n\"b\" = \"due\";\n\"c\" = \"tre\";\n")
        let project = try await CheckedProject.check([file]).project
        let path = try #require(project.sources.keys.first { $0.hasSuffix("L.strings") })
        func finding(_ rule: Rule, _ key: String, at place: Int, fix: String? = nil) -> Diagnostic {
            let span = SourceSpan(file: path, range: SourceRange(place..<place + 3))
            return Diagnostic(
                rule, "of \(key)", at: span, subject: Subject(key: key, locale: "it"),
                fixes: fix.map { [Fix("write it", .safe, edits: [Edit(span, $0)])] } ?? [])
        }
        let old = finding(.missingPlaceholder, "b", at: 20)
        let wanted = [
            finding(.doubleSpace, "a", at: 7, fix: "bad"), finding(.doubleSpace, "c", at: 33, fix: "TRE"),
        ]
        let run = try await FixRun.run(
            from: FixRun.Judgement(project: project, findings: wanted, all: wanted + [old]), allowsUnsafe: false
        ) { contents in
            let text = String(decoding: contents[path] ?? [], as: UTF8.self)
            let new = text.contains("bad") ? [finding(.missingPlaceholder, "a", at: 7)] : []
            let left = text.contains("TRE") ? [] : wanted
            return FixRun.Judgement(project: project, findings: left, all: new + [old] + left)
        } read: { _ in
            FileContent(path: path, bytes: Array(file.text.utf8))
        }
        #expect(run.refused.map(\.choice.finding.subject.key) == ["a"])
        #expect(run.made.map(\.finding.subject.key) == ["c"])
    }
}
