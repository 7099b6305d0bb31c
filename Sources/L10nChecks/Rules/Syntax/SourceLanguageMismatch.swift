import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A source language in the configuration that no file is written in.
///
/// Files of `.strings` do not name a source language of their own, so that they can disagree with the configuration in
/// this way only. An app whose every text overrides a default needs no file in the source language.
enum SourceLanguageMismatch: ProjectRule {
    static let rule = Rule.sourceLanguageMismatch

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"sourceLanguage\": \"nb\" }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"sourceLanguage\": \"en\" }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"retry\" = \"Uudelleen\";\n"),
            ])
    }

    static func check(_ project: Project, into findings: inout Findings) {
        guard let file = project.configuration.source, let tag = project.configuration.sourceLanguage else { return }
        let present = project.locales
        guard !present.isEmpty, !present.contains(where: { $0.means(tag) }), project.errors.isEmpty,
            hasTextsOfItsOwn(project)
        else { return }
        findings.add(
            Diagnostic(
                .sourceLanguageMismatch, message(tag, present),
                at: file.span(project.configuration.sourceLanguageRange ?? SourceRange(at: 0)),
                subject: Subject(locale: tag.description)))
    }

    private static func hasTextsOfItsOwn(_ project: Project) -> Bool {
        let keys = project.catalog.keyPlaces { !$0.isEmbedded }
        return keys.contains { !project.overridePlaces.contains($0) }
    }
}

extension SourceLanguageMismatch {
    fileprivate static func message(_ tag: LanguageTag, _ present: [LanguageTag]) -> String {
        "the source language is '\(tag)', the files have \(Wording.list(present.map { "'\($0)'" })); correct one"
    }
}
