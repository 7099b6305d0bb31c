import DesignTokens
import L10nSource
import L10nSyntax

/// What holds tokens, or was asked for by its name, and makes up no theme: it is named, as a theme without it would look
/// clean.
extension ThemeLoader {
    /// What tokens a JSON file of any name holds.
    enum Content {
        case none
        /// Those that make up a theme in the dialect of the project.
        case read
        /// Tokens of another dialect alone.
        case legacy
    }

    mutating func tokens(of file: FoundFile) -> Content { tokens(of: file.shown, isNamed: file.isNamed) }

    /// Those of older drafts count in a file that was asked for by its name, and where their dialect was.
    mutating func tokens(of path: String, isNamed: Bool) -> Content {
        guard let file = reader.file(path) else { return .none }
        let root = JSONTree.parse(file, dialect: .lenient).value.root
        let schema = Self.schema(of: root)
        // A schema of token files is none itself; what names theirs is one, whatever it holds.
        if schema.contains("json-schema.org") { return .none }
        if schema.contains("designtokens.org") { return .read }
        let nodes = TokenFileParser.parse(file, dialect: dialect).value.nodes.filter { $0.kind == .token }
        if nodes.contains(where: { isNamed || dialect != .strict || $0.object["$value"] != nil }) { return .read }
        // What has plain values beside its groups is none of them, such as the description of a package.
        let isTree = root.members.allSatisfy { member in
            member.value.isObject || member.name.hasPrefix("$") || ["description", "comment"].contains(member.name)
        }
        return !nodes.isEmpty && isTree ? .legacy : .none
    }

    /// Names the files that are not judged: each one that was asked for by its name, others once for each reason.
    /// - Parameters:
    ///   - foreign: files in other notations than JSON.
    ///   - others: JSON files that no theme is known to use, with what they hold.
    mutating func reportUnjudged(_ foreign: [FoundFile], _ others: [FoundFile], _ content: [String: Content]) {
        for file in foreign where file.isNamed { reportForeign([file]) }
        reportForeign(foreign.filter { !$0.isNamed && looksLikeTokens($0) })
        for file in others where file.isNamed && content[file.shown] == Content.none {
            report(
                [file], "it holds no tokens, and is no resolver document",
                "name files of texts or tokens, or mend what it holds")
        }
        report(
            others.filter { content[$0.shown] == .legacy },
            "tokens with 'value' in place of '$value' are of Style Dictionary or of an older draft",
            "declare \"themes\": { \"dialect\": \"style-dictionary\" } in \(Configuration.fileName), or read them with --lenient"
        )
    }

    private mutating func reportForeign(_ files: [FoundFile]) {
        report(files, "token files are JSON without comments", "convert it to a file such as 'brand.tokens.json'")
    }

    private mutating func report(_ files: [FoundFile], _ reason: String, _ advice: String) {
        guard let first = files.first else { return }
        let others = files.count - 1
        let names =
            Wording.quoted(first.shown)
            + (others == 0 ? " is" : " and \(Wording.count(others, "more file", "more files")) are")
        result.diagnostics.append(
            Diagnostic(
                .unjudgedPath, "\(names) not judged: \(reason); \(advice)",
                at: SourceSpan(file: first.shown, range: SourceRange(at: 0)), cause: "tokens"))
    }

    /// Whether a file that is not read has members as tokens have.
    private mutating func looksLikeTokens(_ file: FoundFile) -> Bool {
        guard let source = reader.file(file.shown) else { return false }
        let text = String(decoding: source.bytes, as: UTF8.self)
        return ["$value", "value:", "\"value\"", "'value'"].contains { text.contains($0) }
    }
}
