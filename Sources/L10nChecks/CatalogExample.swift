extension RuleExample {
    /// A String Catalog with these entries, whose source language is English.
    static func catalog(_ strings: String) -> RuleExample {
        let lines = strings.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
        return RuleExample(
            "Localizable.xcstrings",
            """
            {
              "sourceLanguage" : "en",
              "strings" : {
                \(lines)
              },
              "version" : "1.0"
            }
            """)
    }
}
