import Foundation
import Testing

/// What the tool says in the form in which Apple's own tools do.
@Suite struct LocatorTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "stay" : {
              "localizations" : {
                "fr" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ jour" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ jours" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    @Test func `a message has the path first, and ends with the language and the key (X-39)`() throws {
        try Tool.withFiles(["Main.xcstrings": Self.catalog]) { folder in
            let result = try Tool.run(["compile", "Main.xcstrings", "-o", "out"], in: folder)
            #expect(result.status == 1)
            let line = try #require(result.complaints.split(separator: "\n").first)
            #expect(line.hasPrefix("Main.xcstrings:4:"))
            #expect(line.contains(": warning: "))
            #expect(line.hasSuffix(" (fr: stay)"))
        }
    }
}
