import L10nICU
package import L10nLocale
import Synchronization

/// What formatting takes from a language: its plural rules and its numbers.
package struct MessageLanguage: Sendable {
    package let rules: PluralRuleSet
    package let numbers: any NumberEngine

    /// Reads ICU's data, which costs a thousand messages: keep the result. Without ICU, every number is `other` and is
    /// written as C does.
    package init(_ tag: LanguageTag) {
        rules = (try? PluralRuleSet(of: tag)) ?? .none
        numbers = (try? NumberStyle(of: tag)).map { LocaleNumbers($0) } ?? PlainNumbers()
    }
}

/// The languages that messages were formatted in so far, for any number of threads.
package final class MessageLanguages: Sendable {
    private let known = Mutex<[String: MessageLanguage]>([:])
    private let formats = Mutex<[String: LanguageFormats]>([:])

    package init() {}

    /// The language of a tag; read when it is asked for the first time.
    package func language(_ tag: LanguageTag) -> MessageLanguage {
        let name = tag.description
        if let language = known.withLock({ $0[name] }) { return language }
        // Outside of the lock: two threads may read the same language, and find the same.
        let language = MessageLanguage(tag)
        return known.withLock { languages in
            languages[name] = languages[name] ?? language
            return languages[name] ?? language
        }
    }
    /// What messages in ICU's notation are formatted with; read when it is asked for the first time. Nil without ICU's data.
    package func formats(of tag: LanguageTag) -> LanguageFormats? {
        let name = tag.description
        if let found = formats.withLock({ $0[name] }) { return found }
        guard let opened = try? LanguageFormats(tag) else { return nil }
        return formats.withLock { formats in
            formats[name] = formats[name] ?? opened
            return formats[name]
        }
    }
}
