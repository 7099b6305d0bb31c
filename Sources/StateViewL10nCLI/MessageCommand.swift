import ArgumentParser
import L10nCatalog
import L10nFormats
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

    @Option(help: "The language, such as pl; by default en, or the project's source language.")
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
        let values = try MessageValues(arg)
        let view: MessageView
        switch (pattern, key) {
        case (let pattern?, nil):
            let tag = try LocaleOption.tag(locale, default: .english)
            view = try self.view(of: pattern, notation ?? .mf1, values, target, try languageFormats(tag))
        case (nil, let key?): view = try await self.view(ofKey: key, notation, values, target)
        case (nil, nil): throw CommandFailure.usage("there is no message; write one, or name one with --key")
        case (_?, _?): throw CommandFailure.usage("a message and --key at once; leave one out")
        }
        switch format {
        case .text: Console.write(MessageViewText.text(view, explains: explain))
        case .json: Console.write(MessageViewJSON.text(view))
        }
        if view.isFaulty { throw CommandEnd(status: .findings) }
    }

    private enum Format: String, CaseIterable {
        case text, json
    }

    private typealias Notation = Configuration.Notation

    // MARK: Messages of the command line

    private func view(
        of pattern: String, _ notation: Notation, _ values: MessageValues, _ target: TextTarget,
        _ language: LanguageFormats, doublesApostrophes: Bool = false
    ) throws -> MessageView {
        guard notation == .mf1 else {
            let message = MessageParser.parse(
                pattern, notation: notation.messageNotation, language: language.tag)
            try values.check(among: message.argumentNames)
            return self.view(
                of: CompiledMessage(message), values, target, language, notation.rawValue,
                source: SourceFile(path: "message", text: pattern))
        }
        let reading = ICUMessageReading(
            pattern, apostrophes: doubledApostrophes || doublesApostrophes ? .doubleRequired : .doubleOptional,
            language: language.tag)
        if reading.tree != nil { try values.check(among: reading.message.argumentNames) }
        var view = MessageView(
            source: SourceFile(path: "message", text: pattern), language: language.tag, notation: notation.rawValue)
        view.faults = reading.faults
        guard let tree = reading.tree else { return view }
        view.faults +=
            language.faults(in: tree) + language.pluralFaults(in: tree) + tree.typeFaults
            + tree.legacyFaults
        view.faults.sort { $0.range.lower < $1.range.lower }
        let formatter = MessageFormatter(
            for: target, direction: language.tag.direction, numbers: language.numbers)
        var choices: [MessageChoice] = []
        view.formatted = formatter.format(reading.message, values.named, in: language) { choices.append($0) }
        view.choices = choices
        return view
    }

    private func view(
        of message: CompiledMessage, _ values: MessageValues, _ target: TextTarget, _ language: LanguageFormats,
        _ notation: String, source: SourceFile
    ) -> MessageView {
        let formatter = MessageFormatter(
            for: target, direction: language.tag.direction, numbers: language.numbers)
        var view = MessageView(source: source, language: language.tag, notation: notation)
        view.formatted = formatter.format(message, values.arguments)
        view.choices = message.choices(values.arguments)
        return view
    }

    private func languageFormats(_ tag: LanguageTag) throws -> LanguageFormats {
        do throws(ICUError) {
            return try LanguageFormats(tag, timeZone: timeZone)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }

    // MARK: Messages of a project

    private func view(
        ofKey key: String, _ notation: Notation?, _ values: MessageValues, _ target: TextTarget
    ) async throws -> MessageView {
        let loaded = try await project.load(paths)
        let tag = try LocaleOption.tag(locale, default: loaded.sourceLanguage)
        try BrandOption.check(brand, among: loaded.brands)
        let localizer = Localizer(
            loaded.catalog, order: loaded.configuration.lookupOrder, brand: brand, tables: loaded.configuration.tables)
        guard let hit = localizer.resolve(key, chain: loaded.fallbackChain(of: [tag])).hit else {
            throw CommandFailure(
                status: .findings,
                message: "no text of the key \(Wording.quoted(key)) in '\(tag)'; "
                    + "'stateview-l10n explain-key' says what was tried")
        }
        // The rules and digits are those of the text, not of what was asked for (N-8).
        let language = try languageFormats(hit.tag)
        let fragment = loaded.catalog.column(hit).fragment
        let place = PlaceText(loaded.sources).text(loaded.catalog.span(hit))
        var view: MessageView
        let setting = TableNotations.setting(of: key, in: loaded.catalog.table(hit), loaded.configuration)
        if let notation = notation ?? setting?.notation.value {
            view = try self.view(
                of: fragment.text(of: hit.entry), notation, values, target, language,
                doublesApostrophes: setting?.doublesApostrophes ?? false)
        } else {
            guard let message = fragment.message(of: hit.entry) else {
                throw CommandFailure(
                    status: .findings,
                    message: "the key \(Wording.quoted(key)) has forms, and none has a text; \(place)")
            }
            var setting = VariedMessage.Setting(language: hit.tag, rules: language.cardinals)
            setting.zero = loaded.configuration.plurals.appleZero == .cldr ? .cldr : .zeroOnly
            setting.readsNames = true
            view = self.view(
                of: message.compiled(setting), values, target, language, "catalog",
                source: SourceFile(path: "message", text: fragment.text(of: hit.entry)))
        }
        view.place = place
        return view
    }
}
