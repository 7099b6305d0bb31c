import TestSupport
import Testing

@testable import L10nSource

/// Candidates that are given once for many questions.
struct SuggestionsOfManyTests {
    private static func word(_ random: inout SeededGenerator, letters: ClosedRange<Int>) -> String {
        let count = Int.random(in: letters, using: &random)
        return String((0..<count).compactMap { _ in "abcdefghijklmnopqrst".randomElement(using: &random) })
    }

    private static func slip(_ name: String, _ random: inout SeededGenerator) -> String {
        var letters = Array(name)
        let place = Int.random(in: 1..<letters.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: letters[place] = "z"
        case 1: letters.remove(at: place)
        case 2: letters.insert("z", at: place)
        default: (letters[place], letters[place + 1]) = (letters[place + 1], letters[place])
        }
        return String(letters)
    }

    /// The answer by comparing with each candidate, in the words of the rule.
    private static func plainAnswer(_ name: String, among candidates: Set<String>) -> [String] {
        let limit = name.count > 12 ? 3 : 2
        let segments = name.split(separator: ".")
        let found = candidates.filter { $0 != name }.compactMap { candidate -> (Int, String)? in
            let distance = plainDistance(Array(name.utf16), Array(candidate.utf16))
            if distance <= limit, distance < name.utf16.count { return (distance, candidate) }
            let parts = candidate.split(separator: ".")
            guard segments.count > 1, parts.count > 1 else { return nil }
            if parts.sorted() == segments.sorted() { return (limit + 1, candidate) }
            return parts.last == segments.last ? (limit + 2, candidate) : nil
        }
        return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.1)
    }

    private static func plainDistance(_ left: [UInt16], _ right: [UInt16]) -> Int {
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            rows.append([i + 1])
            for j in 0..<right.count {
                var cost = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, rows[i + 1][j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                rows[i + 1].append(cost)
            }
        }
        return rows[left.count][right.count]
    }

    @Test func `of few candidates none is overlooked, and the first wins as ever (PRI-11)`() {
        var random = SeededGenerator.announced()
        // Few letters and few words, so that many are near and many distances are equal.
        for letters in [1...3, 3...6, 7...9] {
            let words = (0..<12).map { _ in Self.word(&random, letters: letters).replacing("k", with: "a") }
            func name() -> String {
                (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    words[Int.random(in: words.indices, using: &random)]
                }
                .joined(separator: ".")
            }
            let candidates = Set((0..<300).map { _ in name() })
            let suggestions = Suggestions(candidates)
            for _ in 0..<60 {
                var asked = name()
                if asked.count > 3, Bool.random(using: &random) { asked = Self.slip(asked, &random) }
                let expected = Self.plainAnswer(asked, among: candidates)
                #expect(suggestions.near(asked) == expected, "\(asked)")
                #expect(Suggestions.near(asked, among: candidates) == expected, "\(asked)")
            }
        }
    }

    @Test func `of many candidates the one that a slip made another name of comes first (PRI-11)`() {
        var random = SeededGenerator.announced()
        var names = (0..<6_000).map { _ in "screen.\(Self.word(&random, letters: 8...12)).title" }
        names += (0..<6_000).map { "key\($0 + 100_000)" }
        let suggestions = Suggestions(names)
        for name in names.shuffled(using: &random).prefix(300) where name.hasPrefix("s") {
            let asked = Self.slip(name, &random)
            // Two letters that change places may be the same.
            if asked != name { #expect(suggestions.near(asked).first == name, "\(asked)") }
        }
        for number in [100_000, 103_456, 105_999] { #expect(suggestions.near("kez\(number)").first == "key\(number)") }
        #expect(suggestions.near("view.header.title").count == 3, "those with the same last segment")
    }

    @Test(arguments: [1_100, 4_400]) func `a question looks at so many candidates, however many there are`(count: Int) {
        // All have the same pairs of letters, so that none is rarer.
        let names = (0..<count).map { number in
            "key" + String(number, radix: 2).map { $0 == "0" ? "ab" : "ba" }.joined(separator: "ab")
        }
        let index = GramIndex(CandidateNames(names), limit: Suggestions.limit)
        var looked = 0
        index.visit(Array("kezabbaabab".utf16)) { _ in looked += 1 }
        #expect(looked == Suggestions.limit)
    }

    @Test func `names of any length are answered`() {
        let long = String(repeating: "a", count: 100_000)
        let suggestions = Suggestions((0..<1_100).map { "b\($0)" } + [long + "b", "", "."])
        #expect(suggestions.near(long + "c").map(\.utf8.count) == [100_001])
        #expect(suggestions.near(long + "cdcdcd").isEmpty)
        #expect(suggestions.near("") == [])
        #expect(suggestions.near("..") == ["."])
    }
}
