extension RuleExample {
    /// A configuration that says that all texts are in ICU's notation.
    static let icuConfiguration = RuleExample(
        "stateview-l10n.json", "{ \"messages\": [{ \"notation\": \"mf1\" }] }\n")

    /// A project with one text in ICU's notation.
    static func icu(_ text: String, _ translations: [(language: String, text: String)] = []) -> [RuleExample] {
        let files = [("en", text)] + translations
        return [icuConfiguration]
            + files.map { RuleExample("\($0.0).lproj/Localizable.strings", "\"text\" = \"\($0.1)\";\n") }
    }
}
