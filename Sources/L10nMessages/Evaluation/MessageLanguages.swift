package import L10nLocale
import Synchronization

/// The languages that messages were formatted in so far, for any number of threads.
package final class MessageLanguages: Sendable {
    private let known = Mutex<[String: LanguageFormats]>([:])

    package init() {}

    /// What messages of a language are formatted with; read when it is asked for the first time (PE-4). Nil when ICU's data
    /// cannot be read: then every number is `other` and is written as C does.
    package func formats(of tag: LanguageTag) -> LanguageFormats? {
        let name = tag.description
        if let formats = known.withLock({ $0[name] }) { return formats }
        // Outside of the lock: two threads may read the same language, and find the same.
        guard let formats = try? LanguageFormats(tag) else { return nil }
        return known.withLock { languages in
            languages[name] = languages[name] ?? formats
            return languages[name]
        }
    }
}
