import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// A pseudo-language that a command makes of the texts of the source language.
struct PseudoLanguage {
    /// As the command line writes it, which is the name of its folder.
    var name: String
    var locale: PseudoLocale

    /// The names of languages that no file has, as pseudo-languages.
    /// - Parameter known: the languages of the files; a pseudo-language among them is taken as it is.
    /// - Throws: for a name that is neither.
    static func named(_ names: [String], besides known: [String]) throws(CommandFailure) -> [PseudoLanguage] {
        var made: [PseudoLanguage] = []
        for name in names where !known.contains(name) && !made.contains(where: { $0.name == name }) {
            guard let tag = LanguageTag(name), let locale = PseudoLocale(tag) else {
                let meant = LanguageTag(name).flatMap { PseudoLocale.nameMeant(by: $0) }
                throw .usage(
                    meant.map { "no language \(Wording.quoted(name)); did you mean \(Wording.quoted($0))?" }
                        ?? Unknown.message("language", name, among: known))
            }
            made.append(PseudoLanguage(name: name, locale: locale))
        }
        return made
    }

    /// How the texts of a file are written, as the configuration near it says.
    static func notations(ofFile path: String, table: String) throws(CommandFailure) -> FileNotations {
        let notations: FileNotations
        do throws(LoadError) {
            notations = try FileNotations(ofFile: path, table: table)
        } catch {
            throw .environment(error.description)
        }
        guard notations.diagnostics.isEmpty else {
            let name = notations.source.map { Wording.quoted($0.path) } ?? "the configuration"
            throw .usage("\(name) is wrong, so that nobody knows how texts are written; 'check' says where")
        }
        return notations
    }
}
