import L10nCatalog
import L10nFormats
import L10nSource
import Testing

/// What is written as Xcode writes it takes a shorter way; the two ways must agree.
struct XCStringsUsualUnitTests {
    private func entries(_ unit: String, language: String, plural: Bool) -> [String] {
        let text = #"{ "stringUnit" : { \#(unit) } }"#
        let value = plural ? #"{ "variations" : { "plural" : { "one" : \#(text), "other" : \#(text) } } }"# : text
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "k" : { "extractionState" : "stale",
              "localizations" : { "\#(language)" : \#(value) } } }, "version" : "1.0" }
            """#
        let read = XCStringsFormat.decode(SourceFile(path: "a.xcstrings", text: catalog))
        let found = read.value.languages.flatMap { language in
            language.fragment.entries.map { entry in
                let forms = language.fragment.forms(of: entry)?.forms ?? []
                let texts = forms.map { "\($0.state) \($0.textTraits.rawValue) \($0.path)" }
                return "\(language.tag) \(language.fragment.text(of: entry)) \(entry.state) \(entry.flags.rawValue) "
                    + "\(entry.textTraits.rawValue) \(texts)"
            }
        }
        return found + read.diagnostics.map(\.id.description)
    }

    @Test(
        arguments: ["translated", "needs_review", "new", "stale", "machine_translated", "unheard_of"],
        ["Text", "", " ", #"%lld \"é\" {a}"#, #"\u200f"#])
    func `both orders of a unit mean the same`(state: String, value: String) {
        for language in ["en", "fr"] {
            for plural in [false, true] {
                let usual = entries(
                    #""state" : "\#(state)", "value" : "\#(value)""#, language: language, plural: plural)
                let other = entries(
                    #""value" : "\#(value)", "state" : "\#(state)""#, language: language, plural: plural)
                #expect(usual == other)
                #expect(!usual.isEmpty)
            }
        }
    }

    @Test(arguments: [#""state" : "new", "value" : "{é""#, #""value" : "{é", "state" : "new""#])
    func `a key and a text have the traits of what they stand for`(unit: String) throws {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "a\u0025" : { "localizations" : { "fr" : {
              "stringUnit" : { \#(unit) } } } } }, "version" : "1.0" }
            """#
        let read = XCStringsFormat.decode(SourceFile(path: "a.xcstrings", text: catalog))
        let entry = try #require(read.value.languages.first { "\($0.tag)" == "fr" }?.fragment.entries.first)
        #expect(entry.keyTraits == [.percent, .escape] && entry.textTraits == [.brace, .nonASCII])
    }
}
