import ArgumentParser
import L10nCatalog
import L10nICU
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// `message PATTERN`: the text that a message becomes with values, and why.
struct MessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "message", _superCommandName: RootCommand.name,
        abstract: "Formats a message with values, and says which forms were chosen and what is wrong with it.",
        discussion: """
            A value is a whole number, a decimal or a text; 'text:5' is the text 5 and 'date:2026-11-21T13:05' a moment in \
            UTC. Arguments of printf have the numbers of their places, from 1 on. Characters that nobody sees are \
            written as <U+2068>. Exit status: 0 the text is right, 1 something is wrong with the message or a value, 2 \
            usage, 3 environment.
            """)

    @Argument(help: "The message, such as '{count, plural, one{# file} other{# files}}'.")
    var pattern: String?

    @Option(
        help:
            "How it is written: mf1 (ICU), printf, named or plain; of a key, by default that of the configuration or of its file."
    )
    var notation: String?

    @Option(
        help: """
            The language, such as pl; by default en, or the project's source language. en-XA, ar-XB and tags such as \
            en-x-doubled show the message with accents, from right to left, or longer.
            """)
    var locale: String?

    @Option(help: "A value, as NAME=VALUE; repeatable.")
    var arg: [String] = []

    @Option(help: "The message of this key of the project, in place of a pattern.")
    var key: String?

    @Option(name: .customLong("project"), help: "A file or folder of the project; repeatable.")
    var paths: [String] = []

    @Option(help: "The brand whose layers take part.")
    var brand: String?

    @Option(help: "Where the text goes: screen, html, plain or name.")
    var target = "screen"

    @Option(help: "The time zone of dates, such as Europe/Warsaw.")
    var timeZone = "Etc/UTC"

    @Flag(help: "In mf1, every apostrophe quotes, as in Java and in sources before ICU 4.8.")
    var doubledApostrophes = false

    @Flag(help: "Also say which forms were chosen, and why.")
    var explain = false

    @Option(help: "The format on standard output: text or json.")
    var format = "text"

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let format: Format = try ChoiceOption.value(format, "format")
        let target: TextTarget = try ChoiceOption.value(target, "target")
        let notation: Notation? = try notation.map { try ChoiceOption.value($0, "notation") }
        try checkEncoding()
        let values = try MessageValues(arg)
        let view: MessageView
        switch (pattern, key) {
        case (let pattern?, nil):
            view = try self.view(of: pattern, notation ?? .mf1, values, target)
        case (nil, let key?): view = try await self.view(ofKey: key, notation, values, target)
        case (nil, nil): throw CommandFailure.usage("there is no message; write one, or name one with --key")
        case (_?, _?): throw CommandFailure.usage("a message and --key at once; leave one out")
        }
        switch format {
        case .text: try Console.write(MessageViewText.text(view, explains: explain))
        case .json: try Console.write(MessageViewJSON.text(view))
        }
        if view.isFaulty { throw CommandEnd(status: .findings) }
    }

    private enum Format: String, CaseIterable {
        case text, json
    }

    private typealias Notation = Configuration.Notation

    private func languageFormats(_ tag: LanguageTag) throws -> LanguageFormats {
        let isKnown: Bool
        let formats: LanguageFormats
        do throws(ICUError) {
            // Every ICU knows the default, and plurals and numbers need none.
            isKnown = timeZone == "Etc/UTC" ? true : try DateTimeFormatter.knows(timeZone: timeZone)
            formats = try LanguageFormats(tag, timeZone: timeZone)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        guard isKnown else {
            throw CommandFailure.usage(
                "no time zone \(Wording.quoted(timeZone)); write a name of the IANA database such as 'Europe/Warsaw'")
        }
        return formats
    }

    /// What the system hands over for bytes that are no UTF-8 would be shown as if it had been written.
    private func checkEncoding() throws(CommandFailure) {
        for text in [pattern, key].compactMap(\.self) + arg where text.unicodeScalars.contains("\u{FFFD}") {
            throw .usage(
                "\(Wording.quoted(text)) has bytes that are no UTF-8, or U+FFFD in their place; write it in UTF-8")
        }
    }

    // MARK: Messages of the command line

    private func view(
        of pattern: String, _ notation: Notation, _ values: MessageValues, _ target: TextTarget
    ) throws -> MessageView {
        let tag = try LocaleOption.tag(locale, default: .english)
        let pseudo = PseudoLocale(tag)
        let run = MessageRun(
            values: values, target: target, language: try languageFormats(pseudo?.sourceOfPatterns ?? tag),
            shownIn: pseudo)
        return try run.view(of: pattern, syntax(notation), named: notation.rawValue)
    }

    private func syntax(_ notation: Notation, doublesApostrophes: Bool = false) -> MessageSyntax {
        MessageSyntax(
            notation.messageNotation,
            apostrophes: doubledApostrophes || doublesApostrophes ? .doubleRequired : .doubleOptional)
    }

    // MARK: Messages of a project

    private func view(
        ofKey key: String, _ notation: Notation?, _ values: MessageValues, _ target: TextTarget
    ) async throws -> MessageView {
        let loaded = try await project.load(paths)
        try loaded.checkConfiguration()
        let tag = try LocaleOption.tag(locale, default: loaded.sourceLanguage)
        try BrandOption.check(brand, among: loaded.brands)
        let localizer = loaded.localizer(brand: brand)
        guard let hit = localizer.resolve(key, chain: loaded.lookupChain(for: [tag])).hit else {
            throw CommandFailure(
                status: .findings,
                message: "no text of the key \(Wording.quoted(key)) in '\(tag)'; "
                    + (LookupText.question(key, in: loaded) ?? "'stateview-l10n explain-key' says what was tried"))
        }
        // The rules and digits are those of the text, not of what was asked for (NU-8).
        let pseudo = PseudoLocale(tag)
        let isOwn = pseudo != nil && hit.tag == tag
        let run = MessageRun(
            values: values, target: target, language: try languageFormats(isOwn ? loaded.sourceLanguage : hit.tag),
            shownIn: pseudo, isOwnText: isOwn)
        let fragment = loaded.catalog.column(hit).fragment
        let place = PlaceText(loaded.sources).text(loaded.catalog.span(hit))
        let setting = loaded.messageSetting(of: hit)
        let chosen = notation ?? setting?.notation.value
        let text = fragment.text(of: hit.entry)
        var view: MessageView
        if let chosen, chosen.isOfOneText || fragment.forms(of: hit.entry) == nil {
            let doubles = setting?.doublesApostrophes ?? false
            view = try run.view(of: text, syntax(chosen, doublesApostrophes: doubles), named: chosen.rawValue)
        } else {
            guard let message = fragment.message(of: hit.entry) else {
                throw CommandFailure(
                    status: .findings,
                    message: "the key \(Wording.quoted(key)) has forms, and none has a text; \(place)")
            }
            var forms = VariedMessage.Setting(language: run.language.tag, rules: run.language.cardinals)
            forms.zero = loaded.configuration.plurals.appleZero == .cldr ? .cldr : .zeroOnly
            forms.readsNames = chosen?.messageNotation.readsBraces ?? true
            view = try run.view(of: message, text: text, forms, named: chosen?.rawValue ?? "catalog")
        }
        view.place = place
        return view
    }
}

extension Configuration.Notation {
    /// Whether the forms of a file have no meaning in it: a message chooses by itself, and a plain text never does.
    fileprivate var isOfOneText: Bool {
        switch self {
        case .mf1, .plain: true
        case .printf, .named: false
        }
    }
}

extension PseudoLocale {
    /// The language that a message without a project is written in: that of the tag, but English where the tag only names
    /// the direction that it is turned to.
    fileprivate var sourceOfPatterns: LanguageTag {
        tag.direction == .rightToLeft ? .english : LanguageTag(String(tag.description.prefix { $0 != "-" })) ?? .english
    }
}
