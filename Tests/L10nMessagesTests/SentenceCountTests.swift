import L10nMessages
import Testing

@Suite struct SentenceCountTests {
    @Test(arguments: [
        (0, "1 sentence"), (3, "216 sentences"), (30, "at least 1000000 sentences"), (64, "at least 1000000 sentences"),
    ])
    func `choices of six forms each`(choices: Int, phrase: String) {
        #expect(SentenceCount.phrase((0..<choices).reduce(1) { count, _ in SentenceCount.product(count, 6) }) == phrase)
    }
}
