import L10nSource
import TokenThemes

/// What holds tokens, or was asked for by its name, and makes up no theme: it is named, as a theme without it would look
/// clean.
package enum UnjudgedTokenFiles {
    /// Names the files that are not judged: each one that was asked for by its name, others once for each reason.
    /// - Parameters:
    ///   - foreign: files in other notations than JSON.
    ///   - others: JSON files that no theme is known to use, with what they hold.
    ///   - tokens: the token files that are judged.
    static func findings(
        foreign: [FoundFile], others: [(file: FoundFile, content: JSONContent)], beside tokens: [String],
        _ files: inout TokenFileReader
    ) -> [Diagnostic] {
        var findings = foreign.filter(\.isNamed).map { unread([$0]) }
        findings.append(unread(foreign.filter { !$0.isNamed && looksLikeTokens($0, &files) }))
        findings += others.filter(\.file.isNamed).map { other in
            other.content.refusal.flatMap { .unjudged([other.file.shown], $0.reason, $0.advice, cause: cause) }
        }
        let folders = Set(tokens.flatMap { PathText.folders(above: $0).map { $0 + "/" } + [""] })
        for case (let file, .other) in others where !file.isNamed {
            guard let folder = file.tokenFolder, folders.contains(folder), let source = files.file(file.shown) else {
                continue
            }
            findings.append(MeantTokenFile.finding(source))
        }
        let known = legacy(others, &files)
        findings += known
        // It says which of the sets beside it make up a theme, whatever form these have.
        let themes = others.filter { other in
            PathText.name(of: other.file.shown) == "$themes.json" && !other.file.isNamed
                && files.file(other.file.shown).map {
                    String(decoding: $0.bytes, as: UTF8.self).contains("\"selectedTokenSets\"")
                } ?? false
        }
        if known.allSatisfy({ $0?.cause != foreignTokens }) {
            findings.append(
                .unjudged(
                    themes.map(\.file.shown), "Tokens Studio says there which sets count",
                    TokenTool.tokensStudio.advice,
                    cause: foreignTokens))
        }
        return findings.compactMap(\.self)
    }

    private static let cause = "tokens"
    /// The cause where a dialect of the configuration reads the files.
    package static let legacyTokens = "legacy-tokens"
    /// The cause where they have to be imported.
    package static let foreignTokens = "foreign-tokens"

    /// Token files of other tools: once for each tool, as each has its own way out.
    private static func legacy(
        _ others: [(file: FoundFile, content: JSONContent)], _ files: inout TokenFileReader
    ) -> [Diagnostic?] {
        let themes = others.map(\.file.shown).filter { PathText.name(of: $0) == "$themes.json" }
        var paths: [TokenTool: [String]] = [:]
        for case (let file, .legacyTokens) in others {
            guard let source = files.file(file.shown) else { continue }
            paths[TokenTool(source, themes: themes), default: []].append(file.shown)
        }
        return TokenTool.allCases.map { tool in
            .unjudged(
                paths[tool] ?? [], "tokens with 'value' in place of '$value' are \(tool.origin)", tool.advice,
                cause: tool == .styleDictionary ? legacyTokens : foreignTokens)
        }
    }

    private static func unread(_ foreign: [FoundFile]) -> Diagnostic? {
        .unjudged(
            foreign.map(\.shown), "token files are JSON without comments",
            "convert it to a file such as 'brand.tokens.json'", cause: cause)
    }

    /// Whether a file that is not read has members as tokens have.
    private static func looksLikeTokens(_ file: FoundFile, _ files: inout TokenFileReader) -> Bool {
        files.file(file.shown).map { TokenLikeText.holds($0) } ?? false
    }
}

extension Diagnostic {
    /// What a run was pointed at and did not look at, as one finding for all paths of which the same holds; nil for none.
    static func unjudged(_ paths: [String], _ reason: String, _ advice: String, cause: String) -> Diagnostic? {
        guard let first = paths.first else { return nil }
        return Diagnostic(
            .unjudgedPath, "\(Wording.files(paths, "is", "are")) not judged: \(reason); \(advice)",
            at: SourceSpan(file: first, range: SourceRange(at: 0)), cause: cause)
    }
}
