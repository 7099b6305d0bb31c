import L10nSource

/// What holds tokens, or was asked for by its name, and makes up no theme: it is named, as a theme without it would look
/// clean.
extension ThemeLoader {
    /// Names the files that are not judged: each one that was asked for by its name, others once for each reason.
    /// - Parameters:
    ///   - foreign: files in other notations than JSON.
    ///   - others: JSON files that no theme is known to use, with what they hold.
    mutating func reportUnjudged(_ foreign: [FoundFile], _ others: [FoundFile], _ content: [String: JSONContent]) {
        for file in foreign where file.isNamed { reportForeign([file]) }
        reportForeign(foreign.filter { !$0.isNamed && looksLikeTokens($0) })
        for file in others where file.isNamed {
            if let (reason, advice) = content[file.shown]?.refusal { report([file], reason, advice) }
        }
        report(
            others.filter { content[$0.shown] == .legacyTokens },
            "tokens with 'value' in place of '$value' are of Style Dictionary or of an older draft",
            "declare \"themes\": { \"dialect\": \"style-dictionary\" } in \(Configuration.fileName), or read them with --lenient",
            cause: "legacy-tokens")
    }

    private mutating func reportForeign(_ files: [FoundFile]) {
        report(files, "token files are JSON without comments", "convert it to a file such as 'brand.tokens.json'")
    }

    private mutating func report(
        _ files: [FoundFile], _ reason: String, _ advice: String, cause: String = "tokens"
    ) {
        guard let first = files.first else { return }
        let others = files.count - 1
        let names =
            Wording.quoted(first.shown)
            + (others == 0 ? " is" : " and \(Wording.count(others, "more file", "more files")) are")
        result.diagnostics.append(
            Diagnostic(
                .unjudgedPath, "\(names) not judged: \(reason); \(advice)",
                at: SourceSpan(file: first.shown, range: SourceRange(at: 0)), cause: cause))
    }

    /// Whether a file that is not read has members as tokens have.
    private mutating func looksLikeTokens(_ file: FoundFile) -> Bool {
        guard let source = reader.file(file.shown) else { return false }
        let text = String(decoding: source.bytes, as: UTF8.self)
        return ["$value", "value:", "\"value\"", "'value'"].contains { text.contains($0) }
    }
}
