import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// What reads texts: placeholders, messages in ICU's notation, controls.
enum MessageTargets {
    static let all = [
        FuzzTarget("message", [], format),
        FuzzTarget("icu-message", [], icu),
        FuzzTarget("placeholders", [], placeholders),
    ]

    private static let arguments = MessageArguments(
        [.string("x\u{202E}y"), .int(-3), .double(1.5), nil], named: ["name": .string("n"), "count": .int(2)])
    private static let languages = ["en", "ar", "de"].compactMap { LanguageTag($0) }

    /// A text in one notation is read, formatted and made a pseudo-text.
    private static func format(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let pseudo = ["en-XA", "ar-XB"].compactMap { LanguageTag($0).flatMap(PseudoLocale.init) }
        let notation = FuzzTarget.one(of: MessageNotation.allCases, for: bytes)
        let language = languages[bytes.count % languages.count]
        let message = CompiledMessage(text, notation: notation, language: language)
        let formatted = MessageFormatter(direction: language.direction).format(message, arguments)
        if notation == .plain, !formatted.text.utf8.elementsEqual(text.utf8), formatted.issues.isEmpty,
            text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 })
        {
            return "a plain text is shown as \(formatted.text.debugDescription)"
        }
        for locale in pseudo { _ = locale.text(text, in: MessageSyntax(notation)) }
        return nil
    }

    /// Faults lie in the text; a text without fault has a meaning, and so has what becomes of it in a pseudo-language.
    private static func icu(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let reading = ICUMessageParser.parse(text)
        var faults = reading.faults
        if let message = reading.message {
            faults += message.legacyFaults + message.tangles + message.typeFaults
            let same = ICUMessageComparison(source: message, translation: message)
            for difference in same.differences {
                // Cases of both have to be compared, whatever they are.
                guard case .cases = difference else { return "a message differs from itself: \(difference)" }
            }
            for tag in languages { faults += same.faults(in: tag, distinguishesNumbers: true, countsOther: true) }
            if let pseudo = LanguageTag("en-XA").flatMap(PseudoLocale.init)?.message(text),
                ICUMessageParser.parse(pseudo).message == nil
            {
                return "the pseudo-text has no meaning: \(pseudo.debugDescription)"
            }
        } else if faults.isEmpty {
            return "a text without a meaning has no fault"
        }
        return FindingPlaces.problem(faults.map(\.range), size: text.utf8.count, "a fault")
    }

    /// A first line and the rest, as the source and its translation: issues lie in the text, and one is its own translation.
    private static func placeholders(_ bytes: [UInt8]) -> String? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        let (source, text) = (Array((lines.first ?? "").utf8), Array((lines.last ?? "").utf8))
        var context = PlaceholderContext()
        context.notation = FuzzTarget.one(of: MessageNotation.allCases, for: bytes)
        context.reportsInformation = true
        let issues =
            PlaceholderCheck.issues(in: text.span, isSource: true, context: context)
            + PlaceholderCheck.issues(in: text.span, translating: source.span, context: context)
            + PlaceholderCheck.unasked(in: text.span, beside: source.span)
        _ = PrintfParser.parse(text.span, notation: context.notation).specifiers
        return FindingPlaces.problem(issues.map(\.range), size: text.count, "an issue")
    }
}
