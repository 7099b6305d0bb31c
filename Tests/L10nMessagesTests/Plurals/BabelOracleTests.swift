import Foundation
import L10nICU
import L10nLocale
import L10nMessages
import TestSupport
import Testing

/// The plural rules of the Python package Babel, which has CLDR's data and an evaluation of its own: a second opinion on
/// ours (PE-35). Where its CLDR is another than ICU's, the differences are listed, each with both answers.
@Suite struct BabelOracleTests {
    /// Babel and ICU that the list was made with.
    private static let versions = "2.18.0 72"
    private static let needs: Comment = "needs ICU 72 and python3 with the PyPI package Babel 2.18.0; run tools/setup"
    private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/ICU/plural-drift-72-babel-2.18.0.txt")

    private static let isAvailable: Bool = {
        guard let answer = try? run("import babel; print(babel.__version__)", "") else { return false }
        return "\(answer.trimmingCharacters(in: .whitespacesAndNewlines)) \(ICUVersion.icu.major)" == versions
    }()

    /// Integers, and decimals with the zeros that are shown.
    private static let values: [String] = {
        var values = (0...250).map(String.init)
        values += [
            999, 1_000, 1_001, 1_002, 1_011, 1_100, 2_000, 10_000, 11_000, 21_000, 100_000, 200_001, 1_000_000,
            1_000_001, 1_200_000, 2_000_000,
        ].map(
            String.init)
        for whole in [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 100, 101, 1_000_000] {
            for fraction in ["0", "1", "2", "5", "00", "01", "10", "11", "12", "20", "21", "25", "001", "110", "500"] {
                values.append("\(whole).\(fraction)")
            }
        }
        return values
    }()

    @Test(.enabled(if: isAvailable, needs)) func `Babel says the same but for listed drift of CLDR (PE-35)`() throws {
        let answer = try Self.run(
            """
            import sys
            from babel import Locale, localedata
            from decimal import Decimal
            values = [Decimal(value) for value in sys.stdin.read().split()]
            answers = {}
            def answer(rule):
                key = str(sorted(rule.rules.items()))
                if key not in answers:
                    answers[key] = ' '.join(rule(value) for value in values)
                return answers[key]
            for name in sorted(localedata.locale_identifiers()):
                locale = Locale.parse(name)
                for kind, rule in ('cardinal', locale.plural_form), ('ordinal', locale.ordinal_form):
                    print(name, kind, answer(rule))
            """, Self.values.joined(separator: " "))
        let operands = try Self.values.map { try #require(PluralOperands(decimal: $0)) }
        var known: [String: [PluralCategory]] = [:]
        var drift: [String] = []
        var compared = 0
        for line in answer.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == Self.values.count + 2)
            let kind = try #require(PluralRules.Kind(rawValue: words[1]))
            guard let tag = LanguageTag(words[0].replacing("_", with: "-")) else { continue }
            let set = try PluralRuleTexts.setName(of: ICULocale(tag).id, kind) ?? "none \(kind)"
            let ours: [PluralCategory]
            if let found = known[set] {
                ours = found
            } else {
                let rules = try PluralRuleSet(of: tag, kind)
                ours = operands.map { rules.category(of: $0) }
                known[set] = ours
            }
            compared += ours.count
            for (index, category) in ours.enumerated() where category.rawValue != words[index + 2] {
                drift.append("\(words[0]) \(kind) \(Self.values[index]) \(category) \(words[index + 2])")
            }
        }
        let lines = Self.summary(drift)
        if Golden.isUpdated {
            let head = """
                # Plural rules that differ between ICU 72 (CLDR 42) and Babel 2.18.0: language, kind, ICU's category, Babel's,
                # and the numbers; of many the first twelve and how many there are.
                # Languages that CLDR 42 has no rules for, or older ones, are blo, csw, ht, lld and scn. Portuguese outside of
                # Brazil is pt_PT in Babel, by CLDR's parents of texts; ICU looks for rules by cutting subtags (PE-2).

                """
            try (head + lines.joined(separator: "\n") + "\n").write(to: Self.list, atomically: true, encoding: .utf8)
        }
        let listed = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
        print("\(compared) categories compared with Babel, \(drift.count) differ")
        #expect(lines == listed)
        #expect(compared > 800_000)
    }

    /// One line for each language, kind and pair of answers.
    private static func summary(_ drift: [String]) -> [String] {
        var groups: [(head: String, numbers: [String])] = []
        for line in drift {
            let words = line.split(separator: " ").map(String.init)
            let head = [words[0], words[1], words[3], words[4]].joined(separator: " ")
            if let place = groups.lastIndex(where: { $0.head == head }) {
                groups[place].numbers.append(words[2])
            } else {
                groups.append((head, [words[2]]))
            }
        }
        return groups.map { group in
            let more = group.numbers.count > 12 ? " … (\(group.numbers.count))" : ""
            return group.head + ": " + group.numbers.prefix(12).joined(separator: " ") + more
        }
    }

    private static func run(_ program: String, _ input: String) throws -> String {
        String(decoding: try ProgramRun.python(program, input: Data(input.utf8)), as: UTF8.self)
    }
}
