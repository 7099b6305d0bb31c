import L10nLocale
import L10nMessages

/// Formats one message and ends: what a process pays that needs a single text.
///
/// `benchmark-first TASKS` formats it in so many tasks at once instead, for `tools/check-sanitizers`.
@main struct FirstMessage {
    static func main() async throws {
        guard let english = LanguageTag("en"), let arabic = LanguageTag("ar") else { return }
        guard let tasks = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) else {
            return print(message(english, try LanguageFormats(english)).format(.int(1_234)).text)
        }
        let languages = MessageLanguages()
        let shared = message(arabic, try LanguageFormats(arabic))
        let lengths = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<tasks {
                group.addTask {
                    guard let language = languages.formats(of: english) else { return 0 }
                    let own = message(english, language)
                    return (0..<20_000).reduce(0) { sum, number in
                        let message = number % 2 == 0 ? shared : own
                        return sum + message.format(.int(number)).text.utf8.count
                    }
                }
            }
            var lengths: [Int] = []
            for await length in group { lengths.append(length) }
            return lengths
        }
        precondition(Set(lengths).count == 1, "all tasks make the same texts")
        print("\(tasks) tasks, \(lengths[0]) bytes each")
    }

    private static func message(_ tag: LanguageTag, _ language: LanguageFormats) -> PreparedMessage {
        let forms = VariedMessage.Form.plural([
            .one: .text("%lld file"), .few: .text("%lld f"), .other: .text("%lld files"),
        ])
        let variable = VariedMessage.Variable("files", argument: 1, valueType: "lld", forms)
        let message = VariedMessage(.text("%#@files@"), variables: [variable])
        let formatter = MessageFormatter(for: .screen, direction: tag.direction, numbers: language.numbers)
        return PreparedMessage(
            message.compiled(VariedMessage.Setting(language: tag, rules: language.cardinals)), for: formatter)
    }
}
