import L10nLocale
import L10nMessages

/// Formats one message and ends: what a process pays that needs a single text.
@main struct FirstMessage {
    static func main() throws {
        guard let tag = LanguageTag("en") else { return }
        let forms = VariedMessage.Form.plural([.one: .text("%lld file"), .other: .text("%lld files")])
        let variable = VariedMessage.Variable("files", argument: 1, valueType: "lld", forms)
        let message = VariedMessage(.text("%#@files@"), variables: [variable])
        let formatter = MessageFormatter(
            for: .screen, direction: .leftToRight, numbers: LocaleNumbers(try NumberStyle(of: tag)))
        let compiled = message.compiled(VariedMessage.Setting(language: tag, rules: try PluralRuleSet(of: tag)))
        print(PreparedMessage(compiled, for: formatter).format(.int(1_234)).text)
    }
}
