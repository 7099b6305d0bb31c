import L10nLocale

/// Tells whether a text is in a language that its reader asked for, or in the developers' for want of a better one.
/// It remembers its answers: what two tags mean takes longer to find out than to look a text up.
struct PreferredLanguages {
    private let environment: StateViewEnvironment
    private var answers: [LanguageTag: Bool] = [:]

    init(_ environment: StateViewEnvironment) {
        self.environment = environment
    }

    /// Whether a language, or one that falls back to it, is among those that the reader prefers.
    mutating func contains(_ tag: LanguageTag) -> Bool {
        if environment.pseudo != nil || environment.locales.contains(tag) { return true }
        if let known = answers[tag] { return known }
        let answer =
            !tag.means(environment.development)
            || environment.locales.contains { FallbackChain(of: $0).tags.contains { $0.means(tag) } }
        answers[tag] = answer
        return answer
    }
}
