import StateViewL10nLoader

/// Answers pairs of a language and a number with the text that a reader sees, and then asks for a date, which needs ICU.
@main struct Plurals {
    static func main() async {
        let forms = "{n, plural, zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}}"
        let pairs = CommandLine.arguments.dropFirst().map { $0.split(separator: "=").map(String.init) }
        var files = Set(pairs.map { $0[0] }).map { language in
            StateViewLibrary.File(
                path: "\(language).lproj/T.strings", text: "\"count\" = \"\(forms)\"; \"day\" = \"{d, date, long}\";")
        }
        files.append(.init(path: "stateview-l10n.json", text: #"{ "messages": [{ "notation": "mf1" }] }"#))
        let library = await StateViewLibrary(files: files) { issue in print("issue: \(issue)") }
        for pair in pairs {
            let number = Int(pair[1]).map { MessageArgument.int($0) } ?? .double(Double(pair[1]) ?? 0)
            let environment = library.environment(languages: [pair[0]])
            print(pair[0], pair[1], library.text("count", arguments: ["n": number], in: environment).text)
        }
        let day = library.text(
            "day", arguments: ["d": MessageArgument(.date(milliseconds: 0))],
            in: library.environment(languages: [pairs[0][0]]))
        print("date:", day.text)
    }
}
