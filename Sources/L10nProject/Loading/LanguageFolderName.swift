import L10nLocale
import L10nSource

/// What the name of a language folder says, and what is wrong with it.
struct LanguageFolderName: Sendable {
    /// The canonical tag; for a name that is no tag, one that stands for the folder alone.
    let tag: LanguageTag
    private let reading: LanguageTagReading?

    /// No linguistic content: what a name that cannot be read counts as. The undetermined language would not do, as it
    /// most likely means English.
    private static let noLanguage = LanguageTag("zxx") ?? .undetermined

    /// - Parameter name: the folder's name without its extension; not `Base`.
    init(_ name: String) {
        switch LprojFolder(name) {
        case .base, .multiple:
            reading = nil
            tag = Self.noLanguage
        case .language(let reading):
            self.reading = reading
            tag = reading.tag ?? Self.noLanguage
        }
    }

    /// A finding about a folder whose language another folder beside it has by its usual name.
    func finding(in file: TextFile, besides twin: String) -> Diagnostic {
        let own = reading?.text ?? tag.description
        return Diagnostic(
            .noncanonicalLocaleTag,
            "\(Wording.quoted(own + ".lproj")) and \(Wording.quoted(twin + ".lproj")) are one language, and an app reads one "
                + "of them; merge them",
            at: SourceSpan(file: file.found.shown, range: SourceRange(0, 0)), cause: "two-folders",
            subject: Subject(locale: own))
    }

    /// A finding about the name, at the file of the folder that was met first.
    func finding(in file: TextFile) -> Diagnostic? {
        guard let reading else { return nil }
        let place = SourceSpan(file: file.found.shown, range: SourceRange(0, 0))
        let subject = Subject(locale: reading.text)
        if let problem = reading.problem {
            let isBase = reading.text.lowercased() == "base"
            let phrase = isBase ? "is not a language; did you mean 'Base'?" : problem.phrase
            return Diagnostic(
                .unknownLocaleTag, "\(Wording.quoted(reading.text)) \(phrase)", at: place,
                subject: subject)
        }
        guard let advice = reading.advice else { return nil }
        return Diagnostic(
            .noncanonicalLocaleTag.at(reading.isOldNameInUse ? .note : .warning),
            "\(Wording.quoted(reading.text)) \(advice)", at: place,
            subject: subject)
    }
}
