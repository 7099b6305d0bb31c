import TestSupport
import Testing

@testable import L10nChecks

@Suite struct WordCountTests {
    @Test(arguments: [
        ("Something went wrong", 3), ("  Try\tagain\n", 2), ("%d of %@", 1), ("See https://a.b now", 2), ("", 0),
        ("- 12 !", 0), ("{name} sent me@x.org", 1), ("a:b c:/d", 2), ("Über uns", 2), ("Größe: %d", 1),
        ("JP#50, CA#3, IT#14", 0), ("Ümit #3 ist da", 3), ("the 2nd of them", 3),
    ])
    func `words are counted that a translator would translate`(text: String, count: Int) {
        #expect(UnchangedTranslation.wordCount(text) == count)
    }

    @Test func `texts of ASCII are counted like all others`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        for _ in 0..<5_000 {
            let letters = Array("ab \t\n%{@:/-1#")
            let text = String((0..<12).map { _ in letters.randomElement(using: &random) ?? "a" })
            #expect(UnchangedTranslation.wordCount(text + " é") == UnchangedTranslation.wordCount(text) + 1, "\(text)")
        }
    }
}
