package import L10nLocale
import L10nMessages
package import L10nProject
import L10nSource

/// Whether a project expects translations into the language that a file names: a slip of the pen would make a language of
/// its own, with a copy of every text.
struct ImportLanguages {
    private let known: [LanguageTag]
    private let source: LanguageTag
    private let demands: LanguageDemands

    init(_ project: Project) {
        let named = (project.configuration.locales.required ?? []) + project.configuration.locales.optional
        known = project.locales + named.map(\.value)
        source = project.sourceLanguage
        demands = project.demands
    }

    /// Whether a name is that of a language that the project translates into.
    private func isTranslated(_ name: String) -> Bool {
        LprojFolder(name).tag.map { $0 != source && known.contains($0) } ?? false
    }

    /// The language that a file is for; nil for one that is not imported.
    /// - Parameters:
    ///   - name: as the file writes it; nil where it names none.
    ///   - others: the languages of the other columns of a table.
    func reading(
        _ name: String?, besides others: [String] = [], at place: SourceSpan
    ) -> (tag: LanguageTag?, findings: [Diagnostic]) {
        func finding(_ severity: Severity, _ message: String) -> [Diagnostic] {
            [Diagnostic(.targetLanguageMismatch.at(severity), message, at: place, cause: "unknown-language")]
        }
        guard let name else {
            return (nil, finding(.error, "the file names no target language; write one such as 'pt-BR'"))
        }
        let quoted = Wording.quoted(name)
        let folder = LprojFolder(name)
        guard let tag = folder.tag else {
            return (nil, finding(.error, "\(quoted) is no language tag; write one such as 'pt-BR'"))
        }
        if known.contains(tag) || PseudoLocale(tag) != nil { return (tag, []) }
        if let meant = known.first(where: { $0.means(tag) }) {
            // A translation that is called like the source texts would replace them.
            let question = meant == source ? "correct the language" : "did you mean '\(meant)'? Correct the language"
            return (nil, finding(.error, "\(quoted) is no language of the project; \(question)"))
        }
        if case .language(let reading) = folder, let problem = reading.problem {
            return (nil, finding(.error, "\(quoted) \(problem.phrase); correct the target language"))
        }
        // Columns of numbers and lengths may have the names of languages, such as 'no' and 'max'.
        if others.contains(where: isTranslated) {
            return (
                nil,
                finding(
                    .error,
                    "\(quoted) is a language that the project does not have; rename the column, or add the language to "
                        + "'locales' first")
            )
        }
        return (tag, doubt(about: tag, quoted).map { finding(.warning, $0) } ?? [])
    }

    /// Why a language that the project does not have may not be meant; nil where nothing speaks against it.
    private func doubt(about tag: LanguageTag, _ quoted: String) -> String? {
        if demands.demand(for: tag) == .undeclared {
            return "the configuration does not list \(quoted) among the languages; correct the target language, "
                + "or add it to 'locales'"
        }
        let relatives = known.filter { $0.language == tag.language && $0 != source }
        // Of Chinese in two scripts that of the same one is meant.
        if let relative = relatives.first(where: { $0.likelyScript == tag.likelyScript }) ?? relatives.first {
            return "\(quoted) is new in the project, which has '\(relative)'; "
                + "correct the target language if that is meant"
        }
        // The first translation of a project is new by its nature.
        return known.count > 1
            ? "\(quoted) is new in the project; correct the target language if another one is meant" : nil
    }
}

extension Project {
    /// Why translations into a language would not be taken back, so that none should go out; nil where they would.
    package func refusal(ofTarget tag: LanguageTag) -> String? {
        let place = SourceSpan(file: "", range: SourceRange(at: 0))
        let reading = ImportLanguages(self).reading(tag.description, at: place)
        return reading.tag == nil ? reading.findings.first?.message : nil
    }
}
