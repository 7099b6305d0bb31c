import DesignTokens
import L10nSource
import TokenThemes
import TokenTools

/// A file that is larger, or nested deeper, than is read.
enum InputLimitExceeded: CheckRule {
    static let rule = Rule.inputLimitExceeded

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"fileBytes\": 30 } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"limits\": { \"fileBytes\": 3000 } }\n"),
                RuleExample("en.lproj/Localizable.strings", "\"retry\" = \"Again\";\n\"home\" = \"Home\";\n"),
            ])
    }

    /// Tells which part of a theme was looked at where there is too much of it (TP-5 of tokens.md); nil where all was.
    static func sampled(_ paths: [TokenPath], of theme: Theme) -> Diagnostic? {
        let paths = Set(paths).sorted()
        guard let first = paths.first, let counts = theme.permutationCounts(of: first),
            let place = theme.tokens.definitions(of: first).first
        else { return nil }
        return Diagnostic(
            .inputLimitExceeded.at(.note), message(first, others: paths.count - 1, counts.all, counts.looked),
            at: place.nameSpan,
            subject: Subject(tokenPath: first.text))
    }
}

extension InputLimitExceeded {
    fileprivate static func message(_ path: TokenPath, others: Int, _ all: Int?, _ looked: Int) -> String {
        let name = Wording.quoted(path.text)
        let count = all.map { "\($0)" } ?? "more than \(Int.max)"
        let rest = others > 0 ? ", and \(Wording.count(others, "more token has", "more tokens have")) too many" : ""
        return "\(name) has \(count) permutations\(rest); all pairs of contexts were checked, in \(looked) of them"
    }
}
