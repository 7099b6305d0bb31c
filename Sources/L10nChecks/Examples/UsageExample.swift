/// A table and a file of code that uses it.
enum UsageExample {
    static func files(_ strings: String, _ code: String) -> [RuleExample] {
        [RuleExample("en.lproj/Localizable.strings", strings + "\n"), RuleExample("App.swift", code + "\n")]
    }
}
