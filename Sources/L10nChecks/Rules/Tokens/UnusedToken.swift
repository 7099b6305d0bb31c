import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// A token that nothing uses.
enum UnusedToken: ThemeRule {
    static let rule = Rule.unusedToken

    static var examples: RuleExamples {
        RuleExamples(
            bad: [example(links: ["link": "blue"])],
            good: [example(links: ["link": "blue", "title": "teal"])])
    }

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        let theme = site.theme
        let patterns = TokenPatterns(site.project.configuration.publicTokens)
        let unused: [TokenPath]
        if patterns.isEmpty {
            let palettes = palettes(of: theme)
            guard !palettes.isEmpty else { return }
            var scan = site.analysis.scan
            unused = theme.unusedTokens { !palettes.contains($0.names[0]) }.filter { path in
                // Scales of distances are complete whether or not each step is used.
                palettes.contains(path.names[0]) && isColor(path, &scan)
            }
        } else {
            unused = theme.unusedTokens { path in
                // State views ask for their slots by name.
                path.names[0] == "stateView" || patterns.matches(path)
            }
        }
        guard !unused.isEmpty else { return }
        let meant = MeantPaths(meantPaths(site))
        let removable = theme.unreferenced(unused)
        var groups = TokenGroups(site.waivers)
        for path in unused where !meant.names(path.text) {
            let definitions = theme.tokens.definitions(of: path)
            guard let first = definitions.first else { continue }
            let fix = removable.contains(path) ? removal(of: path, definitions) : nil
            let finding = Diagnostic(
                .unusedToken, message(path), at: first.nameSpan, subject: Subject(tokenPath: path.text),
                fixes: fix.map { [$0] } ?? [])
            if patterns.isEmpty {
                // Without `tokens.public`, that nothing else uses a palette is a guess, and one finding is enough.
                groups.add(path, finding)
            } else {
                findings.add(finding)
            }
        }
        groups.report(into: &findings) { message($1, $2) }
    }

    /// What broken aliases surely mean, by path: it is used as soon as they are mended.
    private static func meantPaths(_ site: ThemeSite) -> [String] {
        let broken = site.analysis.check.diagnostics.filter {
            $0.rule == .brokenAlias || $0.rule == .invalidAliasSyntax
        }
        var texts = broken.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
        for finding in broken {
            guard let file = site.project.sources[finding.span.file] else { continue }
            texts.append(file.text(finding.span.range))
        }
        return texts.map { text in
            // References in braces, pointers and quoted texts come to the same path.
            let path = text.filter { !"\"{}#$".contains($0) }.map { $0 == "/" ? "." : $0 }
            return String(path.drop { $0 == "." })
        }
    }

    /// Paths of tokens, of groups and of parts of tokens.
    private struct MeantPaths {
        private var paths: Set<Substring> = []
        /// What stands around them.
        private var groups: Set<Substring> = []

        init(_ texts: [String]) {
            for text in texts where paths.insert(text[...]).inserted { groups.formUnion(Self.groups(of: text)) }
        }

        /// Whether one of them is the token, its group or a part of it.
        func names(_ token: String) -> Bool {
            paths.contains(token[...]) || groups.contains(token[...])
                || Self.groups(of: token).contains(where: paths.contains)
        }

        private static func groups(of path: String) -> some Sequence<Substring> {
            path.indices.lazy.filter { path[$0] == "." }.map { path[..<$0] }
        }
    }

    /// Takes a token out of all files; nil where it cannot be cut out of one, or stands in it twice.
    private static func removal(of path: TokenPath, _ definitions: [TokenDefinition]) -> Fix? {
        var edits: [Edit] = []
        for definition in definitions {
            guard let edit = definition.removal else { return nil }
            if !edits.contains(edit) { edits.append(edit) }
        }
        return Fix("Remove \(Wording.quoted(path.text))", .unsafe, edits: edits)
    }

    /// The outermost groups that hold literals alone and that other groups refer to.
    private static func palettes(of theme: Theme) -> Set<Substring> {
        var literal: [Substring: Bool] = [:]
        var targets: Set<Substring> = []
        for path in theme.tokens.paths where path.names.count > 1 {
            let group = path.names[0]
            for definition in theme.tokens.definitions(of: path) {
                guard let target = target(of: definition) else {
                    if literal[group] == nil { literal[group] = true }
                    continue
                }
                let other = TokenPath(target).names[0]
                if other == group { continue }
                literal[group] = false
                targets.insert(Substring(String(other)))
            }
        }
        return targets.filter { literal[$0] == true }
    }

    private static func isColor(_ path: TokenPath, _ scan: inout ThemeScan) -> Bool {
        let handle = scan.handle(path)
        var isColor = false
        scan.forEach([handle]) { scan in
            if case .color? = scan.value(handle) { isColor = true }
        }
        return isColor
    }

    /// The path of a whole reference in braces.
    private static func target(of definition: TokenDefinition) -> String? {
        guard let text = definition.value.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// A palette of two colors, and tokens that refer to some.
    private static func example(links: [String: String]) -> RuleExample {
        let lines = links.sorted { $0.key < $1.key }.map { "\"\($0.key)\": { \"$value\": \"{palette.\($0.value)}\" }" }
        return ThemeExample.tokens(
            """
            {
              "palette": {
                "$type": "color",
                "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
                "teal": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 0.5] } }
              },
              "text": { \(lines.joined(separator: ", ")) }
            }
            """)
    }
}

extension UnusedToken {
    fileprivate static func message(_ path: TokenPath) -> String {
        "\(Wording.quoted(path.text)) is used by nothing; remove it, or list it in 'tokens.public'"
    }

    fileprivate static func message(_ group: String, _ names: [String]) -> String {
        "\(group) has \(names.count) tokens that nothing uses: \(Wording.first(of: names)); "
            + "remove them, or list them in 'tokens.public'"
    }
}
