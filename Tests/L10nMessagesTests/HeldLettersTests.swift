import L10nMessages
import MessageChecks
import Testing

/// Whether anybody has to translate a text.
@Suite struct HeldLettersTests {
    @Test(arguments: [
        "", "%@", "%lld", "%1$@ / %2$lu", "%#@files@ (%lld)", "%.2f %%", "{name}: {count}", "– 100 –", "%#@a@, %#@b@",
    ])
    func `placeholders, signs and numbers hold no letters, whatever letters placeholders are made of`(text: String) {
        #expect(!PlaceholderReading.holdsLetters(text))
    }

    @Test func `the value of a substitution holds no letters where there is one`() {
        #expect(!PlaceholderReading.holdsLetters("(%arg)", notation: .substitution))
        #expect(PlaceholderReading.holdsLetters("(%arg)"))
    }

    @Test(arguments: ["a", "%@ items", "%lldx", "é%@", "%1$@ für", "{name} is", "%d日"])
    func `a letter before, between or behind placeholders is one`(text: String) {
        #expect(PlaceholderReading.holdsLetters(text))
    }
}
