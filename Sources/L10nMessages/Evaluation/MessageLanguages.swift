package import L10nLocale
import L10nSource

/// The languages that messages were formatted in so far, and the messages that are dear to read, for any number of threads.
package final class MessageLanguages: Sendable {
    private let known = Locked<[LanguageKey: LanguageFormats]>([:])
    private let messages = Locked<[MessageKey: PreparedMessage]>([:])

    private struct LanguageKey: Hashable {
        var name: String
        var timeZone: String?
    }

    private struct MessageKey: Hashable {
        var text: String
        var apostrophes: ICUApostrophes
        var tag: LanguageTag
        var direction: TextDirection
        var timeZone: String?
    }

    /// No more messages than these are kept. The texts of views are few; a loop over generated ones must not fill the memory.
    private static let most = 1_024
    /// Nor more languages: requests from a network may name any time zone.
    private static let mostLanguages = 1_024

    package init() {}

    /// What messages of a language are formatted with; read when it is asked for the first time (PE-4). Nil when ICU's data
    /// cannot be read: then every number is `other` and is written as C does.
    /// - Parameter timeZone: that of moments, a name of the IANA database; nil for UTC.
    package func formats(of tag: LanguageTag, timeZone: String? = nil) -> LanguageFormats? {
        let key = LanguageKey(name: tag.description, timeZone: timeZone)
        if let formats = known.withLock({ $0[key] }) { return formats }
        // Outside of the lock: two threads may read the same language, and find the same.
        guard let formats = try? LanguageFormats(tag, timeZone: timeZone ?? "Etc/UTC") else { return nil }
        return known.withLock { languages in
            if languages.count >= Self.mostLanguages { languages.removeAll() }
            languages[key] = languages[key] ?? formats
            return languages[key]
        }
    }

    /// A message in ICU's notation as views show it: values that move nothing are not isolated, and for those that are missing
    /// stands an ellipsis. Read and prepared when it is asked for the first time. Nil without ICU's data.
    /// - Parameter timeZone: that of moments, a name of the IANA database; nil for UTC.
    package func viewMessage(
        _ text: String, apostrophes: ICUApostrophes, in tag: LanguageTag, direction: TextDirection,
        timeZone: String? = nil
    ) -> PreparedMessage? {
        let key = MessageKey(
            text: text, apostrophes: apostrophes, tag: tag, direction: direction, timeZone: timeZone)
        if let message = messages.withLock({ $0[key] }) { return message }
        guard let language = formats(of: tag, timeZone: timeZone) else { return nil }
        let formatter = MessageFormatter(
            direction: direction, isolation: .economical, substitute: .ellipsis, numbers: language.numbers)
        let reading = ICUMessageReading(text, apostrophes: apostrophes, language: tag)
        let message = PreparedMessage(CompiledMessage(reading.message, in: language), for: formatter)
        messages.withLock { messages in
            if messages.count >= Self.most { messages.removeAll() }
            messages[key] = message
        }
        return message
    }
}
