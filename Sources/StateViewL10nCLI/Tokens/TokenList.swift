import DesignTokens
import L10nProject
import L10nReporting
import L10nSource
import TokenThemes
import TokenTools

/// Tokens of one permutation in the order of the theme, for people and for programs.
struct TokenList {
    private let tokens: [ResolvedToken]
    /// The tokens that have no value.
    let wrong: [TokenPath]
    private let theme: RequestedTheme
    private let permutation: ThemePermutation
    private let places: PlaceText
    private let hasModifiers: Bool
    private let largeTexts: [TokenPath: LargeTextDifference]
    /// The tokens that several modifiers set, with these modifiers, of which the last wins; asked for with modifiers.
    private let conflicts: [(path: TokenPath, modifiers: [String])]

    /// - Parameter pattern: which tokens; nil for all.
    init(_ theme: RequestedTheme, _ permutation: ThemePermutation, _ pattern: TokenPattern?, hasModifiers: Bool) {
        let resolved = theme.theme.theme.resolved(permutation)
        tokens = resolved.all.filter { pattern?.matches($0.path) ?? true }
        wrong = resolved.wrong.filter { pattern?.matches($0) ?? true }
        self.theme = theme
        self.permutation = permutation
        self.hasModifiers = hasModifiers
        places = PlaceText(theme)
        var scan = ThemeScan(theme.theme.theme)
        var largeTexts: [TokenPath: LargeTextDifference] = [:]
        for token in tokens where token.type == .typography {
            largeTexts[token.path] = LargeTextDifference(token.path, &scan)
        }
        self.largeTexts = largeTexts
        let set = theme.theme.theme.tokens
        conflicts = (hasModifiers ? set.paths : []).filter { pattern?.matches($0) ?? true }
            .map { ($0, set.modifiers(defining: $0).map(\.name)) }.filter { $0.1.count > 1 }
    }

    var isEmpty: Bool { tokens.isEmpty && wrong.isEmpty }

    var table: String {
        guard !tokens.isEmpty else { return wrong.isEmpty ? "there are no tokens\n" : "" }
        let heads = ["token", "type", "value"] + (hasModifiers ? ["depends on"] : []) + ["alias of", "defined at"]
        return TokenTable.text([heads] + tokens.map(cells)) + largeTextTable + conflictTable
    }

    private var conflictTable: String {
        guard !conflicts.isEmpty else { return "" }
        let rows = conflicts.map { [$0.path.text, $0.modifiers.joined(separator: ", "), $0.modifiers.last ?? ""] }
        return "\n" + TokenTable.text([["token", "set by", "wins where several apply"]] + rows)
    }

    /// The typographies that are large text in some contexts only.
    private var largeTextTable: String {
        let rows = tokens.compactMap { token in
            largeTexts[token.path].map { [token.path.text, $0.large, $0.normal] }
        }
        guard !rows.isEmpty else { return "" }
        return "\n" + TokenTable.text([["typography", "large text by WCAG in", "but not in"]] + rows)
    }

    private func cells(of token: ResolvedToken) -> [String] {
        [token.path.text, token.type.rawValue, CSSValue.text(token.value)]
            + (hasModifiers ? [modifiers(of: token).joined(separator: ", ")] : [])
            + [token.hops.map(\.target.text).joined(separator: " > "), places.text(token.definition.valueSpan)]
    }

    private func modifiers(of token: ResolvedToken) -> [String] {
        theme.theme.theme.dependencies(of: token.path).map(\.name)
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.tokenHead(theme)
            writer.member("contexts") { writer in
                writer.object { writer in
                    for modifier in theme.theme.theme.modifiers {
                        writer.member(
                            modifier.name, ifPresent: theme.theme.theme.context(of: modifier.name, in: permutation))
                    }
                }
            }
            writer.member("tokens") { writer in
                writer.array(tokens) { writer, token in writer.object { write(token, to: &$0) } }
            }
            writer.member("wrong") { $0.array(wrong) { $0.text($1.text) } }
            if hasModifiers { writer.member("conflicts") { $0.array(conflicts) { Self.write($1, to: &$0) } } }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ conflict: (path: TokenPath, modifiers: [String]), to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("path", conflict.path.text)
            writer.member("setBy") { $0.array(conflict.modifiers) { $0.text($1) } }
            writer.member("wins", ifPresent: conflict.modifiers.last)
        }
    }

    private func write(_ token: ResolvedToken, to writer: inout JSONWriter) {
        writer.member("path", token.path.text)
        writer.member("type", token.type.rawValue)
        writer.member("value") { $0.tokenValue(token.value) }
        writer.member("css", CSSValue.text(token.value))
        if let difference = largeTexts[token.path] {
            writer.member("largeText") { writer in
                writer.object { writer in
                    writer.member("in", difference.large)
                    writer.member("notIn", difference.normal)
                }
            }
        }
        writer.member("description", ifPresent: token.description)
        switch token.deprecation?.value {
        case .because(let reason)?: writer.member("deprecated", reason)
        case .yes?: writer.member("deprecated") { $0.flag(true) }
        case .no?, nil: break
        }
        writer.member("aliases") { $0.array(token.hops) { $0.text($1.target.text) } }
        writer.member("definedAt") { $0.place(token.definition.valueSpan, places) }
        if !token.definition.list.isEmpty { writer.member("list", token.definition.list) }
        if hasModifiers { writer.member("modifiers") { $0.array(modifiers(of: token)) { $0.text($1) } } }
    }
}

extension JSONWriter {
    /// The first members of every document about a theme.
    mutating func tokenHead(_ theme: RequestedTheme) {
        member("version", 1)
        member("tool") { writer in
            writer.object { writer in
                writer.member("name", RootCommand.name)
                writer.member("version", ToolVersion.number)
            }
        }
        member("theme", theme.theme.path)
    }

    /// A value by itself: a place as file, line and column.
    mutating func place(_ span: SourceSpan, _ places: PlaceText) {
        object { writer in
            let start = places.start(span)
            writer.member("file", start.file)
            guard let line = start.line, let column = start.column else { return }
            writer.member("line", line)
            writer.member("column", column)
        }
    }
}
