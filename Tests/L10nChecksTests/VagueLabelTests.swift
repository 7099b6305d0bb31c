import L10nLocale
import Testing

@testable import L10nChecks

@Suite struct VagueLabelTests {
    @Test func `every language of the default texts has a list, and lists are not empty words (A-3)`() {
        let known = VagueLabels.known.languages
        #expect(known.count == 57)
        #expect(known.contains(LanguageTag("da")?.meaning ?? .english))
    }

    @Test(arguments: [
        ("OK", "en"), ("Click here!", "en-GB"), ("  learn   MORE ", "en"), ("Fortsæt", "da"), ("OK", "pt"),
        ("Siguiente", "es-MX"), ("繼續", "zh-TW"), ("はい", "ja"),
    ])
    func `the whole label is compared without case and punctuation, with the list of its language (A-3)`(
        label: String, tag: String
    ) throws {
        #expect(VagueLabels.known.contains(label, in: try #require(LanguageTag(tag))))
    }

    @Test(arguments: [
        ("Learn more about fees", "en"), ("Fortsæt", "en"), ("", "en"), ("Try again", "en"), ("OK", "tlh"),
    ])
    func `a label that says more, or one of another language, is not vague (A-3)`(label: String, tag: String) throws {
        #expect(!VagueLabels.known.contains(label, in: try #require(LanguageTag(tag))))
    }

    @Test func `texts are compared without case, punctuation and invisible marks`() {
        #expect(ComparedText("No payments.") == ComparedText("\u{200F}no  PAYMENTS"))
        #expect(ComparedText("No payments") != ComparedText("No payment"))
        #expect(ComparedText("…").isEmpty)
    }
}
