import Foundation
import L10nMessages
import L10nSource
import MessageChecks
import TestSupport
import Testing

/// `msgfmt -c` of gettext, flag `objc-format`, as a second opinion on pairs; runs where gettext is installed.
///
/// Known differences, which the test accounts for:
/// - gettext calls a dropped placeholder an error, we a warning (DEC-5); both count as a verdict here.
/// - `l`, `z` and `t` against `ll`, `q` and `j`: other types to gettext, the same on 64-bit systems to us (PF-46).
/// - `%u` against `%x` and `%o`: the same type to gettext, another base to us (PF-45).
@Suite struct GettextOracleTests {
    private static let msgfmt = "/usr/bin/msgfmt"
    private static let conversions = ["@", "d", "i", "u", "x", "ld", "lld", "hd", "f", "g", "Lf", "c", "s", "p"]

    private static func format(_ random: inout SeededGenerator, isNumbered: Bool, of count: Int) -> String {
        var positions = Array(1...count)
        if isNumbered { positions.shuffle(using: &random) }
        return positions.map { position in
            let conversion = conversions[Int.random(in: 0..<conversions.count, using: &random)]
            return (isNumbered ? "%\(position)$" : "%") + conversion
        }.joined(separator: " and ")
    }

    /// The translation: the source itself, with one specifier dropped, added, changed or moved.
    private static func changed(_ source: String, _ random: inout SeededGenerator) -> String {
        var parts = source.components(separatedBy: " and ")
        switch Int.random(in: 0..<5, using: &random) {
        case 0: parts.removeLast()
        case 1 where !source.contains("$"): parts.append("%d")
        case 2: parts.reverse()
        case 3:
            let index = Int.random(in: 0..<parts.count, using: &random)
            let head = parts[index].contains("$") ? parts[index].prefix { $0 != "$" } + "$" : "%"
            parts[index] = head + conversions[Int.random(in: 0..<conversions.count, using: &random)]
        default: break
        }
        return "t " + parts.joined(separator: " og ")
    }

    /// The lines of the entries that msgfmt rejects.
    private static func rejected(_ po: String) throws -> Set<Int> {
        let url = TemporaryFolder.place()
        try po.write(to: url, atomically: true, encoding: .utf8)
        defer { TemporaryFolder.remove(url) }
        let run = try ProgramRun([msgfmt, "-c", "-o", "/dev/null", url.path])
        let output = String(decoding: run.complaints, as: UTF8.self)
        return Set(
            output.split(separator: "\n").compactMap { line in
                line.contains("format specifications") || line.contains("not a valid")
                    ? line.split(separator: ":").dropFirst().first.flatMap { Int($0) } : nil
            })
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: Self.msgfmt)))
    func `the verdicts of msgfmt (PF-40 to PF-60)`() throws {
        var random = SeededGenerator.announced()
        var po = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        var pairs: [Int: (String, String)] = [:]
        var line = 4
        // Each source text once, or msgfmt complains of duplicates.
        for number in 0..<1_500 {
            let count = Int.random(in: 1...3, using: &random)
            let source = Self.format(&random, isNumbered: Bool.random(using: &random), of: count) + " \(number)"
            let translation = Self.changed(source, &random)
            // gettext blames the line of the translation.
            po += "#, objc-format\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n\n"
            pairs[line + 2] = (source, translation)
            line += 4
        }
        let rejected = try Self.rejected(po)
        #expect(!rejected.isEmpty && rejected.isSubset(of: pairs.keys))
        for (line, (source, translation)) in pairs {
            let issues = PlaceholderCheck.issues(
                in: Array(translation.utf8).span, translating: Array(source.utf8).span,
                context: PlaceholderContext(targetsWatch32: true)
            ).filter { ![.cString, .pointer, .longDouble].contains($0.cause) }
            let isBaseOnly = issues.allSatisfy { issue in
                issue.cause == .signOrRadix && issue.expected?.kind != .signed && issue.found?.kind != .signed
            }
            let ours = !issues.isEmpty && !isBaseOnly
            #expect(ours == rejected.contains(line), "\(source) → \(translation)")
        }
    }
}
